// Covers src/templates, src/components/Picture, scripts/content/resolve, content-json.
import type { Page } from 'playwright-core';
import { pictureUseOf } from '../../scripts/content/resolve/pictureUses';
import { languageOf, pagePaths, templateOf } from '../helpers/builtSite';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();

/** Windows of phones, tablets both ways up, laptops and large screens, in px. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 900 },
  { width: 640, height: 800 },
  { width: 900, height: 600 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];

/** A layout rounds to whole px, and a hero is higher where its words are. */
const TOLERANCE = 0.02;

/** The places that cut posters, by the pictures that show them. */
const PLACES = [
  {
    place: 'hero',
    templates: ['generic', 'case'],
    selector: 'main [data-theme]:not([data-compact]):has(h1) div:not(:has(h1)) > picture > img',
  },
  {
    place: 'compactHero',
    templates: ['generic'],
    selector: 'main [data-compact] div:not(:has(h1)) > picture > img',
  },
  {
    place: 'opening',
    templates: ['generic', 'case'],
    selector: 'main [data-theme]:not([data-compact]) > div:has(h1) > picture > img',
  },
  {
    place: 'compactOpening',
    templates: ['generic'],
    selector: 'main [data-compact] > div:has(h1) > picture > img',
  },
  { place: 'article', templates: ['press'], selector: 'main article picture > img' },
  { place: 'next', templates: ['case'], selector: 'main aside picture > img' },
] as const;

/** The format that the first matching picture shows in this window, and the proportions of its box; null without one. */
function boxOf(page: Page, selector: string): Promise<{ format: string; ratio: number } | null> {
  return page.evaluate((query) => {
    const image = document.querySelector<HTMLImageElement>(query);
    // A figure that is shown whole may have any box.
    if (!image || getComputedStyle(image).objectFit !== 'cover') return null;
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches);
    const file = source?.srcset ?? image.getAttribute('src') ?? '';
    const format = /-(portrait|landscape|square|hero|tall)(?:-\d+)?\.[\da-f]{8}\./.exec(file)?.[1];
    const { width, height } = image.getBoundingClientRect();
    return format === undefined ? null : { format, ratio: width / height };
  }, selector);
}

it.each(PLACES)(
  'every box of the place $place has proportions that its poster is composed for',
  async ({ place, templates, selector }) => {
    const { slots = [] } = pictureUseOf(place);
    // German headlines have the longest words, and so leave a poster the narrowest box; short ones the widest.
    const { pages, areAll } = pagesToLookAt(
      pagePaths.filter(
        (path) => languageOf(path) === 'de' && (templates as readonly string[]).includes(templateOf(path)),
      ),
    );
    const faults: string[] = [];
    let boxes = 0;
    await lookAtEach(
      pages,
      () => site.visit({ javaScriptEnabled: false, viewport: WINDOWS[0] ?? null }),
      async ({ page }, path) => {
        await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
        for (const window of WINDOWS) {
          await page.setViewportSize(window);
          const box = await boxOf(page, selector);
          if (!box) continue;
          boxes += 1;
          const [low, high] = slots.find(({ format }) => format === box.format)?.ratios ?? [0, 0];
          if (box.ratio < low - TOLERANCE || box.ratio > high + TOLERANCE)
            faults.push(
              `${path} at ${window.width} × ${window.height}: ${box.format} in ${box.ratio.toFixed(2)}`,
            );
        }
      },
    );
    // Of few pages, none may have a poster that is cut.
    const few = place === 'compactHero' || place === 'compactOpening' ? 0 : 50;
    expect(boxes).toBeGreaterThan(areAll ? few : -1);
    expect(faults).toEqual([]);
  },
  600_000,
);
