import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { ControlStrip } from '../ControlStrip/ControlStrip';
import { Icon, type IconChoice } from '../Icon/Icon';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonStyles';

export interface ButtonProps
  extends Pick<AriaAttributes, 'aria-controls' | 'aria-describedby' | 'aria-expanded' | 'aria-pressed'> {
  /** What pressing it does in a form. */
  type?: 'button' | 'submit' | 'reset';
  /** Filled is the one main thing to do in its part of the page; accent only on dark. */
  variant?: ButtonVariant;
  /** 56 or 44 px high. */
  size?: ButtonSize;
  /** Fills the width of its place, with the words in the middle. */
  isWide?: boolean;
  /** Stands after the words. */
  icon?: IconChoice | undefined;
  /** Work is under way: the button keeps its place and focus, says so by its look and does nothing. */
  isBusy?: boolean;
  /** Not called while busy. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** What happens, as a verb. */
  children: ReactNode;
}

/** Something that happens on this page. For going somewhere use ButtonLink. */
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
