import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';

/**
 * Class of an opening as high as the screen, whose ground goes on behind the header; where the header could not be read on it,
 * the opening starts below (`data-below-header`). Compact ones leave room for what follows; one that would leave most of an upright
 * screen empty sets `--tallest`. A class, not a text that each opening takes up: compiled at once, those that take up the same text
 * stop each other's compilation.
 */
export const openingFrame = css`
  --opening-height: min(100svh, var(--tallest, 1000px));
  --header: 88px;
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: var(--opening-height);
  padding-top: var(--header);

  ${from.lg} {
    --opening-height: min(100svh, 75vw, max(1000px, 50vw));
    --header: 104px;
  }

  &[data-compact] {
    --opening-height: min(66svh, max(760px, 36vw));
  }

  &[data-below-header] {
    min-height: calc(var(--opening-height) - var(--header));
    margin-top: var(--header);
    padding-top: 0;
  }

  ${when.print} {
    display: block;

    &,
    &[data-below-header] {
      min-height: 0;
      margin-top: 0;
      padding-top: 0;
    }
  }
`;
