import { css, cx } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import type { Theme } from '../../config/themes';
import { from, when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { bleed } from '../../theme/mixins';
import { layout, NUMERAL_SIZE } from '../../theme/space';
import { D1_MAX, fontFamily, type } from '../../theme/type';
import { openingFrame } from './openingFrame';

const opening = css`
  justify-content: space-between;
  /* Narrow screens: at most square, since three digits are so low that a full screen would be mostly empty. */
  --tallest: calc(100vw + var(--header));

  --plate-a: ${ink.yellow};
  --plate-b: ${ink.blue};
  --overlap: ${ink.lime};

  &[data-theme='yellow'] {
    --plate-a: ${ink.paper};
    --plate-b: ${ink.lime};
    --overlap: ${ink.blue};
  }

  &[data-theme='blue'] {
    --plate-a: ${ink.lime};
    --plate-b: ${ink.paper};
    --overlap: ${ink.yellow};
  }

  &[data-theme='lime'] {
    --plate-a: ${ink.blue};
    --plate-b: ${ink.yellow};
    --overlap: ${ink.paper};
  }

  &[data-compact] {
    --opening-height: 0px;
    flex-direction: row;
    align-items: flex-end;
    overflow: hidden;
  }

  /* A single digit would leave the width empty: it stands beside the words, as high as the opening. */
  ${from.lg} {
    &:not([data-compact]):has(> [data-digits='1']) {
      flex-direction: row;
      align-items: flex-end;
      /* A long word may push the digit beyond the edge. */
      overflow: hidden;

      /* Most words are whole beside it; the longest break once. */
      & h1 {
        font-size: min(${D1_MAX}, 7.8vw);
      }
    }
  }
`;

const words = css`
  padding-block: clamp(16px, 3vw, 40px) clamp(16px, 2.4vw, 40px);

  ${from.lg} {
    & h1 {
      max-width: 18ch;
    }
  }

  [data-compact] > & {
    flex: 1 1 auto;
    padding-bottom: 0;
    padding-inline-end: 0;

    ${from.lg} {
      padding-inline: 0 45%;
    }
  }

  ${from.lg} {
    [data-compact] > & h1 {
      ${type.d2}
    }
  }
`;

/** The bottom edge of its box cuts the digits. One em is the line height; a digit is at most 0.42 em wide. */
const numeral = css`
  --digits: 2;
  display: block;
  flex: none;
  width: 100%;
  height: 0.61em;
  padding-inline-start: ${layout.pageMargin};
  font: 800 calc(205vw / max(2, var(--digits))) / 1 ${fontFamily.display};
  letter-spacing: -0.02em;
  forced-color-adjust: none;

  &[data-digits='1'] {
    --digits: 1;
  }

  &[data-digits='3'] {
    --digits: 3;
  }

  &[data-digits='4'] {
    --digits: 4;
  }

  /* Fills the width, cut where the words leave no more room; at least the upper half of the digits stays. */
  ${from.lg} {
    flex: 1 0 0.38em;
    max-height: 0.56em;
    font-size: min(calc(205vw / max(2, var(--digits))), 1.5 * var(--opening-height));

    &[data-digits='1'] {
      flex: none;
      width: calc(0.5em + ${layout.pageMargin});
      height: 0.56em;
      padding: 0;
    }
  }

  & > text:nth-of-type(1) {
    fill: var(--plate-a);
  }

  & > text:nth-of-type(2) {
    fill: var(--plate-b);
  }

  & > text:nth-of-type(3) {
    fill: var(--overlap);
  }

  [data-compact] > & {
    width: calc(var(--digits) * 0.42em + 0.08em);
    padding: 0;
    font-size: 44vw;

    /* Two columns of the page grid for each digit, before the headline. */
    ${from.lg} {
      flex: none;
      max-height: none;
      order: -1;
      width: calc(var(--digits) * (100% - 2 * ${layout.pageMargin} + ${layout.gridGap}) / 6);
      height: 0.61em;
      margin-inline-start: ${layout.pageMargin};
      font-size: ${NUMERAL_SIZE};
    }
  }

  ${when.print} {
    display: none;
  }
`;

export interface NumeralOpeningProps {
  /** At most four digits; decorative, because the text states the number where it matters. */
  numeral: string;
  /** Ground on which they are printed; defaults to that of the page. */
  ground?: Theme | undefined;
  /** true if the content below must also be visible on the first screen. */
  isCompact?: true | undefined;
  /** Headline with its surrounding text. */
  children: ReactNode;
}

/**
 * Opening with a giant number, printed with two plates out of register and cut by the bottom edge, below or beside the
 * headline.
 */
export function NumeralOpening({ numeral: digits, ground, isCompact, children }: NumeralOpeningProps) {
  const plate = useId();
  return (
    <div className={cx(openingFrame, opening)} data-theme={ground} data-compact={isCompact}>
      <div className={`${bleed} ${words}`}>{children}</div>
      <svg className={numeral} data-digits={digits.length} aria-hidden="true">
        <clipPath id={plate}>
          <text y="0.71em">{digits}</text>
        </clipPath>
        <text y="0.71em">{digits}</text>
        <text x="0.045em" y="0.745em">
          {digits}
        </text>
        <text x="0.045em" y="0.745em" clipPath={`url(#${plate})`}>
          {digits}
        </text>
      </svg>
    </div>
  );
}
