// Covers src/sections/Steps, content-json.
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
