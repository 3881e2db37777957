import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode } from 'react';
import type { CursorType } from '../../config/cursors';
import type { Locale } from '../../content/locales';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { visuallyHidden } from '../../theme/mixins';

export interface LinkProps {
  /** Path of a page or a file, URL of another host, `#anchor`, `mailto:` or `tel:`. */
  href: string;
  /** Language of the target; announced if it differs from the page's. */
  hreflang?: Locale | undefined;
  /** Another host: opens in a new tab and announces it. */
  isExternal?: boolean | undefined;
  /** Class of the link, which is unstyled otherwise. */
  className?: string | undefined;
  /** Id of the link itself. */
  id?: string | undefined;
  /** File name for a download; the browser then saves the file instead of showing it. */
  download?: string | undefined;
  /** Called before the navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Called when it gets the focus. */
  onFocus?: FocusEventHandler<HTMLAnchorElement> | undefined;
  /** Called when the pointer enters it. */
  onPointerEnter?: PointerEventHandler<HTMLAnchorElement> | undefined;
  /** `page` for a link to the current page. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** Shape of the custom cursor over it. */
  'data-cursor'?: CursorType | undefined;
  /** Text of the link. */
  children: ReactNode;
}

/**
 * The link used by all components, with hints for screen readers. `useLinkClicks` passes clicks on it to the router.
 */
export function Link({ href, hreflang, isExternal = false, download, children, ...attributes }: LinkProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const otherLanguage = hreflang === locale ? undefined : hreflang;
  const note = otherLanguage && text(`language.note.${otherLanguage}`);
  const shared = { ...attributes, hrefLang: otherLanguage };
  const words = (
    <>
      {children}
      {note && !String(children).includes(note) && <span className={visuallyHidden}>{` (${note})`}</span>}
      {isExternal && <span className={visuallyHidden}>{` (${text('link.newTab')})`}</span>}
    </>
  );

  if (isExternal) {
    return (
      <a {...shared} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  }
  return (
    <a {...shared} href={href} download={download}>
      {words}
    </a>
  );
}
