// Covers src, content-json.
import { languageOf, pagePaths, samplePages } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach, type Visit } from '../helpers/visit';

const phone = { javaScriptEnabled: false, viewport: { width: 360, height: 780 } };

const site = siteInBrowser();

async function open(path: string): Promise<Visit> {
  const visit = await site.visit(phone);
  await visit.page.goto(site.url() + path);
  return visit;
}

it('shows headline and text of every kind of page', async () => {
  const faults: string[] = [];
  await lookAtEach(
    samplePages(),
    () => site.visit(phone),
    async ({ page }, path) => {
      await page.goto(site.url() + path);
      if (!(await page.locator('h1').isVisible())) faults.push(`${path}: no headline`);
      if ((await page.locator('main').innerText()).length < 40) faults.push(`${path}: no text`);
    },
  );
  expect(faults).toEqual([]);
});

it.each([
  ['/', 'Jobs'],
  ['/en/', 'Jobs'],
])('leads from %s at 360 px to the jobs by the native menu', async (path, label) => {
  const { page, close } = await open(path);
  await page.locator('header details summary').click();
  await page.locator('header details').getByRole('link', { name: label }).first().click();
  expect(new URL(page.url()).pathname).toBe(languageOf(path) === 'en' ? '/en/jobs/' : '/jobs/');
  await close();
});

it.each([
  ['/', 'Einwilligungen', 'Ohne JavaScript zählt hier nichts.'],
  ['/en/', 'Your choices', 'Without JavaScript, nothing counts here.'],
])(
  'the link to the consent settings on %s leads to why there is nothing to set',
  async (path, label, words) => {
    const { page, close } = await open(path);
    const link = page.locator('footer').getByRole('link', { name: label });
    await link.click();
    expect(await page.locator(':target').innerText()).toBe(words);
    const [place, target] = [await link.boundingBox(), await page.locator(':target').boundingBox()];
    expect(Math.abs((place?.y ?? 0) - (target?.y ?? 1e6))).toBeLessThan(60);
    await close();
  },
);

it.each(['/jobs/', '/en/jobs/'])('lists every open job on %s', async (path) => {
  const { page, close } = await open(path);
  const jobs = pagePaths.filter((job) => new RegExp(`^${path}[^/]+-\\d+/$`).test(job));
  const linked = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(jobs.filter((job) => !linked.includes(job))).toEqual([]);
  expect(await page.locator('h1').innerText()).toContain(String(jobs.length));
  await close();
});
