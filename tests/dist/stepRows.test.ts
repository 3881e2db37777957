// Covers src/sections/Steps, src/sections/Cta, src/sections/Figures, src/sections/disclosureStyles.ts, src/components/Facts, content-json.
import { siteInBrowser } from '../helpers/siteInBrowser';

const site = siteInBrowser();

/** Lists of three, five or seven steps in columns, and those with a row that ends before the right edge of the list. */
function stepsInRows(): { lists: number; open: string[] } {
  const lists = [...document.querySelectorAll<HTMLElement>('main ol[data-row]')].filter(
    (list) =>
      [3, 5, 7].includes(list.children.length) && getComputedStyle(list).gridTemplateColumns.includes(' '),
  );
  const open = lists.filter((list) => {
    const ends = new Map<number, number>();
    for (const step of list.children) {
      const { top, right } = step.getBoundingClientRect();
      ends.set(Math.round(top), right);
    }
    return [...ends.values()].some((end) => end < list.getBoundingClientRect().right - 1);
  });
  return { lists: lists.length, open: open.map((list) => list.textContent.slice(0, 40)) };
}

it.each(['/hamburg/', '/business/', '/live/', '/work/trittsicher-ein-paar/'])(
  'three, five or seven steps on %s fill their rows at every width',
  async (path) => {
    const { page, close } = await site.visit();
    await page.goto(`${site.url()}${path}`);
    for (const width of [768, 1024, 1280, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      const { lists, open } = await page.evaluate(stepsInRows);
      expect(lists).toBeGreaterThan(0);
      expect([width, open]).toEqual([width, []]);
    }
    await close();
  },
);

it.each([
  ['both buttons of a call', '/jobs/', 'main [data-theme=blue] a[href]', 'y'],
  ['all values of facts in lines', '/impressum/', 'main dl dd', 'x'],
] as const)('%s begin at one line at 768 px', async (_, path, selector, axis) => {
  const { page, close } = await site.visit({ viewport: { width: 768, height: 900 } });
  await page.goto(site.url() + path);
  const starts = await page
    .locator(selector)
    .evaluateAll((all, side) => all.map((one) => one.getBoundingClientRect()[side]), axis);
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
  await close();
});

it('words of captions side by side are about 32 px apart at 768 px', async () => {
  const { page, close } = await site.visit({ viewport: { width: 768, height: 900 } });
  await page.goto(`${site.url()}/jobs/`);
  const gaps = await page.locator('main [data-theme=lime] dt').evaluateAll((captions) => {
    const boxes = captions.map((caption) => {
      const words = document.createRange();
      words.selectNodeContents(caption);
      return words.getBoundingClientRect();
    });
    return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? left));
  });
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(30);
  await close();
});

it.each([
  ['a question', '/business/'],
  ['a transcript', '/work/rollwerk-zwei-raeder/'],
])('the plus of %s is level with the middle of its first line at 2000 px', async (_, path) => {
  const { page, close } = await site.visit({ viewport: { width: 2000, height: 1200 } });
  await page.goto(site.url() + path);
  const offset = await page
    .locator('main summary:has(> svg)')
    .first()
    .evaluate((summary) => {
      const words = document.createRange();
      words.selectNode(summary.firstChild as Node);
      const middleOf = ({ top, bottom } = new DOMRect()) => (top + bottom) / 2;
      return (
        middleOf(summary.lastElementChild?.getBoundingClientRect()) - middleOf(words.getClientRects()[0])
      );
    });
  expect(Math.abs(offset)).toBeLessThan(1);
  await close();
});
