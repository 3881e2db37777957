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

/** The places that cut posters, by the pictures that show them, and on how many pages each must be found. */
const PLACES = [
  {
    place: 'hero',
    least: 7,
    templates: ['generic', 'case'],
    selector: 'main [data-theme]:not([data-compact]):has(h1) div:not(:has(h1)) > picture > img',
  },
  {
    place: 'compactHero',
    least: 1,
    templates: ['generic'],
    selector: 'main [data-compact] div:not(:has(h1)) > picture > img',
  },
  {
    place: 'opening',
    least: 4,
    templates: ['generic', 'case'],
    selector: 'main [data-theme]:not([data-compact]) > div:has(h1) > picture > img',
  },
  {
    place: 'compactOpening',
    least: 1,
    templates: ['generic'],
    selector: 'main [data-compact] > div:has(h1) > picture > img',
  },
  { place: 'article', least: 7, templates: ['press'], selector: 'main article picture > img' },
  { place: 'next', least: 7, templates: ['case'], selector: 'main aside picture > img' },
] as const;

/** What a place shows in a window. */
interface Box {
  format: string;
  /** Width over height of the box. */
  ratio: number;
  /** false for a figure that is shown whole: it may have any box. */
  isCut: boolean;
}

/** The first matching picture in this window; null without one. */
function boxOf(page: Page, selector: string): Promise<Box | null> {
  return page.evaluate((query) => {
    const image = document.querySelector<HTMLImageElement>(query);
    if (!image) return null;
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches);
    const file = source?.srcset ?? image.getAttribute('src') ?? '';
    const format = /-(portrait|landscape|square|hero|tall)(?:-\d+)?\.[\da-f]{8}\./.exec(file)?.[1];
    const { width, height } = image.getBoundingClientRect();
    const isCut = getComputedStyle(image).objectFit === 'cover';
    return format === undefined ? null : { format, ratio: width / height, isCut };
  }, selector);
}

// German headlines have the longest words, and so leave a poster the narrowest box; short ones the widest.
const { pages, areAll } = pagesToLookAt(pagePaths.filter((path) => languageOf(path) === 'de'));
const boxes: { place: string; path: string; window: (typeof WINDOWS)[number]; box: Box }[] = [];

beforeAll(async () => {
  await lookAtEach(
    pages,
    () => site.visit({ javaScriptEnabled: false, viewport: WINDOWS[0] ?? null }),
    async ({ page }, path) => {
      const template = templateOf(path);
      const places = PLACES.filter(({ templates }) => (templates as readonly string[]).includes(template));
      if (places.length === 0) return;
      await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        for (const { place, selector } of places) {
          const box = await boxOf(page, selector);
          if (box) boxes.push({ place, path, window, box });
        }
      }
    },
  );
}, 600_000);

it.each(PLACES)(
  'every box of the place $place has proportions that its poster is composed for',
  ({ place, least }) => {
    const { slots = [] } = pictureUseOf(place);
    const own = boxes.filter((one) => one.place === place);
    const faults = own.flatMap(({ path, window: { width, height }, box: { format, ratio, isCut } }) => {
      const [low, high] = slots.find((slot) => slot.format === format)?.ratios ?? [0, 0];
      const isComposed = ratio >= low - TOLERANCE && ratio <= high + TOLERANCE;
      return isComposed || !isCut
        ? []
        : [`${path} at ${width} × ${height}: ${format} in ${ratio.toFixed(2)}`];
    });
    expect(faults).toEqual([]);
    // A page that has the place has a box in each window.
    expect(own.length / WINDOWS.length).toBeGreaterThanOrEqual(areAll ? least : 0);
  },
);
