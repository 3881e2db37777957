import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from '../../server/createServer';
import { BROWSER_FLAGS, installBrowser } from '../browser/launchBrowser';
import { measureJobSearch } from './jobSearch';
import { pageBytes } from './pageBytes';
import { runLighthouse } from './lighthouse';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = path.join(ROOT, 'dist');

/** Pages that stand for the site: the stage, a long case, the job list. */
const PAGES = ['/', '/work/rollwerk-zwei-raeder/', '/jobs/'];

function reportBytes(): void {
  for (const page of PAGES) {
    const bytes = pageBytes(DIST, `${page.slice(1)}index.html`);
    process.stdout.write(`bytes (brotli) ${page} ${JSON.stringify(bytes)}\n`);
  }
}

async function reportLighthouse(): Promise<void> {
  const app = await createServer({ distDir: DIST });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = { ...installBrowser(ROOT), flags: BROWSER_FLAGS };
  try {
    for (const page of PAGES) {
      const scores = await runLighthouse(url + page, browser);
      process.stdout.write(`lighthouse mobile ${page} ${JSON.stringify(scores)}\n`);
    }
  } finally {
    await app.close();
  }
}

async function reportJobSearch(): Promise<void> {
  const app = await createServer({ distDir: DIST });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    for (const throttling of [1, 4]) {
      const cost = await measureJobSearch(ROOT, origin, throttling);
      process.stdout.write(`ms of script per key in the job search ${JSON.stringify(cost)}\n`);
    }
  } finally {
    await app.close();
  }
}

if (!existsSync(DIST)) {
  process.stderr.write('There is no dist/ to measure; run npm run build first.\n');
  process.exitCode = 1;
} else {
  reportBytes();
  await reportJobSearch();
  await reportLighthouse();
}
