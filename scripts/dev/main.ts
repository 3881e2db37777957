import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { listen } from '../../server/listen';
import { readSettings, StartError } from '../../server/settings';
import { buildFonts } from '../fonts/buildFonts';
import type { Site } from '../content/site';
import { homePath, LOCALE_CODES } from '../../src/content/locales';
import { parseOptions, readBuildOptions } from '../lib/args';
import { DEV } from '../lib/commands.mjs';
import { plural } from '../lib/plural';
import { takeLock } from '../lib/processLock';
import { ExpectedError, runMain } from '../lib/runMain';
import { checkRoot } from '../output/checkRoot';
import { startBundler, untilEnded } from './bundler';
import { createDevApp } from './devApp';
import { makeDevMedia } from './devMedia';
import { DevPages, readDevSite } from './devSite';
import { createEventStream } from './eventStream';
import { watchFolders } from './watchFolders';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE_DIR = path.join(ROOT, '.cache');
const DEV_DIR = path.join(CACHE_DIR, 'dev');
const WEB_DIR = path.join(DEV_DIR, 'web');
const MEDIA_DIR = path.join(DEV_DIR, 'media');

/**
 * Listens on this machine only.
 * @throws {ExpectedError} if PORT is invalid or the port is not available
 */
async function listenHere(app: FastifyInstance): Promise<{ base: string; port: number }> {
  try {
    const { port } = readSettings({ PORT: process.env['PORT'] });
    const base = await listen(app, { port, host: '127.0.0.1' });
    return { base, port: (app.server.address() as AddressInfo).port };
  } catch (error) {
    throw error instanceof StartError ? new ExpectedError(error.message) : error;
  }
}

/**
 * Makes sure that this is the only dev server of the project: two would write the same files.
 * @throws {ExpectedError} if there is another one
 */
async function lockFolder(): Promise<void> {
  const release = await takeLock(path.join(DEV_DIR, 'lock'), (pid) => {
    throw new ExpectedError(
      `npm run dev is already running for this folder (process ${pid}): use that one, or stop it first.`,
    );
  });
  process.once('exit', release);
}

async function main(args: string[]): Promise<void> {
  checkRoot(ROOT);
  const build = readBuildOptions(parseOptions(DEV, args), process.env, new Date());
  const contentDir = path.resolve(ROOT, build.contentDir);
  const options = { root: ROOT, cacheDir: CACHE_DIR, build };
  const media = { mediaDir: MEDIA_DIR, cacheDir: CACHE_DIR, contentDir };
  const pagesOf = (site: Site) => new DevPages(site, (...request) => makeDevMedia(...request, media));

  let pages: DevPages | undefined;
  const events = createEventStream();
  const assetDirs = [WEB_DIR, path.join(MEDIA_DIR, 'assets')];
  const app = createDevApp({ pages: () => pages, events, devDir: DEV_DIR, assetDirs });
  // First, because another program may have the port.
  const { base, port } = await listenHere(app);
  await lockFolder();

  await buildFonts({ outDir: path.join(ROOT, 'src/generated/fonts'), cacheDir: CACHE_DIR });
  let needsOtherTexts = () => false;
  let shownWarnings = '';
  const readContent = async () => {
    const state = await readDevSite(options);
    if ('problems' in state) {
      process.stderr.write(`${state.problems}\n`);
      events.send('problems', state.problems, true);
      return undefined;
    }
    pages = pagesOf(state.site);
    ({ needsOtherTexts } = state);
    const { text } = state.warnings;
    if (text !== shownWarnings) process.stderr.write(text);
    shownWarnings = text;
    return state;
  };
  await readContent();

  const refresh = async () => {
    const valid = await readContent();
    if (!valid) return;
    const { site, warnings } = valid;
    const counted = [plural(site.routes.length, 'page'), plural(warnings.count, 'warning')].join(', ');
    process.stderr.write(`Content is up to date (${counted})\n`);
    events.clear();
    events.send('content', null);
  };
  let running = Promise.resolve();
  const refreshNext = () => {
    running = running.then(refresh).catch((error: Error) => {
      process.stderr.write(`${error.stack ?? error}\n`);
    });
  };
  watchFolders(contentDir, refreshNext);
  watchFolders(path.join(ROOT, 'src'), () => {
    if (needsOtherTexts()) refreshNext();
  });
  const bundler = await startBundler(ROOT, CACHE_DIR, port + 1);
  process.stderr.write(
    `Dev server: ${LOCALE_CODES.map((locale) => base + homePath(locale)).join(' and ')}\n`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), untilEnded(bundler)]);
}

await runMain(main);
// Ends the server, the watchers and the bundler.
process.exit();
