import type { Page } from 'playwright-core';
import type { PagesToLookAt } from '../pagesToLookAt';
import type { SiteInBrowser } from '../siteInBrowser';
import { lookAtEach, type Visit } from '../visit';
import { fontsLoaded } from '../fontsLoaded';

const HEIGHT = 800;

/** How to look for faults of one page at several widths. */
export interface LookAtWidths<Kind extends string> {
  kinds: readonly Kind[];
  /** Widths of the window, px. */
  widths: readonly number[];
  /** Called once per page, before its typefaces are awaited. */
  prepare?: (page: Page) => Promise<void>;
  /** Called for each width; adds the faults that it finds. */
  look: (page: Page, width: number, add: (kind: Kind, faults: readonly string[]) => void) => Promise<void>;
}

/** What was found on all pages. */
export interface FaultsAtWidths<Kind extends string> {
  /** Complete as soon as the tests of the file run. */
  found: Record<Kind, string[]>;
  /** Number of windows looked at. */
  views(): number;
  openTab(): Promise<Visit>;
}

/**
 * Looks at pages at several widths before the tests of a file. Without JavaScript all of a page is laid out at once, as
 * it will be after hydration, and one load serves all widths.
 */
export function faultsAtWidths<Kind extends string>(
  site: SiteInBrowser,
  { pages, note }: PagesToLookAt,
  { kinds, widths, prepare, look }: LookAtWidths<Kind>,
): FaultsAtWidths<Kind> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, string[]>;
  let views = 0;
  const openTab = () =>
    site.visit({ javaScriptEnabled: false, viewport: { width: 1280, height: HEIGHT }, bypassCSP: true });

  beforeAll(async () => {
    await lookAtEach(pages, openTab, async ({ page }, path) => {
      await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
      await prepare?.(page);
      await fontsLoaded(page);
      const faultsOfPage: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await look(page, width, (kind, faults) => {
          found[kind].push(...faults.map((fault) => `${path} at ${width} px: ${fault}`));
          faultsOfPage.push(...faults);
        });
        views += 1;
      }
      note(path, faultsOfPage);
    });
  }, 1_200_000);

  return { found, views: () => views, openTab };
}
