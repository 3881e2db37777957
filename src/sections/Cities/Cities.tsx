import { Leporello } from '../../components/Leporello/Leporello';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { bleed, headed } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import type { SectionProps } from '../sectionProps';

/** The seven locations as a fold-out. */
export function Cities({ block }: SectionProps<'cities'>) {
  return (
    <div className={`${headed} ${headingWithText}`}>
      {(block.heading || block.link) && (
        <div className={bleed}>
          <SectionHead heading={block.heading} link={block.link} />
        </div>
      )}
      <Leporello cities={block.items} current={block.current} />
    </div>
  );
}
