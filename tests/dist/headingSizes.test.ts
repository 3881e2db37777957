// Covers src/sections, src/templates, src/theme, scripts/content/resolve, content-json.
import { siteWithoutScript } from '../helpers/siteWithoutScript';

const open = siteWithoutScript();

it.each([
  '/services/',
  '/services/strategie-klang/',
  '/about/',
  '/business/',
  '/commerce/',
  '/offline/',
  '/tag-1/',
  '/work/rollwerk-zwei-raeder/',
])('no heading of %s is larger than its headline', async (address) => {
  for (const width of [360, 1280, 2000]) {
    const page = await open(address, { width, height: 800 });
    const larger = await page.locator('main').evaluate((main) => {
      const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
      const headline = sizeOf(main.querySelector('h1') as Element);
      return [...main.querySelectorAll('h2, h3')]
        .filter((heading) => sizeOf(heading) > headline)
        .map((heading) => heading.textContent);
    });
    expect([width, larger]).toEqual([width, []]);
  }
});

it('the steps of a breadcrumb end with their slash, so that no line begins with it', async () => {
  const page = await open('/jobs/texterin-texter-fuer-klang-und-sprache-4112/', { width: 360, height: 740 });
  const marks = await page
    .locator('main nav ol > li')
    .evaluateAll((steps) =>
      steps.map((step) =>
        ['::before', '::after'].map((part) => getComputedStyle(step, part).content[1] ?? ''),
      ),
    );
  expect(marks.length).toBeGreaterThan(2);
  expect(marks.map(([before]) => before)).not.toContain('/');
  expect(marks.map(([, after]) => after === '/')).toEqual([...marks.slice(1).map(() => true), false]);
});
