import { css } from '@linaria/core';
import { when } from '../../theme/breakpoints';

/** For controls that do nothing without script. */
export const scriptOnly = css`
  ${when.noScript} {
    display: none;
  }
`;
