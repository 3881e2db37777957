import type { Page } from 'playwright-core';

/** Texts and controls that are cut off, and texts that overlap. Runs in the browser. */
function lostAndOverlapping(): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const CUTS = ['hidden', 'clip'];
  const found = new Set<string>();
  const lines: { words: string; box: Box; layer: Element | null }[] = [];

  // Where they would stick to depends on how far the page is scrolled.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.style.position = 'relative';
    element.style.inset = 'auto';
  }

  /** The part of the page that nothing cuts off from an element, and the part that is shown; undefined if it is hidden. */
  function roomOf(element: Element) {
    const room = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(around);
      if (clipPath !== 'none') return undefined;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
        return { room, shown: { left, top, right, bottom } };
      if (around === document.body || position === 'fixed') break;
      if (CUTS.includes(overflowX)) {
        room.left = Math.max(room.left, left);
        room.right = Math.min(room.right, right);
      }
      if (CUTS.includes(overflowY)) {
        room.top = Math.max(room.top, top);
        room.bottom = Math.min(room.bottom, bottom);
      }
    }
    room.left = Math.max(room.left, 0);
    room.right = Math.min(room.right, window.innerWidth);
    return { room, shown: room };
  }

  /** The element that lies above the page as a whole, and so covers its text on purpose. */
  const layerOf = (element: Element | null): Element | null =>
    element === null || getComputedStyle(element).position === 'fixed'
      ? element
      : layerOf(element.parentElement);

  const isWithin = (box: Box, { left, top, right, bottom }: Box) =>
    box.left > left - 1 && box.right < right + 1 && box.top > top - 1 && box.bottom < bottom + 1;

  const isShown = (element: Element) =>
    // Letters of drawings are pictures, some of which are cut by design.
    !element.closest('svg') && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim().slice(0, 40);
    // The browser shows the text of options itself.
    if (!element || !words || element.tagName === 'OPTION' || !isShown(element)) continue;
    const place = roomOf(element);
    if (!place) continue;
    const layer = layerOf(element);
    const spacing = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      // The letters are lower than their line, and end before the space after the last one.
      const inset = height / 5;
      const box = { left: left + 1, top: top + inset, right: right - spacing - 1, bottom: bottom - inset };
      if (!isWithin(box, place.room)) found.add(`cuts off "${words}"`);
      const shown = {
        left: Math.max(box.left, place.shown.left),
        top: Math.max(box.top, place.shown.top),
        right: Math.min(box.right, place.shown.right),
        bottom: Math.min(box.bottom, place.shown.bottom),
      };
      if (shown.left < shown.right && shown.top < shown.bottom) lines.push({ words, box: shown, layer });
    }
  }

  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const place = isShown(control) ? roomOf(control) : undefined;
    const isCut = place && [...control.getClientRects()].some((box) => !isWithin(box, place.room));
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    if (isCut) found.add(`cuts off the control "${name.slice(0, 40)}"`);
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { words, box, layer }] of lines.entries()) {
    for (const below of lines.slice(index + 1)) {
      if (below.box.top >= box.bottom) break;
      if (layer === below.layer && box.left < below.box.right && below.box.left < box.right)
        found.add(`"${words}" overlaps "${below.words}"`);
    }
  }
  return [...found];
}

/**
 * Finds texts and controls that are cut off by the window or by an element that cannot be scrolled, and texts that overlap.
 */
export async function lostFaults(page: Page): Promise<string[]> {
  return page.evaluate(lostAndOverlapping);
}
