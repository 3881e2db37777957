import type { Page } from 'playwright-core';

/** State of a carried poster when the curtain changed. */
export interface CarriedPhase {
  state: string;
  /** File names of the copy's images, bottom one first. */
  files: string[];
  /** Durations (ms) of its animations. */
  lasts: unknown[];
  /** Distance (px) between its final position and the image that replaces it; null if there is none. */
  missedBy: number | null;
}

/** From now on, records what is carried each time the curtain changes. */
export const watchCarried = (page: Page) =>
  page.evaluate(() => {
    const carried: unknown[] = [];
    let isSeen = false;
    Object.assign(window, { carried, wasCarried: () => isSeen });
    const holderOf = () => document.querySelector('[data-carried]');
    new MutationObserver(() => (isSeen ||= holderOf() !== null)).observe(document.body, { childList: true });
    const missedBy = (copy: HTMLImageElement | undefined) => {
      // No page shows a picture twice.
      const target = [...document.querySelectorAll<HTMLImageElement>('main img')].find(
        ({ currentSrc, src }) => (currentSrc || src) === copy?.src,
      );
      if (!copy || !target) return null;
      const [a, b] = [copy, target].map((element) => element.getBoundingClientRect());
      const sides = ['left', 'top', 'width', 'height'] as const;
      return Math.round(Math.max(...sides.map((side) => Math.abs(Number(a?.[side]) - Number(b?.[side])))));
    };
    new MutationObserver(() => {
      const holder = holderOf();
      const images = [...(holder?.querySelectorAll('img') ?? [])];
      const movements = holder?.getAnimations({ subtree: true }) ?? [];
      const lasts = movements.map(({ effect }) => effect?.getComputedTiming().duration);
      const state = document.documentElement.dataset['curtain'];
      // Finished at once, however busy this machine is.
      if (state === 'revealing') for (const movement of movements) movement.finish();
      carried.push({
        state,
        files: images.map(({ src }) => src.slice(src.lastIndexOf('/') + 1).replace(/\.[\da-f]+\.\w+$/, '')),
        lasts,
        missedBy: state === 'revealing' ? missedBy(images.at(-1)) : null,
      });
    }).observe(document.documentElement, { attributeFilter: ['data-curtain'] });
  });

/** The phases recorded so far. */
export const carriedPhases = (page: Page) =>
  page.evaluate(() => (window as unknown as { carried: CarriedPhase[] }).carried);

/** True if anything was carried since `watchCarried`. */
export const wasCarried = (page: Page) =>
  page.evaluate(() => (window as unknown as { wasCarried: () => boolean }).wasCarried());

/** Remains of it: copies in the document, and hidden images. */
export const leftovers = (page: Page) =>
  page.evaluate(() => ({
    copies: document.querySelectorAll('[data-carried]').length,
    hidden: [...document.querySelectorAll<HTMLImageElement>('img')].filter(
      ({ style }) => style.opacity !== '',
    ).length,
  }));

/** Scrolls the poster that links to a page to the middle of the screen, and waits until it is drawn. */
export async function showPoster(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const link = document.querySelector(`main a[href="${href}"][data-cursor="teaserMore"]`);
    const image = link?.querySelector('img') ?? link?.closest('li')?.querySelector('img');
    image?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (image) image.loading = 'eager';
    await image?.decode();
  }, path);
}
