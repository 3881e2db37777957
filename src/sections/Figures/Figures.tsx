import { css, cx } from '@linaria/core';
import { from } from '../../theme/breakpoints';
import { headed, headings } from '../../theme/mixins';
import { layout as distances, space } from '../../theme/space';
import { fontFamily, type, TYPE_SCALE, type TypeStep } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const figures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(14)} ${distances.gridGap};

  & > div {
    flex: 1 1 100%;
  }
`;

/** Equal columns, but none narrower than its numeral: overflowing columns start a new row. */
const columns = css`
  ${from.md} {
    & > div {
      flex-basis: 0;
      min-width: max-content;
    }
  }
`;

/** Four figures are laid out in pairs before they fit in a row. */
const fours = css`
  ${from.md} {
    & > div {
      flex-basis: 40%;
      min-width: max-content;
    }
  }

  ${from.lg} {
    & > div {
      flex-basis: 0;
    }
  }
`;

/** In the flow of text; three are in columns, because the third would be alone below a pair. */
const pairs = css`
  gap: ${space(8)} ${distances.gridGap};

  ${from.sm} {
    & > div {
      flex-basis: 40%;
    }
  }
`;

/** Three in the flow of text share its width in a row, so their size depends on it. */
const threes = css`
  container-type: inline-size;

  & > div > dd {
    font-size: max(3.25rem, 10.5cqi);
  }
`;

const figure = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space(5)};

  /* Captions side by side are not read across; narrow ones need the room for long words. */
  & > dt {
    contain: inline-size;
    padding-inline-end: clamp(0px, 100% - 9em, ${space(4)});
    text-wrap: balance;
  }

  & small {
    margin-inline-start: 0.1em;
    font-size: 0.5em;
    vertical-align: 0.72em;
  }

  & small[data-unit='word'] {
    margin-inline-start: 0.3em;
    font-size: 0.34em;
    vertical-align: 1.3em;
  }
`;

/** Declarations of a step without its tracking, so that digits stay apart. */
const digits = ({ size, lineHeight }: TypeStep, fitted = size) =>
  `font: 800 ${fitted} / ${lineHeight} ${fontFamily.display};`;

const values = {
  split: css`
    /* In text twice as large, its digits would not fit into a line of a phone. */
    ${digits(TYPE_SCALE.figure, `min(35vw, ${TYPE_SCALE.figure.size})`)}

    ${from.md} {
      /* In a column no wider than its numeral, it would touch the next one. */
      padding-inline-end: 0.2em;
      white-space: nowrap;
    }
  `,
  flow: css`
    ${digits(TYPE_SCALE.d1)}
    white-space: nowrap;
  `,
};

/** Four numerals in a row must be smaller than three. */
const dense = css`
  ${from.lg} {
    font-size: clamp(6rem, 2.6rem + 7vw, 11rem);
  }
`;

const captions = {
  split: css`
    max-width: 24ch;
    ${type.lead}
  `,
  flow: css`
    max-width: 32ch;
  `,
};

/** Units up to this length are symbols (%, dB, cm); longer ones are words and are set smaller. */
const SYMBOL_LETTERS = 2;

/** Class of the columns. */
function arrangement(layout: 'split' | 'flow', count: number): string {
  if (layout === 'flow') return count === 3 ? cx(columns, threes) : pairs;
  return count === 4 ? fours : columns;
}

/** Large numerals, each with a caption. */
export function Figures({ block, layout = 'split' }: SectionProps<'figures'>) {
  const count = block.items.length;
  const isDense = count > 3 || block.items.some((item) => `${item.value}${item.unit ?? ''}`.length > 6);
  return (
    <div className={headed}>
      {block.heading && <h2 className={headings.d3}>{block.heading}</h2>}
      <dl className={cx(figures, arrangement(layout, count))}>
        {block.items.map((item, index) => (
          <div key={index} className={figure}>
            <dt className={captions[layout]}>{item.caption}</dt>
            <dd className={cx(values[layout], layout === 'split' && isDense && dense)}>
              {item.value}
              {item.unit && (
                <small data-unit={item.unit.length > SYMBOL_LETTERS ? 'word' : 'symbol'}>{item.unit}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
