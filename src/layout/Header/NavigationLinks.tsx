import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link';
import type { Locale } from '../../content/locales';
import type { NavigationItem, NavigationView } from '../../content/pageData';
import { currentOf } from '../../lib/currentOf';

/** Props shared by all variants of the main navigation: in the header, in the menu, and without script. */
export interface NavigationProps {
  /** Menus in the page's language. */
  navigation: NavigationView;
  /** Path of the page in each language it exists in. */
  languages: Partial<Record<Locale, string>>;
  /** Language of the page. */
  locale: Locale;
  /** Path of the current page; its link is marked. */
  path: string;
}

export interface NavigationLinksProps {
  /** Pages of the site and external links, in order. */
  items: readonly NavigationItem[];
  /** Path of the current page; its link is marked. */
  path: string;
  /** Class of each link, which is unstyled otherwise. */
  className: string;
  /** Class of each list item. */
  lineClass?: string;
  /** Content after the words of a link, such as a number, by the link's path. */
  behind?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The list items of a main navigation. */
export function NavigationLinks({ items, path, className, lineClass, behind }: NavigationLinksProps) {
  return items.map(({ titleNavigation, fields, isExternal, paths }) => (
    <li key={fields.fullPath} className={lineClass}>
      <Link
        href={fields.fullPath}
        className={className}
        isExternal={isExternal}
        aria-current={currentOf(fields.fullPath, path, paths)}
      >
        {titleNavigation}
        {behind?.[fields.fullPath]}
      </Link>
    </li>
  ));
}
