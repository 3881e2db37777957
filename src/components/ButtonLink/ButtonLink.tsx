import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../Button/buttonStyles';
import { Icon, type IconChoice } from '../Icon/Icon';
import { Link } from '../Link/Link';

export interface ButtonLinkProps {
  /** Path of a page, address of another host, `#anchor` or `mailto:`. */
  href: string;
  /** Filled is the one next step of its part of the page; accent only on dark. */
  variant?: ButtonVariant;
  /** 56 or 44 px high. */
  size?: ButtonSize;
  /** Links to other hosts carry the diagonal arrow unless another icon is named. */
  icon?: IconChoice | undefined;
  /** Language of the target, said to the visitor when it is not the page's own. */
  hreflang?: Locale | undefined;
  /** Another host: opens in a new tab and says so. */
  isExternal?: boolean | undefined;
  /** `page` where the link leads to the page it stands on. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** Where it leads. */
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
