import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../src/hosting/contentTypes';
import { listenLocally, type LocalServer } from '../lib/listenLocally';

/**
 * Serves a folder on a free port of 127.0.0.1. Responses are cacheable: the folder does not change while it is served,
 * and each run uses a new browser.
 */
export async function serveFolder(folder: string): Promise<LocalServer> {
  const files = new Map<string, Promise<Buffer | undefined>>();
  const load = (file: string) => {
    const known = files.get(file) ?? readFile(file).catch(() => undefined);
    files.set(file, known);
    return known;
  };
  return listenLocally((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    load(file).then(
      (body) => {
        response.writeHead(body ? 200 : 404, {
          'Content-Type': body ? contentTypeOf(file) : 'text/plain; charset=utf-8',
          'Cache-Control': 'max-age=3600',
        });
        response.end(body ?? 'Not found\n');
      },
      () => response.destroy(),
    );
  });
}
