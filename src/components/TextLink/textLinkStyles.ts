import { css, cx } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border } from '../../theme/space';
import { type } from '../../theme/type';

const base = css`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  min-height: 28px;
  padding-block-end: 4px;
  font-weight: 650;
  text-decoration: none;
  cursor: pointer;

  /* ::before is the marker, which rises behind the words on hover, ::after the underline. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${color.accent};
    clip-path: inset(100% 0 0);
    transition: clip-path ${duration.hover} ${easing.out};
  }

  &::after {
    inset-block-start: auto;
    height: ${border.line};
    background: currentColor;
    clip-path: none;
  }

  ${when.hover} {
    &:hover {
      color: ${color.onAccent};
    }

    &:hover::before {
      clip-path: inset(0);
    }
  }
`;

const sizes = {
  small: css`
    ${type.small}
    font-weight: 650;
  `,
  regular: css`
    ${type.body}
    font-weight: 650;
    line-height: 1.4;
  `,
  lead: css`
    ${type.lead}
    font-weight: 650;
  `,
};

/** Text size of a link: small, running text or lead. */
export type TextLinkSize = keyof typeof sizes;

/** Returns the class names of a standalone link, or of a button that looks like one. */
export function textLinkClass(size: TextLinkSize): string {
  return cx(base, sizes[size]);
}
