import type { Location, NavigationType } from 'react-router-dom';
import { goToHash, hashTarget, moveFocus, scrollTopOf } from '../lib/goToHash';
import { scrollEntry, type ScrollMemory } from '../lib/scrollMemory';
import { smoothScrollTo } from '../lib/smoothScroll';
import { useStore } from '../store/store';

/**
 * Where a visitor finds a page that has just been drawn: scroll, then focus (domain rules, section 11). On the way back
 * where it was left, else at the place that the hash names, else at the top. Only one speaks: the focus, or the live
 * region where there is nothing to focus.
 */
export function placeOnArrival(location: Location, isReturn: boolean, memory: ScrollMemory): void {
  const entry = scrollEntry(location);
  const target = hashTarget(location.hash);
  const kept = isReturn ? memory.recall(entry) : undefined;
  memory.show(entry);
  window.scrollTo(0, kept ?? (target ? scrollTopOf(target) : 0));
  const focused = target ?? document.querySelector('h1');
  if (focused) moveFocus(focused);
  useStore.getState().setStatus(focused ? '' : document.title);
}

/** Another place on the page shown: no curtain and no new content. A replaced address moves nothing. */
export function placeWithin(location: Location, how: `${NavigationType}`, memory: ScrollMemory): void {
  const entry = scrollEntry(location);
  const kept = how === 'POP' ? memory.recall(entry) : undefined;
  memory.save();
  memory.show(entry);
  if (how === 'REPLACE') return;
  if (kept !== undefined) {
    const target = hashTarget(location.hash);
    if (target) moveFocus(target);
    window.scrollTo(0, kept);
  } else if (location.hash !== '') goToHash(location.hash);
  else if (how === 'PUSH') smoothScrollTo(0);
}
