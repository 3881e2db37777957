import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../Button/buttonStyles';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Link } from '../Link/Link';

export interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Links to other hosts carry the diagonal arrow unless another icon is named. */
  icon?: IconName | undefined;
  hreflang?: Locale | undefined;
  isExternal?: boolean | undefined;
  'aria-current'?: 'page' | 'true' | undefined;
  children: ReactNode;
}

/** A link that looks like a button: the one next step of its part of the page. */
export function ButtonLink({
  variant = 'filled',
  size = 'regular',
  icon,
  isExternal = false,
  children,
  ...link
}: ButtonLinkProps) {
  const shownIcon = icon ?? (isExternal ? 'arrow-external' : undefined);
  return (
    <Link {...link} isExternal={isExternal} className={buttonClass(variant, size)}>
      <span>{children}</span>
      {shownIcon && <Icon name={shownIcon} size={size === 'small' ? 20 : 24} />}
    </Link>
  );
}
