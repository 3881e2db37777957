import { css } from '@linaria/core';
import { Leporello } from '../../components/Leporello/Leporello';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { bleed } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { layout } from '../../theme/space';
import type { SectionProps } from '../sectionProps';

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.headingGap};
`;

/** The seven locations as a fold-out. */
export function Cities({ block }: SectionProps<'cities'>) {
  return (
    <div className={`${stack} ${headingWithText}`}>
      {(block.heading || block.link) && (
        <div className={bleed}>
          <SectionHead heading={block.heading} link={block.link} />
        </div>
      )}
      <Leporello cities={block.items} current={block.current} />
    </div>
  );
}
