import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { ControlStrip } from '../ControlStrip/ControlStrip';
import { Icon, type IconChoice } from '../Icon/Icon';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonStyles';

export interface ButtonProps extends Pick<AriaAttributes, 'aria-pressed'> {
  /** HTML type of the button. */
  type?: 'button' | 'submit';
  /** Filled for the single main action of its part of the page; accent only on dark. */
  variant?: ButtonVariant;
  /** 56 or 44 px high. */
  size?: ButtonSize;
  /** As wide as its container, with centred text. */
  isWide?: boolean;
  /** Shown after the text. */
  icon?: IconChoice | undefined;
  /** Work is in progress: the button keeps its position and focus, looks busy and does nothing. */
  isBusy?: boolean;
  /** Not called while busy. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The action, as a verb. */
  children: ReactNode;
}

/** A button for an action on this page. For navigation use ButtonLink. */
export function Button({
  type = 'button',
  variant = 'filled',
  size = 'regular',
  isWide = false,
  icon,
  isBusy = false,
  onClick,
  children,
  ...aria
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...aria}
      className={buttonClass(variant, size, isWide)}
      type={type}
      aria-disabled={isBusy ? true : undefined}
      onClick={handleClick}
    >
      <span>{children}</span>
      {isBusy ? <ControlStrip /> : icon && <Icon name={icon} size={size === 'small' ? 20 : 24} />}
    </button>
  );
}
