import { when } from './breakpoints';
import { color } from './colors';
import { border } from './space';

/** Declarations of a link in running text, or in a line that reads like it. */
export const inlineLink = `
  text-decoration: underline;
  text-decoration-thickness: ${border.line};
  text-underline-offset: 0.2em;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;
