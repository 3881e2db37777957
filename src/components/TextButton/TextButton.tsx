import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon, type IconChoice } from '../Icon/Icon';
import { type TextLinkSize, textLinkClass } from '../TextLink/textLinkStyles';

const bare = css`
  padding-block-start: 0;
  padding-inline: 0;
  border: 0;
  background: none;
  text-align: start;
`;

export interface TextButtonProps {
  /** Shown after the text. */
  icon?: IconChoice | undefined;
  /** Step of the type scale. */
  size?: TextLinkSize;
  /** Called on a press. */
  onClick: () => void;
  /** The action, as a verb. */
  children: ReactNode;
}

/** A button for a minor action on this page that looks like a standalone link: print, copy, reset. */
export function TextButton({ icon, size = 'regular', onClick, children }: TextButtonProps) {
  return (
    <button type="button" className={cx(bare, textLinkClass(size))} onClick={onClick}>
      <span>{children}</span>
      {icon && <Icon name={icon} size={20} />}
    </button>
  );
}
