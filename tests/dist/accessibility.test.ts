import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { ROOT, samplePages } from '../helpers/builtSite';
import { type SiteServer, startSite } from '../helpers/siteServer';
import { inParallel, openVisit, untilHydrated } from '../helpers/visit';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [320, 360, 640, 768, 1024, 1280, 2000];

let browser: Browser;
let site: SiteServer;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(ROOT), startSite()]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

it.each([360, 1280])(
  'has no fault that axe can find at %i px',
  async (width) => {
    const faults: string[] = [];
    await inParallel(samplePages(), 2, async (path) => {
      // The test's own script is not the site's, so the policy that would refuse it is set aside here.
      const visit = await openVisit(browser, site.url, {
        viewport: { width, height: 800 },
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      await visit.page.goto(site.url + path);
      await untilHydrated(visit.page);
      await visit.page.evaluate(axeSource);
      const { violations } = (await visit.page.evaluate('axe.run()')) as AxeResults;
      for (const { id, nodes } of violations) {
        faults.push(
          ...nodes.map(
            ({ target, failureSummary }) => `${path} ${id}: ${target.join(' ')} ${failureSummary}`,
          ),
        );
      }
      await visit.close();
    });
    expect(faults).toEqual([]);
  },
  300_000,
);

it('fits every width without scrolling sideways', async () => {
  const faults: string[] = [];
  await inParallel(samplePages(), 2, async (path) => {
    const visit = await openVisit(browser, site.url);
    await visit.page.goto(site.url + path);
    await untilHydrated(visit.page);
    for (const width of WIDTHS) {
      await visit.page.setViewportSize({ width, height: 800 });
      const excess = await visit.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (excess > 0) faults.push(`${path} at ${width} px: ${excess} px too wide`);
    }
    await visit.close();
  });
  expect(faults).toEqual([]);
}, 300_000);

it('keeps everything when text is twice as large', async () => {
  const faults: string[] = [];
  await inParallel(samplePages(), 2, async (path) => {
    const visit = await openVisit(browser, site.url, {
      viewport: { width: 640, height: 800 },
      bypassCSP: true,
    });
    await visit.page.goto(site.url + path);
    await untilHydrated(visit.page);
    await visit.page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const excess = await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) faults.push(`${path}: ${excess} px too wide`);
    await visit.close();
  });
  expect(faults).toEqual([]);
}, 300_000);
