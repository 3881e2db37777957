import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { samplePages } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { inParallel, untilHydrated } from '../helpers/visit';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [320, 360, 640, 768, 1024, 1280, 2000];

const site = siteInBrowser();

it.each([360, 1280])(
  'has no fault that axe can find at %i px',
  async (width) => {
    const faults: string[] = [];
    await inParallel(samplePages(), 2, async (path) => {
      // The test's own script is not the site's, so the policy that would refuse it is set aside here.
      const visit = await site.visit({
        viewport: { width, height: 800 },
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      await visit.page.goto(site.url() + path);
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
    const visit = await site.visit();
    await visit.page.goto(site.url() + path);
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
    const visit = await site.visit({
      viewport: { width: 640, height: 800 },
      bypassCSP: true,
    });
    await visit.page.goto(site.url() + path);
    await untilHydrated(visit.page);
    await visit.page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const excess = await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) faults.push(`${path}: ${excess} px too wide`);
    await visit.close();
  });
  expect(faults).toEqual([]);
}, 300_000);
