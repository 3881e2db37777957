import { css } from '@linaria/core';

/**
 * Where no script will ever end the first screen, there is none: parts that are not laid out have neither text to copy
 * nor, for a screen reader, a name.
 *
 * @public taken out by Linaria, imported for its effect
 */
export const wholeWithoutScript = css`
  :global() {
    @media (scripting: none) {
      [data-first-screen][data-first-screen] :is(main section, main aside, footer) {
        content-visibility: visible;
      }
    }
  }
`;
