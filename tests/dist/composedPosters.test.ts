// Covers src/templates, src/components/Picture, scripts/content/resolve, content-json.
import type { Page } from 'playwright-core';
import { pictureUseOf } from '../../scripts/content/resolve/pictureUses';
import type { PictureView } from '../../src/content/viewParts';
import { dataFileOf, jsonOf, languageOf, pagePaths, templateOf } from '../helpers/builtSite';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();

/** Viewports of phones, tablets in both orientations, laptops and large screens, in px. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 900 },
  { width: 640, height: 800 },
  { width: 900, height: 600 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];

/** Layout rounds to whole px, and a hero grows with its text. */
const TOLERANCE = 0.02;

interface Content {
  opening?: string;
  isCompact?: boolean;
  picture?: PictureView;
  next?: { picture: PictureView };
  location?: { picture: PictureView; hasSky?: true };
}

/** Format in the name of a drawn file; photographs have none. */
const DRAWN = /-(portrait|landscape|square|hero|tall)(?:-\d+)?\.[\da-f]{8}\./;

const opens = (content: Content, opening: string, isCompact: boolean) =>
  content.opening === opening && (content.isCompact === true) === isCompact ? content.picture : undefined;

/** Places that crop posters: the picture of a page shown there, its box, and the minimum number of pages that have one. */
const PLACES = [
  {
    place: 'hero',
    least: 7,
    pictureOf: (content: Content) => opens(content, 'side', false),
    selector: 'main [data-theme]:not([data-compact]):has(h1) div:not(:has(h1)) > picture > img',
  },
  {
    place: 'compactHero',
    least: 1,
    pictureOf: (content: Content) => opens(content, 'side', true),
    selector: 'main [data-compact] div:not(:has(h1)) > picture > img',
  },
  {
    place: 'opening',
    least: 4,
    pictureOf: (content: Content) => opens(content, 'poster', false),
    selector: 'main [data-theme]:not([data-compact]) > div:has(h1) > picture > img',
  },
  {
    place: 'compactOpening',
    least: 1,
    pictureOf: (content: Content) => opens(content, 'poster', true),
    selector: 'main [data-compact] > div:has(h1) > picture > img',
  },
  {
    place: 'article',
    least: 7,
    pictureOf: (content: Content, template: string) => (template === 'press' ? content.picture : undefined),
    selector: 'main article picture > img',
  },
  {
    place: 'next',
    least: 7,
    pictureOf: ({ next }: Content) => next?.picture,
    selector: 'main aside picture > img',
  },
  {
    place: 'location',
    least: 7,
    pictureOf: ({ location }: Content) => (location?.hasSky ? undefined : location?.picture),
    selector: 'main > section[data-theme] > picture > img',
  },
] as const;

type Place = (typeof PLACES)[number];

/** Picture shown by a place in a viewport. */
interface Box {
  /** URL of the file shown. */
  file: string;
  /** Width divided by height of the box. */
  ratio: number;
  /** False for a figure that is not cropped: it may have any box. */
  isCut: boolean;
}

/** The first matching picture in this viewport; null if there is none. */
function boxOf(page: Page, selector: string): Promise<Box | null> {
  return page.evaluate((query) => {
    const image = document.querySelector<HTMLImageElement>(query);
    if (!image) return null;
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches);
    const file = source?.srcset ?? image.getAttribute('src') ?? '';
    const { width, height } = image.getBoundingClientRect();
    const isCut = getComputedStyle(image).objectFit === 'cover';
    return { file, ratio: width / height, isCut };
  }, selector);
}

/** True if a place shows a drawn poster of the page. */
function hasPlace({ pictureOf }: Place, path: string): boolean {
  const { content } = jsonOf<{ content: Content }>(dataFileOf(path));
  return DRAWN.test(pictureOf(content, templateOf(path))?.wide.src ?? '');
}

// German headlines have the longest words, which leave a poster the narrowest box; short ones leave the widest.
const germanPages = pagePaths.filter((path) => languageOf(path) === 'de');
const { pages, note } = pagesToLookAt('composedPosters', germanPages);

const faults: { place: string; fault: string }[] = [];

/** The fault of a box: it is missing, or has proportions that its poster is not composed for. */
function faultOf(place: Place['place'], box: Box | null): string | undefined {
  if (!box) return 'no picture';
  const format = DRAWN.exec(box.file)?.[1];
  const [low, high] = pictureUseOf(place).slots?.find((slot) => slot.format === format)?.ratios ?? [0, 0];
  const isComposed = box.ratio >= low - TOLERANCE && box.ratio <= high + TOLERANCE;
  return isComposed || !box.isCut ? undefined : `${format} in ${box.ratio.toFixed(2)}`;
}

beforeAll(async () => {
  await lookAtEach(
    pages,
    () => site.visit({ javaScriptEnabled: false, viewport: WINDOWS[0] ?? null }),
    async ({ page }, path) => {
      const places = PLACES.filter((place) => hasPlace(place, path));
      const found: typeof faults = [];
      if (places.length > 0) await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
      for (const window of places.length > 0 ? WINDOWS : []) {
        await page.setViewportSize(window);
        for (const { place, selector } of places) {
          const fault = faultOf(place, await boxOf(page, selector));
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
  expect(germanPages.filter((path) => hasPlace(row, path)).length).toBeGreaterThanOrEqual(row.least);
});
