import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales';
import { Icon, type IconChoice } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { type TextLinkSize, textLinkClass } from './textLinkStyles';

export interface TextLinkProps {
  /** Path of a page, address of another host, `#anchor`, `mailto:` or `tel:`. */
  href: string;
  /** Links to other hosts carry the diagonal arrow unless another icon is named. */
  icon?: IconChoice | undefined;
  /** Where the icon stands; back links have it in front. */
  iconSide?: 'start' | 'end';
  /** Step of the type scale. */
  size?: TextLinkSize;
  /** Language of the target, said to the visitor when it is not the page's own. */
  hreflang?: Locale | undefined;
  /** Another host: opens in a new tab and says so. */
  isExternal?: boolean | undefined;
  /** `page` where the link leads to the page it stands on. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** Where it leads. */
  children: ReactNode;
}

/** A link that stands alone, with a line below it. Links in running text are RichText's. */
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
