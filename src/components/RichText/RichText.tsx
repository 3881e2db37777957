import { css } from '@linaria/core';
import { Fragment } from 'react';
import type { RichTextView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border } from '../../theme/space';
import { Link } from '../Link/Link';

const inlineLink = css`
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

export interface RichTextProps {
  /** Words and links in order. */
  value: RichTextView;
}

/** Running text with its links. Brings no element of its own: the parent is the paragraph. */
export function RichText({ value }: RichTextProps) {
  return (
    <>
      {value.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <Link
            key={index}
            className={inlineLink}
            href={part.href}
            hreflang={part.hreflang}
            isExternal={part.isExternal}
          >
            {part.label}
          </Link>
        ),
      )}
    </>
  );
}
