// Covers src/sections/Visit, src/sections/JobList, src/sections/Sections, src/templates/GenericPage, src/templates/parts/Hero.tsx, src/layout/Header, content-json/de/locations, content-json/en/locations, content-json/de/texts.json, content-json/en/texts.json.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { PLATE_SETS } from '../../src/config/posters';
import { LOCALE_CODES } from '../../src/content/locales';
import { phoneHref } from '../../src/lib/phoneHref';
import { htmlOf, ROOT } from '../helpers/builtSite';
import { phoneIn } from '../helpers/phoneIn';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();

interface House {
  id: string;
  path: string;
  street: string;
  town: string;
  phone: string;
  email: string;
}

/** The houses in the content files; a file without a path gets its name as address. */
const housesOf = (locale: string): House[] => {
  const folder = path.join(ROOT, 'content-json', locale, 'locations');
  return readdirSync(folder).map((file) => {
    const id = path.basename(file, '.json');
    const { address, email, ...data } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const phone = phoneIn(data);
    const town = `${address.postalCode} ${address.city}`;
    return { id, path: data.path ?? `/${id}/`, street: address.street, town, phone, email };
  });
};

const PAGES = LOCALE_CODES.flatMap((locale) => housesOf(locale).map((house) => ({ ...house, locale })));

const SCREENS = [
  { width: 360, height: 740, rows: 1 },
  { width: 1280, height: 800, rows: 2 },
];

/** The pages with all houses. */
const OVERVIEWS = [
  ['/standorte/', 'de'],
  ['/en/locations/', 'en'],
] as const;

it.each(PAGES)('$path is below the overview of its language in the menu', ({ path: address, locale }) => {
  const [overview = ''] = OVERVIEWS.find(([, code]) => code === locale) ?? [];
  const [, header = ''] = /<header(.*?)<\/header>/s.exec(htmlOf(address)) ?? [];
  const links = [...header.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const marked = links.filter((attributes) => attributes.includes('aria-current="true"'));
  expect(marked.some((attributes) => attributes.includes(`href="${overview}"`))).toBe(true);
});

/** Bottom edges, in px from the top of the page, of what a visitor looks for. */
async function edgesOf(page: Page, { id, street, town, phone, email }: House, rows: number) {
  const bottomOf = async (selector: string, index = 0) => {
    const box = await page.locator(selector).nth(index).boundingBox();
    if (!box) throw new Error(`Nothing is shown of ${selector}, number ${index + 1}.`);
    return box.y + box.height;
  };
  return {
    street: await bottomOf(`main address :text("${street}")`),
    town: await bottomOf(`main address :text("${town}")`),
    phone: await bottomOf(`main address a[href="${phoneHref(phone)}"]`),
    email: await bottomOf(`main address a[href="mailto:${email}"]`),
    route: await bottomOf('main a[href*="/route?to="]'),
    jobs: await bottomOf(`main a[href$="jobs/?location=${id}"]`),
    row: await bottomOf('main ul > li a:has(h3)', rows - 1),
  };
}

describe.each(SCREENS)('at $width × $height', ({ width, height, rows }) => {
  let visit: Visit;

  beforeAll(async () => {
    visit = await site.visit({ viewport: { width, height }, reducedMotion: 'reduce' });
  });
  afterAll(() => visit.close());

  it.each(PAGES)(
    '$path shows address, number, mail, route and jobs within two screens, below its poster',
    async (house) => {
      const { page } = visit;
      await page.goto(site.url() + house.path);
      await untilHydrated(page);
      const edges = await edgesOf(page, house, rows);
      const late = Object.entries(edges).filter(([, bottom]) => bottom > 2 * height);
      expect(late).toEqual([]);
      const poster = await page.locator('main img').first().boundingBox();
      // The poster keeps at least half of the screen's height.
      expect(poster?.height).toBeGreaterThan(height / 2);
    },
  );
});

/** The number in the words of a link to jobs; one job and both jobs are said without a figure. */
const numberIn = (label: string) =>
  Number(/\d+/.exec(label)?.[0] ?? (/^(?:Beide|Both)\b/.test(label.trim()) ? 2 : 1));

/** The number of jobs that an overview says of each house, by its id. */
async function jobsOn(page: Page): Promise<Map<string, number>> {
  const links = page.locator('main li:has(address) a[href*="jobs/?location="]');
  const said = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href')?.split('=')[1] ?? '', link.textContent] as const),
  );
  return new Map(said.map(([id, label]) => [id, numberIn(label)]));
}

