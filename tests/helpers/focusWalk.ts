import type { Page } from 'playwright-core';

/** One place where the focus stopped. */
export interface Stop {
  /** What it is, for a report. */
  name: string;
  /** The same for the same element, as long as the page is open: a place in the document moves when the page adds something. */
  id: number;
  /** Whether it stands in the document before the element that had the focus for the first time before it. */
  isBack: boolean;
  /** Why it cannot be seen; empty when it can. */
  hidden: string;
}

/**
 * What has the focus now: its place in the document, and whether a part of it is on screen, uncovered, with a ring.
 * null: nothing of the page has it.
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
    // A choice of files is as small as can be; the button drawn for it stands for it.
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

/** Whether the last element of a selector has been a stop since the page was opened. */
export const wasStop = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const last = [...document.querySelectorAll(wanted)].at(-1);
    return (globalThis as { focusStops?: (Element | undefined)[] }).focusStops?.includes(last) ?? false;
  }, selector);

/** How often a stop that cannot be seen yet is looked at again, 25 ms apart. */
const PATIENCE = 40;

/**
 * Presses Tab from the start of the page until the focus has left it, and returns all stops in order. Throws when the
 * focus goes round in a part of the page.
 */
export async function walkByTab(page: Page, limit = 400): Promise<Stop[]> {
  const stops: Stop[] = [];
  const seen = new Set<number>();
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    let stop = await stopNow(page);
    // The parts of a date are stops of their own within one control, and its calendar has the browser's own ring.
    if (stop !== null && stop.id === stops.at(-1)?.id) continue;
    // The header comes back, and a page scrolls, with the next frames; what is not seen then never will be.
    for (let turn = 0; stop !== null && stop.hidden !== '' && turn < PATIENCE; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      stop = await stopNow(page);
    }
    if (stop === null || seen.has(stop.id)) return stops;
    seen.add(stop.id);
    stops.push(stop);
  }
  throw new Error(`After ${limit} presses the focus is still on the page.`);
}
