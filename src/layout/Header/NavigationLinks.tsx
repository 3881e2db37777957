import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link';
import type { Locale } from '../../content/locales';
import type { NavigationItem, NavigationView } from '../../content/pageData';
import { currentOf } from '../../lib/currentOf';

/** What every form of the main navigation is given: in the header, in the menu, and without script. */
export interface NavigationProps {
  /** Menus of the language of the page. */
  navigation: NavigationView;
  /** Path of each language version of the page that exists. */
  languages: Partial<Record<Locale, string>>;
  /** Language of the page. */
  locale: Locale;
  /** Path of the page shown; its own link is marked. */
  path: string;
}

export interface NavigationLinksProps {
  /** Pages of the site and addresses of other hosts, in order. */
  items: readonly NavigationItem[];
  /** Path of the page shown; its own link is marked. */
  path: string;
  /** Look of a link; it has none of its own. */
  className: string;
  /** Look of the list item around it. */
  lineClass?: string;
  /** What stands behind the words of a link, such as a number, by the link's path. */
  behind?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The items of a list of links, as every form of the main navigation has it. */
export function NavigationLinks({ items, path, className, lineClass, behind }: NavigationLinksProps) {
  return items.map(({ titleNavigation, fields, isExternal }) => (
    <li key={fields.fullPath} className={lineClass}>
      <Link
        href={fields.fullPath}
        className={className}
        isExternal={isExternal}
        aria-current={currentOf(fields.fullPath, path)}
      >
        {titleNavigation}
        {behind?.[fields.fullPath]}
      </Link>
    </li>
  ));
}
