import type { Location, NavigationType } from 'react-router-dom';
import { renderAll } from '../document/renderRest';
import { goToHash, hashTarget, moveFocus, scrollTopOf } from '../lib/goToHash';
import { scrollEntry, type ScrollMemory } from '../lib/scrollMemory';
import { smoothScrollTo } from '../lib/smoothScroll';
import { useStore } from '../store/store';

/**
 * Scroll position and focus on a page that has just been put in place (domain rules, section 11): the position it was
 * left at after Back and Forward, else the element that the hash names, else the top. Screen readers announce the
 * element that gets the focus; only where there is none, the title is announced by the live region.
 */
export function placePage(location: Location, isReturn: boolean, memory: ScrollMemory): void {
  const entry = scrollEntry(location);
  const target = hashTarget(location.hash);
  const kept = isReturn ? memory.recall(entry) : undefined;
  // Positions are right only where every height is; whoever is quick gets here before the first page is whole.
  renderAll(document);
  memory.show(entry);
  window.scrollTo(0, kept ?? (target ? scrollTopOf(target) : 0));
  const focused = target ?? document.querySelector('h1');
  if (focused) moveFocus(focused);
  useStore.getState().setStatus(focused ? '' : document.title);
}

/** What placing within a page depends on. */
export interface MoveWithinPage {
  from: Location;
  to: Location;
  how: `${NavigationType}`;
}

/**
 * Scroll position and focus after a change of query or hash: the page and its content stay, and there is no curtain. An
 * address that was only replaced moves nothing, unless a link to the place that the address names was followed again.
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
    window.scrollTo(0, kept);
  } else if (to.hash !== '') goToHash(to.hash);
  else if (how === 'PUSH') smoothScrollTo(0);
}
