import { css } from '@linaria/core';
import { when } from './breakpoints';
import { color } from './colors';
import { corner, space } from './space';

/** List with quarter tiles as bullets, like the brand's rounded corner, on screen and on paper. */
export const tileList = css`
  /* Without a marker, even an empty one, Safari would not announce it as a list. */
  list-style: '';

  & > li {
    position: relative;
    padding-inline-start: ${space(7)};
  }

  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.45em;
    inset-inline-start: 0;
    width: 14px;
    height: 14px;
    border-radius: ${corner.tag};
    background: ${color.text};
    print-color-adjust: exact;
  }

  ${when.print} {
    & > li {
      padding-inline-start: ${space(5)};
    }

    & > li::before {
      width: 8px;
      height: 8px;
    }
  }

  ${when.forcedColors} {
    & > li::before {
      background: CanvasText;
    }
  }
`;
