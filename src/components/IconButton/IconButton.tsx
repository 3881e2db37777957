import { css, cx } from '@linaria/core';
import type { AriaAttributes, MouseEventHandler } from 'react';
import type { CursorType } from '../../config/cursors';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border, corner, space } from '../../theme/space';
import { Icon, type IconChoice } from '../Icon/Icon';

const base = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(14)};
  height: ${space(14)};
  padding: 0;
  border: ${border.line} solid transparent;
  cursor: pointer;

  ${when.hover} {
    &:hover {
      border-color: ${ink.yellow};
      background: ${ink.yellow};
      color: ${ink.black};
    }
  }

  [data-theme='yellow'] &:hover,
  [data-theme='lime'] &:hover {
    border-color: ${color.text};
  }

  &:active {
    transform: translate(2px, 2px);
    transition: transform ${duration.press} ${easing.out};
  }

  ${when.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const shapes = {
  corner: css`
    border-radius: ${corner.button};
  `,
  round: css`
    border-radius: 50%;
  `,
};

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
};

export interface IconButtonProps extends Pick<AriaAttributes, 'aria-pressed'> {
  /** Accessible name: the action of the button. */
  label: string;
  /** The icon, the only visible content. */
  icon: IconChoice;
  /** Round for the stage's controls. */
  shape?: keyof typeof shapes;
  /** Filled, or with an outline. */
  variant?: keyof typeof variants;
  /** Shape of the custom cursor over it. */
  cursor?: CursorType | undefined;
  /** Called on a press. */
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** A 56 px button that shows only an icon. */
export function IconButton({
  label,
  icon,
  shape = 'corner',
  variant = 'filled',
  cursor,
  onClick,
  ...aria
}: IconButtonProps) {
  return (
    <button
      {...aria}
      className={cx(base, shapes[shape], variants[variant])}
      type="button"
      aria-label={label}
      data-cursor={cursor}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