/** True if the fold-out of the houses begins with that of the page. */
async function isOwnHouseFirst(page: Page): Promise<boolean> {
  const own = page.locator('main ul > li > a[aria-current]');
  if ((await own.count()) === 0) throw new Error(`There is no fold-out on ${page.url()}.`);
  return own.evaluate((link) => {
    const { left, right } = link.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  });
}

/** Times of day from and to which a house is open, with the number of lines they are printed on. */
const hoursOf = (page: Page) =>
  page.locator('main dd').evaluateAll((values) =>
    values.flatMap((value) => {
      const node = value.firstChild;
      const hours = /\d[\d.]*\u2060?–\u2060?\d[\d.]*|\d[\d.]*\s[ap]m\sto\s\d[\d.]*\s[ap]m/g;
      return [...(node?.nodeValue ?? '').matchAll(hours)].map(({ 0: time, index }) => {
        const range = document.createRange();
        range.setStart(node as Node, index);
        range.setEnd(node as Node, index + time.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return { time, lines: lines.size };
      });
    }),
  );

/** What the card with the address says, and how large it prints the number of the house, in px. */
async function cardOf(page: Page, street: string) {
  const card = page.locator('main address').first();
  const number = card.getByText(/\S+$/.exec(street)?.[0] ?? '', { exact: true }).first();
  return {
    words: (await card.innerText()).replaceAll(/\s+/g, ' '),
    size: await number.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
  };
}

/** The largest words of a page at a width. */
async function largestWords(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: { words: string; size: number }[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const words = nodeValue?.trim() ?? '';
      const isShown = parentElement?.checkVisibility() && parentElement.getClientRects().length > 0;
      if (parentElement && isShown && /\p{L}{3}/u.test(words))
        texts.push({ words, size: Number.parseFloat(getComputedStyle(parentElement).fontSize) });
    }
    const most = Math.max(...texts.map(({ size }) => size));
    return texts.filter(({ size }) => size === most).map(({ words }) => words);
  });
}

/** What the page of a house shows without script; one load serves all widths. */
async function readWithoutScript(page: Page, house: House) {
  await page.goto(site.url() + house.path);
  const town = await page.locator('h1').innerText();
  const largest: string[][] = [];
  for (const width of [320, 360, 768, 1024, 1280, 2000]) largest.push(await largestWords(page, width));
  await page.setViewportSize({ width: 360, height: 740 });
  const edges = await edgesOf(page, house, 1);
  const isFirst = await isOwnHouseFirst(page);
  const jobs = numberIn(await page.locator(`main a[href$="jobs/?location=${house.id}"]`).first().innerText());
  const ground = await page.locator('main section').first().getAttribute('data-theme');
  await page.setViewportSize({ width: 1280, height: 800 });
  const card = await cardOf(page, house.street);
  await page.setViewportSize({ width: 320, height: 740 });
  return { edges, isFirst, jobs, ground, card, town, largest, hours: await hoursOf(page) };
}

