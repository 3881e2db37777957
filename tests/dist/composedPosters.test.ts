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

/** Pages whose template has a place. */
const pagesWith = ({ templates }: (typeof PLACES)[number], paths: readonly string[]) =>
  paths.filter((path) => (templates as readonly string[]).includes(templateOf(path)));

// German headlines have the longest words, and so leave a poster the narrowest box; short ones the widest.
const germanPages = pagePaths.filter((path) => languageOf(path) === 'de');
const { pages, note } = pagesToLookAt('composedPosters', germanPages);

const faults: { place: string; fault: string }[] = [];
const boxes = new Map<string, number>();

/** The format in proportions that it is not composed for, if that is what is shown. */
function faultOf(place: (typeof PLACES)[number]['place'], { format, ratio, isCut }: Box): string | undefined {
  const [low, high] = pictureUseOf(place).slots?.find((slot) => slot.format === format)?.ratios ?? [0, 0];
  const isComposed = ratio >= low - TOLERANCE && ratio <= high + TOLERANCE;
  return isComposed || !isCut ? undefined : `${format} in ${ratio.toFixed(2)}`;
}

beforeAll(async () => {
  await lookAtEach(
    pages,
    () => site.visit({ javaScriptEnabled: false, viewport: WINDOWS[0] ?? null }),
    async ({ page }, path) => {
      const places = PLACES.filter((place) => pagesWith(place, [path]).length > 0);
      const found: typeof faults = [];
      if (places.length > 0) await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
      for (const window of places.length > 0 ? WINDOWS : []) {
        await page.setViewportSize(window);
        for (const { place, selector } of places) {
          const box = await boxOf(page, selector);
          if (!box) continue;
          boxes.set(place, (boxes.get(place) ?? 0) + 1);
          const fault = faultOf(place, box);
          if (fault) found.push({ place, fault: `${path} at ${window.width} × ${window.height}: ${fault}` });
        }
      }
      note(path, found);
      faults.push(...found);
    },
  );
}, 600_000);

it.each(PLACES)('every box of the place $place has proportions that its poster is composed for', (row) => {
  expect(faults.filter(({ place }) => place === row.place)).toEqual([]);
  // A page that has the place has a box in each window. Of some pages, as large a part must have it as of all.
  const part = pagesWith(row, pages).length / pagesWith(row, germanPages).length;
  expect((boxes.get(row.place) ?? 0) / WINDOWS.length).toBeGreaterThanOrEqual(Math.floor(row.least * part));
});
