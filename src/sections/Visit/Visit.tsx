import type { SectionProps } from '../sectionProps';
import { HouseHead } from './HouseHead';
import { Houses } from './Houses';

/** Contact details of a house on its own page, or of all houses in the overview. */
export function Visit({ block, isFirst = false }: SectionProps<'visit'>) {
  return 'houses' in block ? <Houses {...block} isFirst={isFirst} /> : <HouseHead {...block} />;
}
