import { css } from '@linaria/core';
import { FILTER_OPTIONS } from '../../config/listFilter';
import { from, upFrom, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { smallControl } from '../../theme/smallControl';
import { border, corner, space } from '../../theme/space';

/**
 * Selector of what follows the filter's section. Each change inside the element with `:has()` makes the browser compute
 * the styles of the lists again, so that element is not the document.
 */
const listsAfter = (filter: string) => `section:has(> ${filter}) ~ section`;

/** Selectors of the entries that do not belong to the chosen option. */
const leftOut = Array.from(
  { length: FILTER_OPTIONS },
  (_, index) =>
    `${listsAfter(`& [data-option='${index + 1}']:checked`)} [data-in]:not([data-in~='${index + 1}'])`,
).join();

/* Styles alone do the filtering, so it works without script. */
export const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: 0;

  /*
   * Removed from the list or, in a wall from xl, reduced to the black of their poster: the filter turns the other inks,
   * all bright, white, which multiplied by the paper leaves the paper. Neither screen readers nor the keyboard reach
   * them, nor the picture that stays visible.
   */
  ${leftOut} {
    --plate: grayscale(1) brightness(1.8);
    --printed: multiply;
    --paper: ${color.bg};
    --sheet: ${border.hair} solid ${color.hair};
    display: var(--left-out, none);
    visibility: hidden;
    pointer-events: none;
  }

  ${from.xl} {
    ${listsAfter('&')} [data-wall] {
      > li {
        --left-out: list-item;
      }

      [data-teaser='poster'] {
        visibility: visible;
        background: var(--paper);
        outline: var(--sheet);
        outline-offset: -${border.hair};

        img {
          filter: var(--plate);
          mix-blend-mode: var(--printed);
        }
      }
    }
  }

  /* The rest of a wall is in two equal columns; with the widths of the full wall, rows would have gaps. */
  @media ${upFrom.md} and (not ${upFrom.xl}) {
    ${listsAfter("& :checked:not([data-option='0'])")} [data-wall] > li {
      --beside: calc(var(--ratio) * 2);
      grid-column: span 6;
      margin-block-start: 0;
    }
  }

  /* Nothing can be filtered without :has(). */
  @supports not selector(:has(*)) {
    display: none;
  }

  ${when.print} {
    display: none;
  }
`;

/* Options of another trait that do not fit beside the first begin a line. The opener continues the last line. */
export const shown = css`
  display: contents;

  &:not(:has(+ details)) {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }

  &:has(+ div) {
    padding-inline-end: ${space(4)};
  }
`;

/* In the line of the chips but without a border: it opens the traits and chooses nothing. */
export const opener = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${space(11)};
  padding: 7px 10px 8px 14px;
  ${smallControl}
  border-color: transparent;
  line-height: 1.2;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & > svg {
    transform: rotate(45deg);
  }

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

/* When closed, shows only the chosen option. */
export const traits = css`
  flex-basis: 100%;
  border-block-end: ${border.hair} solid ${color.hair};

  details:not([open]) + & {
    border: 0;
  }

  details:not([open]) + &:not(:has(:checked)),
  details:not([open]) + & > :not(:has(:checked)),
  details:not([open]) + & label:not(:has(:checked)) {
    display: none;
  }
`;

export const option = css`
  position: relative;
  display: inline-grid;
`;

/* Covers its chip, so that the chip shows the focus and receives the presses. */
export const control = css`
  position: absolute;
  inset: 0;
  margin: 0;
  appearance: none;
  border-radius: ${corner.buttonSmall};
  cursor: pointer;
`;

export const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${space(11)};
  padding: 7px 18px 8px 14px;
  ${smallControl}
  line-height: 1.2;

  & > sup {
    align-self: start;
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  ${when.hover} {
    input:hover + & {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }

  input:checked + & {
    background: ${color.text};
    color: ${color.bg};
  }

  ${when.forcedColors} {
    input:checked + & {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
