import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { createServer } from '../../server/createServer';
import { withBrowser } from '../testbed/withBrowser';

/** Root folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The built site that is measured. */
export const DIST = path.join(ROOT, 'dist');

/** Serves the built site on a free local port during a measurement. @throws if there is no build */
export async function withBuiltSite<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  if (!existsSync(DIST)) throw new Error('There is no dist/ to measure; run npm run build first.');
  const app = await createServer({ distDir: DIST });
  try {
    return await measure(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
  }
}

/** Like `withBuiltSite`, with a browser. */
export const withSiteInBrowser = <T>(measure: (browser: Browser, origin: string) => Promise<T>): Promise<T> =>
  withBuiltSite((origin) => withBrowser(ROOT, (browser) => measure(browser, origin)));
