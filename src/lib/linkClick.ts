import { CONSENT_HASH } from '../config/consentHash';
import { isOwnPath, isPagePath } from './ownAddress';

/** Returns the link at or around the target of an event, or null. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** The fields that identify a plain click; DOM and React events have them. */
export type ClickDetails = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** True for a click with the main button (or Enter), without modifier keys, that no other handler has prevented. */
export function isPlainClick(event: ClickDetails): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** A plain click on a link within this site. */
export interface LinkClick {
  /**
   * - `consent`: opens the consent settings
   * - `samePage`: another query or hash of the current page
   * - `page`: another page of the site
   * - `document`: anything only the browser can show, such as a file or an address of the intake
   */
  kind: 'consent' | 'samePage' | 'page' | 'document';
  link: HTMLAnchorElement;
}

function kindOf({ target, hash, pathname }: HTMLAnchorElement, current: Location): LinkClick['kind'] {
  if (target === '_self') return 'document';
  if (hash === CONSENT_HASH) return 'consent';
  if (pathname === current.pathname && isOwnPath(pathname)) return 'samePage';
  return isPagePath(pathname) ? 'page' : 'document';
}

/**
 * Classifies a click on the document; null for everything the browser must handle itself: no link, a modifier key,
 * another site, a new tab, a download.
 */
export function classifyClick(event: MouseEvent, current: Location): LinkClick | null {
  const link = linkOf(event);
  if (!link || !isPlainClick(event) || link.hasAttribute('download')) return null;
  if (link.origin !== current.origin || (link.target && link.target !== '_self')) return null;
  return { kind: kindOf(link, current), link };
}

/**
 * Decides on a link, or another way, that leads away from the current page: `follow` it, or `block` it because the
 * visitor is asked first and the function is called later or never. `isFullLoad` is true for a full page load, which
 * loses input that pages within the app keep.
 */
export type LeaveGuard = (pathname: string, follow: () => void, isFullLoad?: boolean) => 'follow' | 'block';

let currentGuard: LeaveGuard | undefined;

/** Sets the guard of the current page. Returns a function that removes it. */
export function setLeaveGuard(guard: LeaveGuard): () => void {
  currentGuard = guard;
  return () => {
    currentGuard = undefined;
  };
}

/** Calls the guard of the current page; without one every link is followed. */
export const askLeaveGuard: LeaveGuard = (...link) => currentGuard?.(...link) ?? 'follow';
