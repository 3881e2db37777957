import type { BrowserContextOptions } from 'playwright-core';
import { browserOfFile, running, sharedSiteUrl } from './sharedSite';
import { type SiteServer, type SiteServerOptions, startSite } from './siteServer';
import { openVisit, type Visit } from './visit';

/** The built site behind its own server, with a browser to look at it. */
export interface SiteInBrowser {
  /** Origin of the server, without a slash at its end. */
  url(): string;
  /** Opens an empty page that records what it should never see; the caller closes it. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

/** The built site as all test files share it: browser and server run already. */
export function siteInBrowser(): SiteInBrowser {
  const browser = browserOfFile();
  return { url: sharedSiteUrl, visit: (context) => openVisit(browser(), sharedSiteUrl(), context) };
}

/**
 * The built site behind a server that only the calling test file uses, for tests of what the server keeps or of other
 * settings. It runs while the tests of the file do.
 */
export function ownSiteInBrowser(options?: SiteServerOptions): SiteInBrowser & {
  /** Folder in which the server keeps applications. */
  intakeDir(): string;
} {
  const browser = browserOfFile();
  let site: SiteServer | undefined;
  beforeAll(async () => {
    site = await startSite(options);
  });
  afterAll(() => site?.stop());
  const url = () => running(site).url;
  return {
    url,
    intakeDir: () => running(site).intakeDir,
    visit: (context) => openVisit(browser(), url(), context),
  };
}
