import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../Button/buttonStyles';
import { Icon, type IconChoice } from '../Icon/Icon';
import { Link } from '../Link/Link';

export interface ButtonLinkProps {
  /** Path of a page, URL of another host, `#anchor` or `mailto:`. */
  href: string;
  /** Filled for the single next step of its part of the page; accent only on dark. */
  variant?: ButtonVariant;
  /** 56 or 44 px high. */
  size?: ButtonSize;
  /** Defaults to the diagonal arrow for links to other hosts. */
  icon?: IconChoice | undefined;
  /** Language of the target; announced if it differs from the page's. */
  hreflang?: Locale | undefined;
  /** Another host: opens in a new tab and announces it. */
  isExternal?: boolean | undefined;
  /** Text of the link. */
  children: ReactNode;
}

/** A link that looks like a button: the single next step of its part of the page. */
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
