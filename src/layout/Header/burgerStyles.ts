import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { corner } from '../../theme/space';

/** The black field shared by the burger and the native menu. */
export const burgerBox = css`
  flex: none;
  display: grid;
  place-content: center;
  gap: 8px;
  width: 56px;
  height: 56px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: ${corner.button};
  background: ${color.text};
  color: ${color.bg};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  ${when.hover} {
    &:hover {
      background: ${ink.black};
      color: ${ink.yellow};
    }
  }
`;

/** The burger itself: shown below lg once the script has loaded, and at any width while the menu is not closed. */
export const burger = css`
  [data-pinned='false'] &[data-menu] {
    display: none;
  }

  /* If the native menu was opened before the script loaded, it stays in use until it is closed. */
  details[open] ~ &[data-menu] {
    display: none;
  }

  ${from.lg} {
    &[data-menu='closed'] {
      display: none;
    }
  }

  &[data-menu]:not([data-menu='closed']) {
    background: ${ink.black};
    color: ${ink.yellow};
  }
`;

/** One of the burger's two bars; `data-cross` turns the pair into a cross. */
export const burgerBar = css`
  display: block;
  width: 24px;
  height: 3px;
  background: currentColor;
  transition: transform ${duration.hover} ${easing.out};

  [data-cross='true'] > &:first-child {
    transform: translateY(5.5px) rotate(45deg);
  }

  [data-cross='true'] > &:nth-child(2) {
    transform: translateY(-5.5px) rotate(-45deg);
  }

  ${when.forcedColors} {
    background: ButtonText;
  }
`;
