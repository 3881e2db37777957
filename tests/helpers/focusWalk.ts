import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** A place where the focus stopped. */
export interface Stop {
  /** Description of the element, for reports. */
  name: string;
  /**
   * Identifies the element while the page is open; an index in the document would change when the page adds elements.
   */
  id: number;
  /** True if it precedes the previously reached element in the document. */
  isBack: boolean;
  /** Why it is not visible; empty if it is. */
  hidden: string;
}

/**
 * The focused element, and whether a part of it is on screen, uncovered, with a focus ring. Null if the page has no
 * focus.
 */
export function stopNow(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body || element === document.documentElement) return null;
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('name') ?? words).slice(0, 40)}”`;
    const stops = ((globalThis as { focusStops?: Element[] }).focusStops ??= []);
    if (!stops.includes(element)) stops.push(element);
    const id = stops.indexOf(element);
    const before = stops[id - 1];
    const isBack =
      before !== undefined && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    // A file input is as small as possible; the button in its place is checked.
    const isFile = element instanceof HTMLInputElement && element.type === 'file';
    const shown = isFile ? (element.parentElement ?? element) : element;
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) return { name, id, isBack, hidden: 'has no size' };
    const isOn = (box: DOMRect) =>
      box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const onScreen = boxes.filter(isOn);
    if (onScreen.length === 0) return { name, id, isBack, hidden: 'is off the screen' };
    const isUncovered = onScreen.some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      return [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      );
    });
    if (!isUncovered) return { name, id, isBack, hidden: 'is covered' };
    const ringOf = (target: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const ringed = [element, ...(isFile ? shown.querySelectorAll('*') : []), element.parentElement];
    const hasRing = ringed.some((target) => target !== null && ringOf(target));
    return { name, id, isBack, hidden: hasRing ? '' : 'shows no focus' };
  });
}

/** True if the last element that matches a selector has been a stop since the page was opened. */
export const wasStop = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const last = [...document.querySelectorAll(wanted)].at(-1);
    return (globalThis as { focusStops?: (Element | undefined)[] }).focusStops?.includes(last) ?? false;
  }, selector);

/** How often a stop that is not visible yet is checked again, at intervals of 25 ms. */
const PATIENCE = 40;

/**
 * Presses Tab from the start of the page until the focus leaves it, and returns all stops in order. Throws if the focus
 * is trapped in a part of the page.
 */
export async function walkByTab(page: Page, limit = 400): Promise<Stop[]> {
  const stops: Stop[] = [];
  const seen = new Set<number>();
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    let stop = await stopNow(page);
    // The parts of a date input are separate stops of one control, and its calendar has the browser's own ring.
    if (stop !== null && stop.id === stops.at(-1)?.id) continue;
    // The header reappears and the page scrolls within the next frames; what is still hidden then stays hidden.
    for (let turn = 0; stop !== null && stop.hidden !== '' && turn < PATIENCE; turn += 1) {
      await delay(25);
      stop = await stopNow(page);
    }
    if (stop === null || seen.has(stop.id)) return stops;
    seen.add(stop.id);
    stops.push(stop);
  }
  throw new Error(`After ${limit} presses the focus is still on the page.`);
}
