// Covers src/sections/Visit, src/sections/JobList, src/sections/Sections, src/templates/GenericPage, src/templates/parts/Hero.tsx, content-json/de/locations, content-json/en/locations, content-json/de/texts.json, content-json/en/texts.json.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { PLATE_SETS } from '../../src/config/posters';
import { LOCALE_CODES } from '../../src/content/locales';
import { phoneHref } from '../../src/lib/phoneHref';
import { ROOT } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

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
    const { address, phone, email, ...data } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const town = `${address.postalCode} ${address.city}`;
    return { id, path: data.path ?? `/${id}/`, street: address.street, town, phone, email };
  });
};

const PAGES = LOCALE_CODES.flatMap((locale) => housesOf(locale).map((house) => ({ ...house, locale })));

const SCREENS = [
  { width: 360, height: 740, rows: 1 },
  { width: 1280, height: 800, rows: 2 },
];

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
  it.each(PAGES)(
    '$path shows address, number, mail, route and jobs within two screens, below its poster',
    async (house) => {
      const { page, close } = await site.visit({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(site.url() + house.path);
      await untilHydrated(page);
      const edges = await edgesOf(page, house, rows);
      const late = Object.entries(edges).filter(([, bottom]) => bottom > 2 * height);
      expect(late).toEqual([]);
      const poster = await page.locator('main img').first().boundingBox();
      // The poster keeps at least half of the screen's height.
      expect(poster?.height).toBeGreaterThan(height / 2);
      await close();
    },
  );
});

it.each(LOCALE_CODES)(
  'without script the pages of the houses are no longer, their number of jobs is that of the list (%s)',
  async (locale) => {
    const { page, close } = await site.visit({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    });
    for (const house of PAGES.filter((entry) => entry.locale === locale)) {
      await page.goto(site.url() + house.path);
      const edges = await edgesOf(page, house, 1);
      expect([house.path, Math.max(...Object.values(edges)) <= 1480]).toEqual([house.path, true]);
    }
    await close();
  },
);

it.each([
  ['/standorte/', 'de'],
  ['/en/locations/', 'en'],
])(
  'on %s each house has a row with its town, its number and as many jobs as the list shows of it',
  async (overview, locale) => {
    const { page, close } = await site.visit({ viewport: { width: 1280, height: 800 } });
    await page.goto(site.url() + overview);
    const own = new Map(housesOf(locale).map((house) => [house.id, house]));
    const houses = housesOf('de').map((house) => own.get(house.id) ?? house);
    const rows = page.locator('main li:has(address)');
    expect(await rows.count()).toBe(houses.length);
    const counts = new Map<string, number>();
    for (const { id, path: address, street, town, phone } of houses) {
      const row = rows.filter({ has: page.locator(`a[href="${address}"]`) });
      const words = await row.locator('address').innerText();
      for (const fact of [street, town, phone]) expect(words).toContain(fact);
      const label = await row.locator(`a[href$="jobs/?location=${id}"]`).innerText();
      counts.set(id, Number(/\d+/.exec(label)?.[0] ?? 1));
    }
    for (const [id, count] of counts) {
      await page.goto(`${site.url()}${locale === 'de' ? '' : '/en'}/jobs/?location=${id}`);
      await untilHydrated(page);
      await expect(page.locator('main li[data-job]:visible').count()).resolves.toBe(count);
    }
    await close();
  },
);

it('the fold-out of a house begins with that house on a phone, without script, too', async () => {
  const { page, close } = await site.visit({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  for (const { path: address, id } of housesOf('de')) {
    await page.goto(site.url() + address);
    const own = page.locator('main ul > li > a[aria-current]');
    if ((await own.count()) === 0) throw new Error(`There is no fold-out on ${address}.`);
    const seen = await own.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });
    expect([id, seen]).toEqual([id, true]);
  }
  await close();
});

it('the number of each house is printed huge, its address is one text, on five grounds of which none is used three times', async () => {
  const { page, close } = await site.visit({
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: false,
  });
  const grounds: (string | null)[] = [];
  for (const { path: address, street, locale } of PAGES) {
    await page.goto(site.url() + address);
    const card = page.locator('main address').first();
    const words = (await card.innerText()).replaceAll(/\s+/g, ' ');
    expect([address, words.split(street).length - 1]).toEqual([address, 1]);
    const number = card.getByText(/\S+$/.exec(street)?.[0] ?? '', { exact: true }).first();
    const size = await number.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    expect(size).toBeGreaterThan(200);
    if (locale === 'de') grounds.push(await page.locator('main section').first().getAttribute('data-theme'));
  }
  const seldom = grounds.filter((ground) => grounds.filter((other) => other === ground).length < 3);
  expect(seldom).toEqual(grounds);
  expect(new Set(grounds).size).toBe(PLATE_SETS.length);
  await close();
});

it('the hours of a house stay on one line on the narrowest phones', async () => {
  const { page, close } = await site.visit({
    viewport: { width: 320, height: 740 },
    javaScriptEnabled: false,
  });
  const broken: string[] = [];
  for (const { path: address } of PAGES) {
    await page.goto(site.url() + address);
    const times = await page.locator('main dd').evaluateAll((values) =>
      values.flatMap((value) => {
        const node = value.firstChild;
        return [...(node?.nodeValue ?? '').matchAll(/[\d:]+\u2060?–\u2060?[\d:]+/g)].map(
          ({ 0: time, index }) => {
            const range = document.createRange();
            range.setStart(node as Node, index);
            range.setEnd(node as Node, index + time.length);
            const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
            return { time, lines: lines.size };
          },
        );
      }),
    );
    expect(times.length).toBeGreaterThan(0);
    broken.push(...times.filter(({ lines }) => lines > 1).map(({ time }) => `${address}: ${time}`));
  }
  expect(broken).toEqual([]);
  await close();
});
