// Covers src/templates, src/sections, src/components, src/config/openings.ts, scripts/content/openings, scripts/content/resolve, content-json.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { OPENINGS, type PageOpening } from '../../src/config/openings';
import { contrast } from '../../src/lib/contrast';
import { BRAND } from '../../src/theme/colors';
import { dataFileOf, htmlOf, jsonOf, languageOf, pagePaths } from '../helpers/builtSite';
import { siteWithoutScript } from '../helpers/siteWithoutScript';

const open = siteWithoutScript();

/** The kind that openings with a name of their own count as. */
const COUNTS_AS: Record<string, PageOpening> = { plain: 'type', stage: 'poster', jobs: 'numeral' };

interface Content {
  opening?: string;
  underHeader?: 'always' | 'wide';
  isCompact?: boolean;
  next?: { href: string };
  blocks?: { type: string; link?: { href: string } }[];
}

const contentOf = (address: string): Content => jsonOf<{ content: Content }>(dataFileOf(address)).content;

function openingOf(address: string): PageOpening | undefined {
  const { opening = '' } = contentOf(address);
  return COUNTS_AS[opening] ?? OPENINGS.find((one) => one === opening);
}

/**
 * The pages of a language's main navigation in order, starting with home and ending with the page behind the button.
 */
function menuOf(home: string): string[] {
  const header = /<header[\s\S]*?<\/header>/.exec(htmlOf(home))?.[0] ?? '';
  const links = [...header.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  const own = links.filter((href) => languageOf(href) === languageOf(home) && pagePaths.includes(href));
  return [...new Set([home, ...own])];
}

/** Pages with the given opening. */
const opened = (opening: PageOpening, isCompact = false) =>
  pagePaths.filter((address) => {
    const content = contentOf(address);
    return content.opening === opening && (content.isCompact === true) === isCompact;
  });

it.each(['/', '/en/'])('no two pages side by side in the menu of %s open alike', (home) => {
  const menu = menuOf(home).map((address) => [address, openingOf(address)] as const);
  expect(menu.length).toBeGreaterThan(3);
  const alike = menu.filter(([, opening], index) => index > 0 && menu[index - 1]?.[1] === opening);
  expect(alike).toEqual([]);
});

/** The page to which another leads: the next case, or the target of its first call. */
function nextOf(address: string): string | undefined {
  const { next, blocks = [] } = contentOf(address);
  const href = next?.href ?? blocks.find(({ type }) => type === 'cta')?.link?.href;
  const target = href?.replace(/[?#].*$/, '');
  return target !== undefined && pagePaths.includes(target) ? target : undefined;
}

it('no page opens like the one that it leads to', () => {
  const steps = pagePaths.flatMap((address) => {
    const next = nextOf(address);
    const openings = [openingOf(address), next && openingOf(next)];
    return next === undefined || openings.includes(undefined) ? [] : [[address, next, ...openings] as const];
  });
  expect(steps.length).toBeGreaterThan(50);
  expect(steps.filter(([, , opening, nextOpening]) => opening === nextOpening)).toEqual([]);
});

it('the cases open in three ways, none with words alone', () => {
  const cases = pagePaths.filter((address) => contentOf(address).next !== undefined);
  expect([...new Set(cases.map(openingOf))].toSorted()).toEqual(['numeral', 'poster', 'side']);
});

/** Theme of the first element that matches, in the HTML of a page. */
const themeIn = (address: string, pattern: RegExp) =>
  /data-theme="(\w+)"/.exec(pattern.exec(htmlOf(address))?.[0] ?? '')?.[1];

it('the header has the ground of the opening from the start, on whatever colour the page is', () => {
  const grounds = pagePaths.flatMap((address) => {
    const opening = themeIn(address, /<main[^>]*><(?:article><)?div[^>]*>/);
    return opening === undefined ? [] : [[address, opening, themeIn(address, /<header[^>]*>/)] as const];
  });
  expect(new Set(grounds.map(([, opening]) => opening)).size).toBe(5);
  expect(grounds.filter(([, opening, header]) => opening !== header)).toEqual([]);
  const bare = pagePaths.filter((address) => !grounds.some(([path]) => path === address));
  expect(bare.filter((address) => themeIn(address, /<header[^>]*>/) !== undefined)).toEqual([]);
});

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 2000, height: 1125 },
];

/** The pages of a kind to test: the one with the longest headline, and the first one. */
const samplesOf = (pages: readonly string[]) => {
  const titleOf = (address: string) => /<h1[^>]*>([^<]*)/.exec(htmlOf(address))?.[1] ?? '';
  const longest = pages.toSorted((a, b) => titleOf(b).length - titleOf(a).length)[0];
  return [...new Set([longest, pages[0]])].filter((address) => address !== undefined);
};

async function boxesOf(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => {
      const { left = 0, top = 0, right = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { left, top, right, bottom };
    };
    const headline = document.querySelector('main h1');
    const range = document.createRange();
    if (headline) range.selectNodeContents(headline);
    const digits = document.querySelector('main svg[data-digits]');
    return {
      words: range.getBoundingClientRect().toJSON() as {
        left: number;
        top: number;
        right: number;
        bottom: number;
      },
      picture: boxOf(document.querySelector('main img')),
      hasPicture: document.querySelector('main > div:has(h1) :is(img, svg[data-digits])') !== null,
      panel: boxOf(document.querySelector('main picture + div')),
      digits: boxOf(digits),
      drawn: boxOf(digits?.querySelector(':scope > text:last-of-type')),
      count: Number(digits?.getAttribute('data-digits')),
      size: digits ? Number.parseFloat(getComputedStyle(digits).fontSize) : 0,
      header: boxOf(document.querySelector('header')),
      width: document.documentElement.scrollWidth,
    };
  });
}

