import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../../src/hosting/contentTypes';
import { listenLocally, type LocalServer } from '../../lib/listenLocally';
import { bundleClient } from './bundleClient';
import { isForHost } from './guard';

/** Path of the script that is added to stories. */
const BRIDGE = '/visual-review-bridge.js';

/** Path of the page of every story. */
const STORY_PAGE = '/iframe.html';

/**
 * Serves the static Storybook from its own origin, so that stories cannot access the review. A script that reports to
 * the review is added to story pages; only the review may embed them.
 * @param parent returns the origin of the review
 */
export async function serveStorybook(folder: string, parent: () => string): Promise<LocalServer> {
  const bridge = await bundleClient('storyBridge.ts');
  const bodyOf = async (pathname: string): Promise<Buffer | string> => {
    if (pathname === BRIDGE) return bridge;
    // URL paths start with a slash, so the normalised path stays within the folder.
    const body = await readFile(path.join(folder, path.normalize(pathname)));
    if (pathname !== STORY_PAGE) return body;
    return body
      .toString()
      .replace('<head>', `<head><script src="${BRIDGE}" data-parent="${parent()}"></script>`);
  };
  const server = await listenLocally((request, response) => {
    const answer = (status: number, body: Buffer | string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': `frame-ancestors 'self' ${parent()}`,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (!isForHost(request, server.origin)) return answer(403, 'Another host was asked for.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Only for reading.\n');
    let pathname: string;
    try {
      pathname = decodeURIComponent(new URL(request.url ?? '/', server.origin).pathname);
    } catch {
      return answer(400, 'No path.\n');
    }
    bodyOf(pathname).then(
      (body) => answer(200, body, contentTypeOf(pathname)),
      () => answer(404, 'Not found\n'),
    );
  });
  return server;
}
