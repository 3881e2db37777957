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

/** Values with long words, such as addresses, get the whole line on a small screen and half of it on a medium one. */
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

/** Five or ten facts fill their rows where it is wide enough, instead of leaving cells empty. */
const fiveOnWidestScreens = css`
  ${from.xl} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
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
`;

const lines = css`
  border-block-end: ${border.hair} solid ${color.hair};
`;

const line = css`
  display: grid;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  border-block-start: ${border.hair} solid ${color.hair};

  & > dt {
    color: ${color.muted};
  }

  & > dd {
    font-weight: 650;
  }

  ${from.sm} {
    grid-template-columns: minmax(12rem, 2fr) 3fr;
  }
`;

/**
 * A value with a word too long for half a small screen gets the whole line, and so does a last one without a neighbour;
 * the next short one moves up beside the previous.
 */
const wholeLine = css`
  grid-column: 1 / -1;

  ${from.md} {
    grid-column: auto;
  }
`;

const dense = css`
  grid-auto-flow: row dense;
`;

/** Hyphenated by the browser if a reader's enlarged text needs it; other words break only at hyphens of their own. */
const pairValue = css`
  font-size: 1rem;
  font-weight: 650;
  line-height: 1.3;
  hyphens: auto;

  ${from.md} {
    font-size: 1.125rem;
  }
`;

const looks: Record<'columns' | 'pairs' | 'lines', { item: string; label?: string; value?: string }> = {
  columns: { item: column, label: columnLabel, value: columnValue },
  pairs: { item: column, label: columnLabel, value: pairValue },
  lines: { item: line },
};

/** Characters per line in half of a small screen. */
const PAIR_LETTERS = 14;

/** Characters per line in a quarter of a medium screen. */
const QUARTER_LETTERS = 15;

/** Characters per line in a quarter of a wide screen. */
const WIDE_QUARTER_LETTERS = 20;

/** Characters from which a value is a sentence. It needs the room of a long word, even if its language has short ones. */
const SENTENCE_LETTERS = 60;

/** Length of the longest word in the values of some facts. */
function longestWord(items: readonly FactView[]): number {
  const texts = items.flatMap((item) =>
    item.value.map((part) => (typeof part === 'string' ? part : part.label)),
  );
  const lengths = texts.flatMap((text) => [
    text.length < SENTENCE_LETTERS ? 0 : WIDE_QUARTER_LETTERS,
    ...text.split(/[\s\u00ad-]+/).map((word) => word.length),
  ]);
  return Math.max(0, ...lengths);
}

function fourColumns(letters: number): string {
  if (letters > WIDE_QUARTER_LETTERS) return fourOnWidestScreens;
  return letters > QUARTER_LETTERS ? fourOnWideScreens : perRow[4];
}

export interface FactsProps {
  /** Label and value of each fact, in order. */
  items: FactView[];
  /**
   * `columns`: side by side, two on small screens if the words are short enough. `pairs`: two on small screens, except
   * for those with a long word. `lines`: a table for narrow text columns.
   */
  layout?: keyof typeof looks;
}

/** Labelled values such as client, place or start. */
export function Facts({ items, layout = 'columns' }: FactsProps) {
  const look = looks[layout];
  const count = items.length % 4 === 1 || items.length % 3 === 0 ? 3 : 4;
  const letters = longestWord(items);
  const long = layout === 'pairs' ? items.filter((item) => longestWord([item]) > PAIR_LETTERS) : [];
  const alone = (items.length - long.length) % 2 === 1 ? items.at(-1) : undefined;
  const grid = cx(
    letters > PAIR_LETTERS && layout !== 'pairs' ? singles : pairs,
    layout === 'pairs' && dense,
    count === 4 ? fourColumns(letters) : perRow[3],
    items.length % 5 === 0 && letters <= WIDE_QUARTER_LETTERS && fiveOnWidestScreens,
  );
  return (
    <dl className={layout === 'lines' ? lines : cx(columns, grid)}>
      {items.map((item, index) => (
        <div key={index} className={cx(look.item, (item === alone || long.includes(item)) && wholeLine)}>
          <dt className={look.label}>{item.label}</dt>
          <dd className={look.value}>
            <RichText value={item.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
