import { css, cx } from '@linaria/core';
import { PosterTeaser } from '../../components/PosterTeaser/PosterTeaser';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { ratioOf, ratioOfRow, type WallFormat, type WallPair, type WallRow } from '../../config/posterWall';
import { homePath } from '../../content/locales';
import type { WallPlace } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { from, upFrom, when } from '../../theme/breakpoints';
import { headed } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const rowGap = 'clamp(48px, 5.5vw, 104px)';

const mosaic = css`
  display: grid;
  gap: ${rowGap} ${layout.gridGap};
  align-items: start;

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > [data-span='4'] {
      grid-column: span 4;
    }

    & > [data-span='8'] {
      grid-column: span 8;
    }

    /* The right column of a selection is offset downwards, as if pasted by hand. */
    & > :nth-child(2) {
      margin-block-start: 9vw;
    }

    & > :nth-child(4) {
      margin-block-start: 14vw;
    }

    & > [data-span='12'] {
      grid-column: 1 / -1;

      & > a {
        grid-template-columns: 1fr calc((100% - 2 * ${layout.gridGap}) / 3);
        column-gap: ${layout.gridGap};
      }

      & > a > :nth-child(2) {
        grid-area: 1 / 2;
        align-self: end;

        & > :last-child {
          ${type.d2}
        }
      }
    }
  }
`;

/* Posters in a row have the same height and fill the row: each gets a share of the width according to its aspect
   ratio. */
const wall = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${rowGap} ${layout.gridGap};

  & > li {
    width: 100%;
  }

  ${from.md} {
    & > li {
      width: calc((100% - var(--gaps, 1) * ${layout.gridGap}) * var(--ratio) / var(--beside) - 0.05px);
    }
  }

  /* Visitors of a directory look for a name: on phones the posters are small, beside their words. */
  @media not all and ${upFrom.md} {
    &[data-directory] {
      gap: ${space(6)};
    }

    &[data-directory] a {
      grid-template-columns: 2fr 3fr;
      gap: ${space(6)};
    }

    &[data-directory] p {
      padding-top: 0;
    }
  }
`;

/* On paper only a line of inline blocks keeps its posters and their words on one sheet. */
const onPaper = css`
  ${when.print} {
    && {
      display: block;
      orphans: 1;
      widows: 1;
    }

    && > :not([data-span='12']) {
      display: inline-block;
      width: 29%;
      margin: 0 4% 3% 0;
      vertical-align: top;
    }
  }
`;

const ratios: Record<WallFormat, string> = {
  L: css`
    --ratio: ${ratioOf('L')};
  `,
  P: css`
    --ratio: ${ratioOf('P')};
  `,
  S: css`
    --ratio: ${ratioOf('S')};
  `,
};

const pairs: Record<WallPair, string> = {
  LL: css`
    --beside: ${ratioOfRow('LL')};
  `,
  LP: css`
    --beside: ${ratioOfRow('LP')};
  `,
  PP: css`
    --beside: ${ratioOfRow('PP')};
  `,
  PS: css`
    --beside: ${ratioOfRow('PS')};
  `,
  L: css`
    --beside: ${ratioOf('L')};
    --gaps: 0;
  `,
};

const rows: Record<WallRow, string> = {
  LP: css`
    ${from.xl} {
      --beside: ${ratioOfRow('LP')};
      --gaps: 1;
    }
  `,
  PPS: css`
    ${from.xl} {
      --beside: ${ratioOfRow('PPS')};
      --gaps: 2;
    }
  `,
};

const wallClass = ({ format, pair, row }: WallPlace) => cx(ratios[format], pairs[pair], rows[row]);

/** Pages as posters: one beside its words, a selection in rows of two, or a wall of mixed formats, in rows of two and three from xl up. */
export function PosterMosaic({ block, isFirst = false }: SectionProps<'posters'>) {
  const { locale, path } = usePageInfo();
  const isWall = typeof block.items[0]?.slot === 'object';
  return (
    <div className={`${headed} ${headingWithText}`}>
      <SectionHead
        heading={block.heading}
        link={block.link}
        note={block.note}
        size={path === homePath(locale) ? 'd1' : 'd2'}
      />
      <ul className={cx(isWall ? wall : mosaic, onPaper)} data-wall data-directory={block.isDirectory}>
        {block.items.map((teaser, index) => (
          <li
            key={teaser.href}
            className={typeof teaser.slot === 'object' ? wallClass(teaser.slot) : undefined}
            data-span={typeof teaser.slot === 'number' ? teaser.slot : undefined}
            data-in={teaser.shownBy}
          >
            <PosterTeaser teaser={teaser} isPriority={isFirst && index === 0} level={block.heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
