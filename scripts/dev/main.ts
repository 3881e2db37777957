import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { type BundleManifest, parcelBin } from '../bundle';
import { buildFonts } from '../fonts/buildFonts';
import type { Site } from '../content/site';
import { homePath, LOCALE_CODES } from '../../src/content/locales';
import { contentTypeOf } from '../../src/hosting/contentTypes';
import { readBuildOptions, SettingError } from '../lib/args';
import { ExpectedError, runMain } from '../lib/runMain';
import { makeDevMedia } from './devMedia';
import { devDocument, DevPages, readDevSite } from './devSite';
import { createEventStream } from './eventStream';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE_DIR = path.join(ROOT, '.cache');
const DEV_DIR = path.join(CACHE_DIR, 'dev');
const WEB_DIR = path.join(DEV_DIR, 'web');
const MEDIA_DIR = path.join(DEV_DIR, 'media');

/** Delay before content is read again after the last change, ms: editors write files in bursts. */
const SETTLE_MS = 60;

function readPort(env: NodeJS.ProcessEnv): number {
  const port = Number(env['PORT'] ?? 8080);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingError(`PORT is "${env['PORT']}", but must be a whole number from 1 to 65535`);
}

/** Runs Parcel in watch mode: rebuilds the browser files and pushes changed modules to open pages. */
function startBundler(hmrPort: number) {
  const flags = ['--no-autoinstall', '--target', 'dev'];
  const ports = ['--port', String(hmrPort), '--hmr-port', String(hmrPort)];
  // PORT is this server's port; Parcel would use it too.
  const { PORT: _, ...env } = process.env;
  return spawn(
    process.execPath,
    [parcelBin(), 'watch', ...flags, ...ports, '--cache-dir', path.join(CACHE_DIR, 'parcel-dev')],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, NODE_ENV: 'development' } },
  );
}

async function readManifest(): Promise<BundleManifest | undefined> {
  const file = path.join(DEV_DIR, 'manifest.dev.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BundleManifest) : undefined;
}

async function main(args: string[]): Promise<void> {
  const build = readBuildOptions(args, process.env, new Date());
  const port = readPort(process.env);
  const contentDir = path.resolve(ROOT, build.contentDir);
  const options = { root: ROOT, cacheDir: CACHE_DIR, build };
  const media = { mediaDir: MEDIA_DIR, cacheDir: CACHE_DIR, contentDir };
  const pagesOf = (site: Site) => new DevPages(site, (...request) => makeDevMedia(...request, media));

  await buildFonts({ outDir: path.join(ROOT, 'src/generated/fonts'), cacheDir: CACHE_DIR });
  const first = await readDevSite(options);
  if ('problems' in first) throw new ExpectedError(first.problems);
  let pages = pagesOf(first.site);

  const events = createEventStream();
  const refresh = async () => {
    const state = await readDevSite(options);
    if ('problems' in state) {
      process.stderr.write(`${state.problems}\n`);
      events.send('problems', state.problems, true);
      return;
    }
    pages = pagesOf(state.site);
    process.stderr.write(
      `Content is up to date (${state.site.routes.length} pages, ${state.warnings} warnings)\n`,
    );
    events.clear();
    events.send('content', null);
  };
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh).catch((error: Error) => {
        process.stderr.write(`${error.stack ?? error}\n`);
      });
    }, SETTLE_MS);
  });
  const bundler = startBundler(port + 1);

  const app = fastify();
  app.get('/__dev/events', (_, reply) => events.connect(reply));
  app.get('/__dev/client.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(await readFile(new URL('devClient.js', import.meta.url))),
  );
  app.get('/page-data/*', async (request, reply) => {
    const text = await pages.data(request.url.replace(/\?.*$/, ''));
    return text === undefined ? reply.code(404).send({}) : reply.type('application/json').send(text);
  });
  app.get('/assets/*', async (request, reply) => {
    const name = decodeURIComponent(request.url.replace(/^\/assets\/|\?.*$/g, ''));
    const candidates = [path.join(WEB_DIR, name), path.join(MEDIA_DIR, 'assets', name)];
    const file = candidates.find((candidate) => candidate.startsWith(DEV_DIR) && existsSync(candidate));
    if (!file) return reply.code(404).send('');
    return reply
      .type(contentTypeOf(file))
      .header('cache-control', 'no-store')
      .send(await readFile(file));
  });
  app.get('/*', async (request, reply) => {
    const manifest = await readManifest();
    if (!manifest) return reply.code(503).header('retry-after', '1').send('The bundler is still running.');
    const pathname = request.url.replace(/[?#].*$/, '');
    const { html, status } = devDocument(await pages.embedded(pathname), manifest, pathname);
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  });
  await app.listen({ port, host: '127.0.0.1' });
  const homes = LOCALE_CODES.map((locale) => `http://127.0.0.1:${port}${homePath(locale)}`);
  process.stderr.write(`Dev server: ${homes.join(' and ')}\n`);

  const stop = () => {
    watcher.close();
    events.close();
    bundler.kill('SIGTERM');
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await runMain(main);
