import { css, cx } from '@linaria/core';
import type { FactView } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import { RichText } from '../RichText/RichText';

const columns = css`
  display: grid;
  gap: ${space(6)} ${distances.gridGap};
`;

const pairs = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/** Long words, such as addresses, get the whole line of a small screen, and half of it on a middle one. */
const singles = css`
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const perRow = {
  3: css`
    ${from.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
  4: css`
    ${from.md} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
};

const fourOnWideScreens = css`
  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const fourOnWidestScreens = css`
  ${from.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const column = css`
  padding-block-start: ${space(3)};
  border-block-start: ${border.line} solid ${color.line};
`;

const columnLabel = css`
  margin-block-end: ${space(1)};
  color: ${color.muted};
  ${type.label}
`;

const columnValue = css`
  font-size: 1.125rem;
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const lines = css`
  border-block-end: ${border.hair} solid ${color.hair};
`;

const line = css`
  display: grid;
  gap: ${space(1)} ${space(6)};
  padding-block: ${space(3)};
  border-block-start: ${border.hair} solid ${color.hair};

  ${from.sm} {
    grid-template-columns: 2fr 3fr;
  }
`;

const lineLabel = css`
  color: ${color.muted};
`;

const lineValue = css`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

/** A word too long for half of a small screen gets the whole line; the next short one takes the place beside the one before. */
const longPair = css`
  grid-column: 1 / -1;

  ${from.sm} {
    grid-column: auto;
  }
`;

const dense = css`
  grid-auto-flow: row dense;
`;

/** Nothing on a site breaks inside a word without a hyphen; this is for letters enlarged by the reader. */
const pairValue = css`
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.3;
  hyphens: auto;
  overflow-wrap: anywhere;

  ${from.md} {
    font-size: 1.125rem;
  }
`;

const looks = {
  columns: { item: column, label: columnLabel, value: columnValue },
  pairs: { item: column, label: columnLabel, value: pairValue },
  lines: { item: line, label: lineLabel, value: lineValue },
};

/** Letters that fit on a line of half a small screen. */
const PAIR_LETTERS = 14;

/** Letters that fit on a line of a quarter of a middle screen. */
const QUARTER_LETTERS = 15;

/** Letters that fit on a line of a quarter of a wide screen. */
const WIDE_QUARTER_LETTERS = 20;

/** Letters of the longest word of some facts' values. */
function longestWord(items: readonly FactView[]): number {
  const texts = items.flatMap((item) =>
    item.value.map((part) => (typeof part === 'string' ? part : part.label)),
  );
  return Math.max(0, ...texts.flatMap((text) => text.split(/[\s\u00ad-]+/).map((word) => word.length)));
}

function fourColumns(letters: number): string {
  if (letters > WIDE_QUARTER_LETTERS) return fourOnWidestScreens;
  return letters > QUARTER_LETTERS ? fourOnWideScreens : perRow[4];
}

export interface FactsProps {
  /** Label and value of each fact, in order. */
  items: FactView[];
  /**
   * `columns`: side by side, two on small screens where the words are short enough. `pairs`: two on small screens, save for
   * those with a long word. `lines`: a table for narrow columns of text.
   */
  layout?: keyof typeof looks;
}

/** Labelled values: client, place, start. */
export function Facts({ items, layout = 'columns' }: FactsProps) {
  const look = looks[layout];
  const count = items.length % 4 === 1 || items.length % 3 === 0 ? 3 : 4;
  const letters = longestWord(items);
  const grid = cx(
    letters > PAIR_LETTERS && layout !== 'pairs' ? singles : pairs,
    layout === 'pairs' && dense,
    count === 4 ? fourColumns(letters) : perRow[3],
  );
  return (
    <dl className={layout === 'lines' ? lines : cx(columns, grid)}>
      {items.map((item, index) => (
        <div
          key={index}
          className={cx(look.item, layout === 'pairs' && longestWord([item]) > PAIR_LETTERS && longPair)}
        >
          <dt className={look.label}>{item.label}</dt>
          <dd className={look.value}>
            <RichText value={item.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
