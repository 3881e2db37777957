import type { Page } from 'playwright-core';

/** What was seen of a carried poster when the curtain changed. */
export interface CarriedPhase {
  state: string;
  /** Names of the files of the copy, the first one below the others. */
  files: string[];
  /** Lengths (ms) of its movements. */
  lasts: unknown[];
  /** How far (px) its end is from the image that takes its place; null without one. */
  missedBy: number | null;
}

/** Notes from now on what is carried each time the curtain changes. */
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
      // At their end, however busy this machine is.
      if (state === 'revealing') for (const movement of movements) movement.finish();
      carried.push({
        state,
        files: images.map(({ src }) => src.slice(src.lastIndexOf('/') + 1).replace(/\.[\da-f]+\.\w+$/, '')),
        lasts,
        missedBy: state === 'revealing' ? missedBy(images.at(-1)) : null,
      });
    }).observe(document.documentElement, { attributeFilter: ['data-curtain'] });
  });

/** What has been noted so far. */
export const carriedPhases = (page: Page) =>
  page.evaluate(() => (window as unknown as { carried: CarriedPhase[] }).carried);

/** Whether anything was carried since `watchCarried`. */
export const wasCarried = (page: Page) =>
  page.evaluate(() => (window as unknown as { wasCarried: () => boolean }).wasCarried());

/** What is left of it: copies in the document, and images that are not seen. */
export const leftovers = (page: Page) =>
  page.evaluate(() => ({
    copies: document.querySelectorAll('[data-carried]').length,
    hidden: [...document.querySelectorAll<HTMLImageElement>('img')].filter(
      ({ style }) => style.opacity !== '',
    ).length,
  }));

/** Scrolls the poster that leads to a page to the middle of the screen, and waits until it is drawn. */
export async function showPoster(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const link = document.querySelector(`main a[href="${href}"][data-cursor="teaserMore"]`);
    const image = link?.querySelector('img') ?? link?.closest('li')?.querySelector('img');
    image?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (image) image.loading = 'eager';
    await image?.decode();
  }, path);
}
