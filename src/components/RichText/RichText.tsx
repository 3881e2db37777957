import { css } from '@linaria/core';
import { Fragment } from 'react';
import type { RichTextView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { inlineLink } from '../../theme/inlineLink';
import { Link } from '../Link/Link';

const link = css`
  ${inlineLink}

  ${when.print} {
    &[href^='http']::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
    }
  }
`;

export interface RichTextProps {
  /** Text and links, in order. */
  value: RichTextView;
}

/** Running text with its links. Renders no element of its own: the parent is the paragraph. */
export function RichText({ value }: RichTextProps) {
  return (
    <>
      {value.map((part, index) =>
        typeof part === 'string' ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <Link
            key={index}
            className={link}
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
