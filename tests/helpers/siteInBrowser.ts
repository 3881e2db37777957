import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../../scripts/browser/launchBrowser';
import { ROOT } from './builtSite';
import { type SiteServer, type SiteServerOptions, startSite } from './siteServer';
import { openVisit, type Visit } from './visit';

/** The built site behind its own server, with a browser to look at it. */
export interface SiteInBrowser {
  /** Origin of the server, without a slash at its end. */
  url(): string;
  /** Folder in which the server keeps applications. */
  intakeDir(): string;
  /** Opens an empty page that records what it should never see; the caller closes it. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

/** Starts server and browser before the tests of a file and ends both after them. */
export function siteInBrowser(options?: SiteServerOptions): SiteInBrowser {
  let browser: Browser | undefined;
  let site: SiteServer | undefined;
  const running = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('Server and browser run only while tests do.');
    return value;
  };

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(ROOT), startSite(options)]);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const url = () => running(site).url;
  const intakeDir = () => running(site).intakeDir;
  return { url, intakeDir, visit: (context) => openVisit(running(browser), url(), context) };
}
