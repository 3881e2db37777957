import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Link } from '../Link/Link';
import { type TextLinkSize, textLinkClass } from './textLinkStyles';

export interface TextLinkProps {
  href: string;
  /** Links to other hosts carry the diagonal arrow unless another icon is named. */
  icon?: IconName | undefined;
  iconSide?: 'start' | 'end';
  size?: TextLinkSize;
  hreflang?: Locale | undefined;
  isExternal?: boolean | undefined;
  'aria-current'?: 'page' | 'true' | undefined;
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
