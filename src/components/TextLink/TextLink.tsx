import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Locale } from '../../content/locales';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border } from '../../theme/space';
import { type } from '../../theme/type';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Link } from '../Link/Link';

const base = css`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  min-height: 28px;
  padding-block-end: 4px;
  font-weight: 650;
  text-decoration: none;

  /* Underline and marker are one plate each; the marker rises over the words. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${color.accent};
    clip-path: inset(100% 0 0);
    transition: clip-path ${duration.hover} ${easing.out};
  }

  &::after {
    inset-block-start: auto;
    height: ${border.line};
    background: currentColor;
    clip-path: none;
  }

  ${when.hover} {
    &:hover {
      color: ${color.onAccent};
    }

    &:hover::before {
      clip-path: inset(0);
    }
  }
`;

const sizes = {
  small: css`
    ${type.small}
    font-weight: 650;
  `,
  regular: css`
    ${type.body}
    font-weight: 650;
    line-height: 1.4;
  `,
  lead: css`
    ${type.lead}
    font-weight: 650;
  `,
};

export interface TextLinkProps {
  /** Path of a page, address of another host, `#anchor`, `mailto:` or `tel:`. */
  href: string;
  /** Links to other hosts carry the diagonal arrow unless another icon is named. */
  icon?: IconName | undefined;
  /** Where the icon stands; back links have it in front. */
  iconSide?: 'start' | 'end';
  /** Step of the type scale. */
  size?: keyof typeof sizes;
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
    <Link {...link} isExternal={isExternal} className={cx(base, sizes[size])}>
      {iconSide === 'start' && drawing}
      <span>{children}</span>
      {iconSide === 'end' && drawing}
    </Link>
  );
}