describe('without script', () => {
  const houses: ((typeof PAGES)[number] & Awaited<ReturnType<typeof readWithoutScript>>)[] = [];
  const listed = new Map<string, Map<string, number>>();

  beforeAll(async () => {
    const { page, close } = await site.visit({ javaScriptEnabled: false });
    for (const house of PAGES) houses.push({ ...house, ...(await readWithoutScript(page, house)) });
    for (const [overview, locale] of OVERVIEWS) {
      await page.goto(site.url() + overview);
      listed.set(locale, await jobsOn(page));
    }
    await close();
  });

  it('the pages of the houses are no longer', () => {
    const late = houses.filter(({ edges }) => Math.max(...Object.values(edges)) > 1480);
    expect(late).toEqual([]);
  });

  it('their number of jobs is that of the overview', () => {
    const said = houses.map(({ path: address, jobs }) => [address, jobs]);
    expect(said).toEqual(
      houses.map(({ path: address, id, locale }) => [address, listed.get(locale)?.get(id)]),
    );
  });

  it('the fold-out of a house begins with that house on a phone', () => {
    expect(houses.filter(({ isFirst }) => !isFirst)).toEqual([]);
  });

  it('the number of each house is printed huge, its address is one text, on five grounds of which none is used three times', () => {
    for (const { path: address, street, card } of houses) {
      expect([address, card.words.split(street).length - 1]).toEqual([address, 1]);
      expect(card.size).toBeGreaterThan(200);
    }
    const grounds = houses.filter(({ locale }) => locale === 'de').map(({ ground }) => ground);
    const seldom = grounds.filter((ground) => grounds.filter((other) => other === ground).length < 3);
    expect(seldom).toEqual(grounds);
    expect(new Set(grounds).size).toBe(PLATE_SETS.length);
  });

  it('the town is the largest word of its page at every width', () => {
    const others = houses.filter(({ town, largest }) => largest.some((words) => String(words) !== town));
    expect(others.map(({ path: address, largest }) => [address, largest])).toEqual([]);
  });

  it('the hours of a house stay on one line on the narrowest phones', () => {
    for (const { hours } of houses) expect(hours.length).toBeGreaterThan(0);
    const broken = houses.flatMap(({ path: address, hours }) =>
      hours.filter(({ lines }) => lines > 1).map(({ time }) => `${address}: ${time}`),
    );
    expect(broken).toEqual([]);
  });
});

it.each(OVERVIEWS)(
  'on %s each house has a row with its town, its number and as many jobs as the list shows of it',
  async (overview, locale) => {
    const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
    await page.goto(site.url() + overview);
    const own = new Map(housesOf(locale).map((house) => [house.id, house]));
    const houses = housesOf('de').map((house) => own.get(house.id) ?? house);
    const rows = page.locator('main li:has(address)');
    expect(await rows.count()).toBe(houses.length);
    const counts = await jobsOn(page);
    expect([...counts.keys()].toSorted()).toEqual(houses.map(({ id }) => id).toSorted());
    for (const { id, path: address, street, town, phone } of houses) {
      const row = rows.filter({ has: page.locator(`a[href="${address}"]`) });
      const words = (await row.locator('address').innerText()).replaceAll('\u00A0', ' ');
      for (const fact of [street, town, phone]) expect(words).toContain(fact);
      expect(await row.locator(`a[href$="jobs/?location=${id}"]`).count()).toBe(1);
    }
    for (const [id, count] of counts) {
      await page.goto(`${site.url()}${locale === 'de' ? '' : '/en'}/jobs/?location=${id}`);
      await untilHydrated(page);
      await expect(page.locator('main li[data-job]:visible').count()).resolves.toBe(count);
    }
    await close();
  },
);

it('the way to each house begins at the same line of the grid at 768 px', async () => {
  const { page, close } = await site.visit({
    javaScriptEnabled: false,
    viewport: { width: 768, height: 900 },
  });
  const starts = new Set<number | undefined>();
  for (const { path: house } of housesOf('de')) {
    await page.goto(site.url() + house);
    starts.add((await page.locator('main address > a').first().boundingBox())?.x);
  }
  expect([...starts]).toEqual([392]);
  await close();
});
