import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { type, TYPE_SCALE } from '../../theme/type';

/** Width of the action within the row, including the gap. */
const ACTION = '40px';

/** The row: the link and the action beside it. */
export const frame = css`
  position: relative;
`;

/** Three lines on a phone (title; place and hours; pay and level), two from md, one from xl. */
export const line = css`
  &[href] {
    gap: ${space(1)} ${space(5)};
    padding-block: 12px 14px;
    font-variant-numeric: tabular-nums;
    ${type.small}
    /* From xl it grows with the window, as the headlines above it do. */
    font-size: max(0.9375rem, 0.3rem + 0.75vw);
    line-height: 1.4;
  }

  ${from.md} {
    &[href] {
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 0.55fr) minmax(0, 1.1fr) minmax(0, 0.9fr);
    }
  }

  ${from.xl} {
    &[href] {
      /* Facts have widths in em, so they grow with the text; a title with two tags gets the rest. */
      column-gap: ${space(4)};
      grid-template-columns: minmax(0, 1fr) auto 13.8em 4.7em 13.1em 8.1em 28px;
      padding-block: 18px 20px;
    }
  }

  ${when.scripting} {
    [data-action] > &[href] > :first-child {
      padding-inline-end: ${ACTION};
    }

    ${from.md} {
      [data-action] > &[href] {
        padding-inline-end: ${ACTION};
      }

      [data-action] > &[href] > :first-child {
        padding-inline-end: 0;
      }
    }
  }
`;

export const title = css`
  ${type.d4}
  font-size: max(${TYPE_SCALE.d4.size}, 0.2rem + 1.75vw);

  ${from.md} {
    grid-area: 1 / 1 / auto / 4;
  }

  ${from.xl} {
    grid-area: 1 / 1;
  }
`;

/** A line of facts on a phone; on wider screens cells that follow each other in the first row. */
export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(4)};
  min-width: 0;

  ${from.md} {
    display: contents;
  }
`;

export const pay = css`
  font-weight: 650;
`;

/** In the line of the title, on a phone at the end of the last line. Does not increase the line height when filled. */
export const tags = css`
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  align-self: center;
  max-height: 1.4em;
  margin-inline-start: auto;

  & > [data-tag] {
    min-height: 22px;
    padding: 1px 9px 2px 7px;
    border-radius: 0 0 11px 0;
  }

  ${from.md} {
    grid-area: 1 / 4;
    align-self: baseline;
    margin-block: -4px;
  }

  ${from.xl} {
    grid-area: 1 / 2;
  }
`;

/** What this device remembers of the job; takes no space while empty. */
export const note = css`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

/** Why a search found the job, below everything else. */
export const remark = css`
  grid-column: 1 / -1;
  color: ${color.muted};
`;

/** Shown only at xl, where it has a column. */
export const arrow = css`
  display: none;

  ${from.xl} {
    display: flex;
    position: static;
    grid-area: 1 / 7;
    margin-block: auto;
  }
`;

/**
 * Position of the action: beside the title on a phone, so that the facts keep their lines, otherwise in their line. The
 * drawing of its icon, 15 px within the control, ends with the row.
 */
export const action = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: -15px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;

  ${when.hover} {
    a:hover + & {
      color: ${color.onAccent};
    }
  }

  ${from.md} {
    inset-block: auto 2px;
  }

  ${from.xl} {
    /* In the first line of a title that breaks, whose size is 0.2rem + 1.75vw. */
    inset-block: calc(0.164rem + 1.435vw - 5px) auto;
  }
`;
