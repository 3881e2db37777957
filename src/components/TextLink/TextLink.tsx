import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales';
import { Icon, type IconChoice } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { type TextLinkSize, textLinkClass } from './textLinkStyles';

export interface TextLinkProps {
  /** Path of a page, URL of another host, `#anchor`, `mailto:` or `tel:`. */
  href: string;
  /** Defaults to the diagonal arrow for links to other hosts. */
  icon?: IconChoice | undefined;
  /** Side of the icon; `start` for back links. */
  iconSide?: 'start' | 'end';
  /** Step of the type scale. */
  size?: TextLinkSize;
  /** Language of the target; announced if it differs from the page's. */
  hreflang?: Locale | undefined;
  /** Another host: opens in a new tab and announces it. */
  isExternal?: boolean | undefined;
  /** Text of the link. */
  children: ReactNode;
}

/** A standalone link, underlined. Links in running text are rendered by RichText. */
export function TextLink({
  icon,
  iconSide = 'end',
  size = 'regular',
  isExternal = false,
  children,
  ...link
}: TextLinkProps) {
  const shownIcon = icon ?? (isExternal ? 'arrow-external' : undefined);
  const drawing = shownIcon && <Icon name={shownIcon} size={20} />;
  return (
    <Link {...link} isExternal={isExternal} className={textLinkClass(size)}>
      {iconSide === 'start' && drawing}
      <span>{children}</span>
      {iconSide === 'end' && drawing}
    </Link>
  );
}
