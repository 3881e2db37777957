// Covers src/templates, src/sections, src/components, src/layout/Footer, scripts/content/openings, scripts/content/resolve, content-json.
import { siteWithoutScript } from '../helpers/siteWithoutScript';

const open = siteWithoutScript();

describe('what people come for is on the first screen of 1280 × 720', () => {
  const topOf = async (address: string, selector: string) => {
    const page = await open(address);
    const box = await page.locator(selector).first().boundingBox();
    return box?.y ?? Infinity;
  };

  it.each([
    ['the wall of the work', '/work/', 'main li picture > img', 500],
    ['the chips of the news', '/news/', 'main fieldset label', 580],
    ['the first poster of the news', '/news/', 'main li picture > img', 660],
    ['the form', '/kontakt/', 'main form input:not([type=hidden])', 700],
    ['the answer to an application', '/bewerbung-gesendet/', 'main h1 + div p', 660],
    ['the answer to a message', '/nachricht-gesendet/', 'main h1 + div p', 660],
    ['the mixer', '/services/', 'main fieldset label', 500],
    ['the first house', '/standorte/', 'main li:has(address)', 720],
    ['the form in English', '/en/contact/', 'main form input:not([type=hidden])', 700],
    ['the first house in English', '/en/locations/', 'main li:has(address)', 720],
  ])('%s', async (_, address, selector, most) => {
    expect(await topOf(address, selector)).toBeLessThan(most);
  });
});

it.each([
  ['lead', '/', 2000, 800, 'main p'],
  ['lead', '/en/', 1600, 700, 'main p'],
  ['headline', '/work/rollwerk-zwei-raeder/', 768, 1024, 'main h1'],
])('the %s of %s is whole on the first screen of %i × %i px', async (_, address, width, height, selector) => {
  const page = await open(address, { width, height });
  const box = await page.locator(selector).first().boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(height);
});

it('each filter of work and news says how many entries it leaves, by kind and by year', async () => {
  const chipsOf = async (address: string) =>
    (await open(address)).locator('main fieldset label').allInnerTexts();
  const [work, news] = [await chipsOf('/work/'), await chipsOf('/news/')];
  for (const chips of [work, news]) {
    expect(chips.length).toBeGreaterThan(5);
    expect(chips.filter((chip) => !/\d$/.test(chip.trim()))).toEqual([]);
  }
  for (const word of ['News', 'Presse', 'Event', '2026'])
    expect(news.some((chip) => chip.startsWith(word))).toBe(true);
});

it('the first news are posters with a tag in the colour of their kind', async () => {
  const page = await open('/news/');
  const tags = await page
    .locator('main li a:has(picture)')
    .evaluateAll((teasers) =>
      teasers.map((teaser) =>
        [...teaser.querySelectorAll('span')]
          .map((part) => [part.textContent, getComputedStyle(part).backgroundColor])
          .filter(([, color]) => color !== 'rgba(0, 0, 0, 0)'),
      ),
    );
  const colors: Record<string, string> = {
    Presse: 'rgb(255, 237, 0)',
    News: 'rgb(191, 208, 43)',
    Event: 'rgb(41, 172, 227)',
  };
  expect(tags.length).toBe(2);
  for (const [[word = '', color] = []] of tags) expect([word, color]).toEqual([word, colors[word ?? '']]);
});

it.each([
  ['/kontakt/', 'light'],
  ['/en/contact/', 'light'],
])('the yellow of %s ends with the form', async (address, theme) => {
  const page = await open(address);
  const sections = await page.locator('main section').evaluateAll((all) =>
    all.map((section) => ({
      hasForm: section.querySelector('form') !== null,
      theme: section.closest('[data-theme]')?.getAttribute('data-theme'),
    })),
  );
  expect(sections.filter(({ hasForm }) => hasForm).map((one) => one.theme)).toEqual(['yellow']);
  const rest = sections.slice(sections.findIndex(({ hasForm }) => hasForm) + 1);
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.filter((one) => one.theme !== theme)).toEqual([]);
});

it('the footer has four columns of one width, none much longer than the others, and no entry of more than two lines', async () => {
  const page = await open('/');
  const columns = await page.locator('footer nav ul').evaluateAll((lists) =>
    lists.slice(0, 4).map((list) => ({
      width: Math.round(list.getBoundingClientRect().width),
      height: list.getBoundingClientRect().height,
      lines: Math.max(
        ...[...list.querySelectorAll('a')].map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        }),
      ),
    })),
  );
  expect(new Set(columns.map(({ width }) => width)).size).toBe(1);
  expect(columns.filter(({ lines }) => lines > 2)).toEqual([]);
  const heights = columns.map(({ height }) => height);
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.8);
});
