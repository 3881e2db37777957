// Covers src/sections/Mixer, scripts/content/resolve, scripts/images, content-json.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { htmlOf, pagePaths, ROOT } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();

const PAGES = [
  { locale: 'de', services: '/services/', alone: 'Deckungsgleich' },
  { locale: 'en', services: '/en/services/', alone: 'A perfect fit' },
];

const plain = (text: string) => text.replaceAll('\u00ad', '');
const read = (...names: string[]) =>
  JSON.parse(readFileSync(path.join(ROOT, 'content-json', ...names), 'utf8'));

interface Item {
  title: string;
  plate: string;
}

/** The disciplines of a language from the content files. */
const disciplinesOf = (locale: string): Item[] =>
  read(locale, 'pages', 'services.json').blocks.find(({ type }: { type: string }) => type === 'services')
    .items;

/** The pairs of a language from the content files, with the cases that name both disciplines. */
function pairsOf(locale: string) {
  const all = disciplinesOf(locale);
  const cases = readdirSync(path.join(ROOT, 'content-json', locale, 'cases')).map((file) => ({
    id: path.basename(file, '.json'),
    disciplines: read(locale, 'cases', file).disciplines as string[],
  }));
  return readdirSync(path.join(ROOT, 'content-json', locale, 'pairs')).map((file) => {
    const { plates, title, path: address, lead } = read(locale, 'pairs', file);
    const names: string[] = plates.map((plate: string) =>
      plain(all.find((item) => item.plate === plate)?.title ?? ''),
    );
    const common = cases.filter(({ disciplines }) => names.every((name) => disciplines.includes(name)));
    return { names, title: plain(title), address, lead, cases: common.map(({ id }) => id).toSorted() };
  });
}

const choose = (page: Page, side: 0 | 1, name: string) =>
  page.locator('main fieldset').nth(side).getByRole('radio', { name }).check();

/** What the mixer shows: word, sentence, links, loaded pictures. */
async function shown(page: Page) {
  const lines = plain(await page.locator('main output').innerText()).split(/\n+/);
  const links = await page
    .locator('main section')
    .first()
    .locator('a:visible')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return { title: lines[0], lead: lines[1], links };
}

