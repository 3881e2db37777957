import { css, cx } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';

const base = css`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  gap: 14px;
  max-width: 100%;
  border: ${border.line} solid transparent;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  print-color-adjust: exact;
  ${type.control}

  /* Two ink plates: lime over the full width, with yellow over its first 38 %. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: calc(-1 * ${border.line});
    border-radius: inherit;
    background: ${ink.lime};
    clip-path: inset(0 100% 0 0);
    transition: clip-path ${duration.hover} ${easing.out};
  }

  &::after {
    background: ${ink.yellow};
  }

  ${when.hover} {
    &:hover:not([aria-disabled='true']) {
      color: ${ink.black};
    }

    &:hover:not([aria-disabled='true'])::before {
      clip-path: inset(0);
    }

    &:hover:not([aria-disabled='true'])::after {
      clip-path: inset(0 62% 0 0);
    }
  }

  &:active:not([aria-disabled='true']) {
    transform: translate(2px, 2px);
    transition: transform ${duration.press} ${easing.out};
  }

  /* One plate has the colour of the ground here, so the border shows the shape. */
  :is([data-theme='yellow'], [data-theme='lime']) & {
    &::before,
    &::after {
      inset: 0;
    }

    &:hover {
      border-color: ${color.text};
    }
  }

  &[aria-disabled='true'] {
    border-color: ${color.hair};
    background: ${color.hair};
    color: ${color.text};
    cursor: not-allowed;
  }

  :is([data-theme='yellow'], [data-theme='blue'], [data-theme='lime']) &[aria-disabled='true'] {
    border-color: ${color.text};
    background: ${color.surface};
  }
`;

const variants = {
  filled: css`
    background: ${color.text};
    color: ${color.bg};
  `,
  outline: css`
    border-color: currentColor;
    background: none;
    color: ${color.text};
  `,
  accent: css`
    background: ${ink.yellow};
    color: ${ink.black};
  `,
};

const sizes = {
  regular: css`
    min-height: ${space(14)};
    padding-block: 12px 13px;
    padding-inline: 22px 28px;
    border-radius: ${corner.button};
  `,
  small: css`
    gap: ${space(2)};
    min-height: ${space(11)};
    padding-block: 7px 8px;
    padding-inline: 14px 20px;
    border-radius: ${corner.buttonSmall};
    font-size: 0.9375rem;
  `,
};

const wide = css`
  justify-content: center;
  width: 100%;
`;

/** Look of a button: filled (one per part of the page), outline, or accent (yellow, on dark only). */
export type ButtonVariant = keyof typeof variants;

/** Height of a button: 56 or 44 px. */
export type ButtonSize = keyof typeof sizes;

/** Returns the class names of a button, or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, isWide = false): string {
  return cx(base, sizes[size], variants[variant], isWide && wide);
}
