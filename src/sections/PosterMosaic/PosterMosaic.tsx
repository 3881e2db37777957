import { css, cx } from '@linaria/core';
import { PosterTeaser } from '../../components/PosterTeaser/PosterTeaser';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import type { MosaicSpan } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { headingWithText } from '../../theme/paper';
import { layout } from '../../theme/space';
import type { SectionProps } from '../sectionProps';

const stack = css`
  display: grid;
  gap: ${layout.headingGap};
`;

const mosaic = css`
  display: grid;
  gap: clamp(48px, 5.5vw, 104px) ${layout.gridGap};
  align-items: start;

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** In a selection of up to four the right column hangs lower, as if pasted by hand. */
const dropped = css`
  ${from.md} {
    & > li:nth-child(2) {
      margin-block-start: 9vw;
    }

    & > li:nth-child(4) {
      margin-block-start: 14vw;
    }
  }
`;

const spans: Record<MosaicSpan, string> = {
  4: css`
    ${from.md} {
      grid-column: span 4;
    }
  `,
  5: css`
    ${from.md} {
      grid-column: span 5;
    }
  `,
  6: css`
    ${from.md} {
      grid-column: span 6;
    }
  `,
  7: css`
    ${from.md} {
      grid-column: span 7;
    }
  `,
  8: css`
    ${from.md} {
      grid-column: span 8;
    }
  `,
};

const SELECTION_SIZE = 4;

/** Pages as a wall of posters in rows of two, never three equal ones side by side. */
export function PosterMosaic({ block, isFirst = false }: SectionProps<'posters'>) {
  const isSelection = block.items.length <= SELECTION_SIZE;
  return (
    <div className={`${stack} ${headingWithText}`}>
      {(block.heading || block.note) && (
        <SectionHead heading={block.heading} link={block.link} note={block.note} size="d1" />
      )}
      <ul className={cx(mosaic, isSelection && dropped)} data-wall>
        {block.items.map((teaser, index) => (
          <li key={teaser.href} className={spans[teaser.span]} data-in={teaser.shownBy}>
            <PosterTeaser teaser={teaser} isPriority={isFirst && index === 0} level={block.heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
