import type { SectionProps } from '../sectionProps';
import { HouseHead } from './HouseHead';
import { Houses } from './Houses';

/** How to get to a house, on its own page; or to each of them, in the overview. */
export function Visit({ block, isFirst = false }: SectionProps<'visit'>) {
  return 'houses' in block ? <Houses {...block} isFirst={isFirst} /> : <HouseHead {...block} />;
}
