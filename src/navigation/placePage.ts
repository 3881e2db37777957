import type { Location, NavigationType } from 'react-router-dom';
import { renderAll } from '../document/renderAll';
import { goToHash, hashTarget, moveFocus, scrollTopOf } from '../lib/goToHash';
import { scrollEntry, type ScrollMemory } from '../lib/scrollMemory';
import { smoothScrollTo, stopSmoothScroll } from '../lib/smoothScroll';
import { useStore } from '../store/store';

/**
 * Sets scroll position and focus of a newly committed page (domain rules, section 11): after Back and Forward the
 * stored position, else the element that the hash names, else the top. Screen readers announce the element that gets
 * the focus; without one, the live region announces the title.
 */
export function placePage(location: Location, isReturn: boolean, memory: ScrollMemory): void {
  const entry = scrollEntry(location);
  const target = hashTarget(location.hash);
  const kept = isReturn ? memory.recall(entry) : undefined;
  // Positions are correct only once all heights are final; a quick click can come before the first page is fully laid
  // out.
  renderAll(document);
  memory.show(entry);
  stopSmoothScroll();
  window.scrollTo(0, kept ?? (target ? scrollTopOf(target) : 0));
  const focused = target ?? document.querySelector('h1');
  if (focused) moveFocus(focused);
  useStore.getState().setStatus(focused ? '' : document.title);
}

/** The two locations and the kind of navigation between them. */
export interface MoveWithinPage {
  from: Location;
  to: Location;
  how: `${NavigationType}`;
}

/**
 * Sets scroll position and focus after a change of query or hash: the page stays, without a curtain. A replaced address
 * does not scroll, unless a link to the very same address was followed again.
 */
export function placeWithinPage({ from, to, how }: MoveWithinPage, memory: ScrollMemory): void {
  const entry = scrollEntry(to);
  const kept = how === 'POP' ? memory.recall(entry) : undefined;
  memory.save();
  memory.show(entry);
  const isSameAddress = to.search === from.search && to.hash === from.hash;
  if (how === 'REPLACE' && !isSameAddress) return;
  renderAll(document);
  if (kept !== undefined) {
    const target = hashTarget(to.hash);
    if (target) moveFocus(target);
    stopSmoothScroll();
    window.scrollTo(0, kept);
  } else if (to.hash !== '') goToHash(to.hash);
  else if (how !== 'POP') smoothScrollTo(0);
}
