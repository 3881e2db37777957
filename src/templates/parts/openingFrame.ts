import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';

/**
 * Class of a screen-high opening whose ground extends behind the header. Compact ones leave room for the content below;
 * one that would leave most of an upright screen empty sets `--tallest`. A class and not a shared string: modules that
 * interpolate the same string block each other when they are compiled at the same time.
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

  ${when.print} {
    display: block;
    min-height: 0;
    padding-top: 5mm;
  }
`;