async function lookAt(
  pages: readonly string[],
  look: (boxes: Awaited<ReturnType<typeof boxesOf>>, window: { width: number; height: number }) => void,
) {
  expect(pages).not.toEqual([]);
  for (const address of samplesOf(pages)) {
    const page = await open(address);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const boxes = await boxesOf(page);
      expect([address, window.width, boxes.width]).toEqual([address, window.width, window.width]);
      look(boxes, window);
    }
  }
}

it('a poster that fills the opening begins below the header, and the headline stands on the part that is not printed', async () => {
  for (const isCompact of [false, true]) {
    await lookAt(opened('poster', isCompact), ({ words, picture, panel, header }, { width }) => {
      expect(picture.top).toBeGreaterThanOrEqual(header.bottom - 1);
      expect([picture.left, picture.right]).toEqual([0, width]);
      expect(words.left).toBeGreaterThanOrEqual(panel.left);
      expect(words.right).toBeLessThanOrEqual(panel.right);
      expect(words.bottom).toBeLessThanOrEqual(panel.bottom);
      // The pattern continues to the right of the panel and below it.
      expect(picture.right - panel.right).toBeGreaterThan(30);
      expect(picture.bottom - panel.bottom).toBeGreaterThan(60);
    });
  }
});

/** Colours of a picture, as #rrggbb. */
async function colorsIn(picture: Buffer): Promise<string[]> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const colors = Array.from({ length: pixels.length / 3 }, (_, pixel) => pixels.readUIntBE(3 * pixel, 3));
  return [...new Set(colors)].map((value) => `#${value.toString(16).padStart(6, '0')}`);
}

it('art behind the header reaches the top of the page, and black words are readable on all of it', async () => {
  const rising = pagePaths.filter((address) => contentOf(address).underHeader !== undefined);
  expect(rising.length).toBeGreaterThan(3);
  for (const address of rising) {
    const page = await open(address);
    for (const window of WINDOWS) {
      const isWide = window.width >= 1024;
      if (!isWide && contentOf(address).underHeader === 'wide') continue;
      await page.setViewportSize(window);
      const { picture, header } = await boxesOf(page);
      await page.locator('header').evaluate((element) => {
        element.style.visibility = 'hidden';
      });
      const behind = { x: 0, y: 0, width: window.width, height: isWide ? 80 : header.bottom };
      const colors = await colorsIn(await page.screenshot({ clip: behind }));
      const dark = colors.filter((color) => contrast(color, BRAND.black) < 4.5);
      expect([address, window.width, picture.top, dark]).toEqual([address, window.width, 0, []]);
    }
  }
});

it('a giant number is larger than the headline of the stage, is cut by the lower edge and touches no word', async () => {
  await lookAt(opened('numeral'), ({ words, digits, drawn, size, count }, { width }) => {
    expect(size).toBeGreaterThan(16 + 0.165 * width);
    expect(drawn.right).toBeLessThanOrEqual(width);
    expect(drawn.bottom).toBeGreaterThan(digits.bottom);
    const isBeside = count === 1 && width >= 1024;
    expect(isBeside ? digits.left - words.right : digits.top - words.bottom).toBeGreaterThanOrEqual(-1);
  });
  await lookAt(opened('numeral', true), ({ words, digits, drawn, header }, { width }) => {
    const [left, right] = width < 1024 ? [words, digits] : [drawn, words];
    expect(right.left).toBeGreaterThanOrEqual(left.right);
    expect(digits.top).toBeGreaterThanOrEqual(header.bottom - 1);
  });
});

it('no word of a headline beside a digit breaks twice', async () => {
  const pages = opened('numeral').filter((address) => htmlOf(address).includes('data-digits="1"'));
  expect(pages.length).toBeGreaterThan(1);
  for (const address of pages) {
    const page = await open(address);
    for (const [width, height] of [
      [1024, 768],
      [1024, 1366],
      [1280, 720],
      [1280, 1024],
      [2000, 1125],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lines = await page.locator('main h1').evaluate((headline) => {
        const text = headline.firstChild as Text;
        const range = document.createRange();
        return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        });
      });
      expect([address, width, lines.filter((count) => count > 2)]).toEqual([address, width, []]);
    }
  }
});

it('type alone stands on its ground without a picture', async () => {
  await lookAt(opened('type'), ({ words, hasPicture }, { width }) => {
    expect(hasPicture).toBe(false);
    expect(words.left).toBeGreaterThan(0);
    expect(words.right).toBeLessThanOrEqual(width);
  });
});

it.each(['/services/', '/en/services/'])(
  'the sheet of %s starts beside the headline at the top of the number, and its word and sentence are below it on the first screen',
  async (address) => {
    const page = await open(address);
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [2000, 1125],
    ] as const) {
      await page.setViewportSize({ width, height });
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        if (!box) throw new Error(`${selector} is not shown.`);
        return { ...box, right: box.x + box.width, bottom: box.y + box.height };
      };
      const digits = await boxOf('main svg[data-digits]');
      const sheet = await boxOf('main section img:visible');
      const words = await boxOf('main output > span:visible');
      const plate = await boxOf('main fieldset:nth-of-type(2) li:last-child');
      const at = [address, width];
      expect([...at, Math.abs(sheet.y - digits.y) < digits.height / 5]).toEqual([...at, true]);
      expect([...at, sheet.x > plate.right]).toEqual([...at, true]);
      expect([...at, words.x === sheet.x, words.y > sheet.bottom]).toEqual([...at, true, true]);
      expect([...at, words.bottom <= height, plate.bottom <= height]).toEqual([...at, true, true]);
    }
  },
);
