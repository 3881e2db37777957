import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { contentTypeOf } from '../../src/hosting/contentTypes';
import type { BundleManifest } from '../parcel/manifest';
import { devDocument, type DevPages } from './devSite';
import type { EventStream } from './eventStream';

interface DevAppOptions {
  /** The pages of the last valid content; undefined until there is any. */
  pages: () => DevPages | undefined;
  events: EventStream;
  /** Folder with Parcel's manifest. */
  devDir: string;
  /** Folders with the files of `/assets/`, both in `devDir`. */
  assetDirs: readonly string[];
}

/** Browsers ask again after a second (`Refresh`), other programs by `Retry-After`. */
const sendStarting = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ refresh: '1', 'retry-after': '1' })
    .send('The dev server is still starting; this page reloads by itself.');

/** For content that is broken from the start; its script shows the problems, and reloads the page without them. */
const BROKEN_DOCUMENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The content has errors</title>
<script type="module" src="/__dev/client.js"></script>
<p>The dev server is waiting for valid content; this page reloads by itself.</p>
`;

async function readManifest(devDir: string): Promise<BundleManifest | undefined> {
  const file = path.join(devDir, 'manifest.dev.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BundleManifest) : undefined;
}

/** The routes of the dev server. */
export function createDevApp({ pages, events, devDir, assetDirs }: DevAppOptions): FastifyInstance {
  const app = fastify();
  app.get('/__dev/events', (_, reply) => events.connect(reply));
  app.get('/__dev/client.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(await readFile(new URL('devClient.js', import.meta.url))),
  );
  app.get('/page-data/*', async (request, reply) => {
    const shown = pages();
    if (!shown) return sendStarting(reply);
    const text = await shown.data(request.url.replace(/\?.*$/, ''));
    return text === undefined ? reply.code(404).send({}) : reply.type('application/json').send(text);
  });
  app.get('/assets/*', async (request, reply) => {
    const name = decodeURIComponent(request.url.replace(/^\/assets\/|\?.*$/g, ''));
    const candidates = assetDirs.map((dir) => path.join(dir, name));
    const file = candidates.find((candidate) => candidate.startsWith(devDir) && existsSync(candidate));
    if (!file) return reply.code(404).send('');
    return reply
      .type(contentTypeOf(file))
      .header('cache-control', 'no-store')
      .send(await readFile(file));
  });
  app.get('/*', async (request, reply) => {
    const shown = pages();
    if (!shown && events.hasSticky())
      return reply.code(503).type('text/html; charset=utf-8').send(BROKEN_DOCUMENT);
    const manifest = await readManifest(devDir);
    if (!shown || !manifest) return sendStarting(reply);
    const pathname = request.url.replace(/[?#].*$/, '');
    const { html, status } = devDocument(await shown.embedded(pathname), manifest, pathname);
    const canonical = `${pathname}/`;
    if (status === 404 && (await shown.embedded(canonical)).page.path === canonical) {
      const search = request.url.slice(pathname.length);
      // As on the built site, but not remembered: other sites are developed on this port, too.
      return reply.header('cache-control', 'no-store').redirect(canonical + search, 301);
    }
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  });
  return app;
}