describe.each(PAGES)('$services', ({ locale, services, alone }) => {
  const pairs = pairsOf(locale);

  it('shows for any two plates, in either order, their word, their cases and their address, without script', async () => {
    const { page, close } = await site.visit({ javaScriptEnabled: false });
    await page.goto(site.url() + services);
    expect(pairs).toHaveLength(21);
    for (const [index, { names, title, lead, address, cases }] of pairs.entries()) {
      const [first = '', second = ''] = index % 2 === 0 ? names : names.toReversed();
      await choose(page, 0, first);
      await choose(page, 1, second);
      const { links, ...said } = await shown(page);
      expect(said).toEqual({ title, lead });
      const own = links.filter((href) => href.includes('/work/')).map((href) => href.split('/').at(-2));
      expect({ title, cases: own.toSorted() }).toEqual({ title, cases });
      expect(links).toContain(address);
      expect(await page.locator('main section').first().locator('img:visible').count()).toBe(1);
    }
    await close();
  });

  it('says of the same plate twice that it is a perfect fit, and leads nowhere', async () => {
    const { page, close } = await site.visit({ javaScriptEnabled: false });
    await page.goto(site.url() + services);
    for (const { title } of disciplinesOf(locale)) {
      await choose(page, 0, plain(title));
      await choose(page, 1, plain(title));
      const { title: said, links } = await shown(page);
      expect({ title, said, links }).toEqual({ title, said: alone, links: [] });
      expect(await page.locator('main section').first().locator('img:visible').count()).toBe(1);
    }
    await close();
  });

  it('is worked by keyboard alone: tab to a side, arrows along it, tab to the address', async () => {
    const { page, complaints, close } = await site.visit();
    await page.goto(site.url() + services);
    await untilHydrated(page);
    await choose(page, 0, plain(disciplinesOf(locale)[0]?.title ?? ''));
    await choose(page, 1, plain(disciplinesOf(locale)[1]?.title ?? ''));
    const before = await shown(page);
    await page.keyboard.press('ArrowDown');
    const after = await shown(page);
    expect(after.title).not.toBe(before.title);
    await page.keyboard.press('Tab');
    const [next] = after.links;
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(next);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowUp');
    // From the first plate upwards to the last one.
    const last = plain(disciplinesOf(locale).at(-1)?.title ?? '');
    expect(await page.locator('main fieldset').first().getByRole('radio', { name: last }).isChecked()).toBe(
      true,
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows the chosen pair again after Back and after a reload', async () => {
    const { page, complaints, close } = await site.visit();
    await page.goto(site.url() + services);
    await untilHydrated(page);
    const [, , first, , second] = disciplinesOf(locale).map(({ title }) => plain(title));
    await choose(page, 0, first ?? '');
    await choose(page, 1, second ?? '');
    const chosen = await shown(page);
    const address = chosen.links.at(-1) ?? '';
    await page.locator(`main a[href="${address}"]:visible`).click();
    await page.waitForURL(site.url() + address);
    await page.locator('html[data-curtain="idle"]').waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForURL(site.url() + services);
    await page.locator('html[data-curtain="idle"]').waitFor({ state: 'attached' });
    await page.locator('main fieldset').first().waitFor();
    expect(await shown(page)).toEqual(chosen);
    await page.reload();
    await untilHydrated(page);
    expect(await shown(page)).toEqual(chosen);
    expect(complaints).toEqual([]);
    await close();
  });

  it('loads the poster of the chosen pair and of no other', async () => {
    const { page, close } = await site.visit();
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('-overprint-')) loaded.add(request.url());
    });
    await page.goto(site.url() + services);
    await untilHydrated(page);
    expect(loaded.size).toBe(1);
    const [first, second] = pairs.find(({ title }) => /^(Ohrwurm|Earworm)$/.test(title))?.names ?? [];
    const wanted = page.waitForRequest((request) => request.url().includes('/kampagne-klang-overprint-'));
    await choose(page, 0, first ?? '');
    await choose(page, 1, second ?? '');
    await wanted;
    // The previous one, the one in between, and the chosen one.
    expect(loaded.size).toBeLessThanOrEqual(3);
    await close();
  });

  it('does not move where less motion is wanted', async () => {
    const { page, close } = await site.visit({ reducedMotion: 'reduce' });
    await page.goto(site.url() + services);
    await untilHydrated(page);
    const [first] = disciplinesOf(locale).slice(2);
    await choose(page, 0, plain(first?.title ?? ''));
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter((animation) => Number(animation.effect?.getTiming().duration) > 1)
          .length,
    );
    expect(running).toBe(0);
    await close();
  });
});

describe('the pages of pairs', () => {
  const paths = PAGES.flatMap(({ locale }) => pairsOf(locale).map(({ address }) => address as string));

  it('are there, each with a title, a description and a social picture of its own', () => {
    expect(paths.filter((address) => !pagePaths.includes(address))).toEqual([]);
    const valueOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
    for (const pattern of [
      /<title>([^<]+)/,
      /name="description" content="([^"]+)/,
      /property="og:image" content="([^"]+)/,
    ]) {
      const values = paths.map((address) => valueOf(htmlOf(address), pattern));
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(paths.length);
    }
  });

  it.each(PAGES)(
    'lead from any to any by swapping at most two plates, without script ($locale)',
    ({ locale }) => {
      const own = pairsOf(locale).map(({ address }) => address as string);
      for (const address of own) {
        const html = htmlOf(address);
        const neighbours = own.filter((other) => other !== address && html.includes(`href="${other}"`));
        // Five other disciplines on either side.
        expect({ address, neighbours: neighbours.length }).toEqual({ address, neighbours: 10 });
      }
    },
  );
});
