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
  /** Stands after the words. */
  icon?: IconChoice | undefined;
  /** Step of the type scale. */
  size?: TextLinkSize;
  /** Called when it is pressed. */
  onClick: () => void;
  /** What happens, as a verb. */
  children: ReactNode;
}

/** A small thing that happens on this page, in the look of a link that stands alone: print, copy, reset. */
export function TextButton({ icon, size = 'regular', onClick, children }: TextButtonProps) {
  return (
    <button type="button" className={cx(bare, textLinkClass(size))} onClick={onClick}>
      <span>{children}</span>
      {icon && <Icon name={icon} size={20} />}
    </button>
  );
}
