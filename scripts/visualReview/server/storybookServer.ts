import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../../src/hosting/contentTypes';
import { bundleClient } from './bundleClient';
import { isForHost, listenLocally, type LocalServer } from './localServer';

/** Where stories find the script that speaks for them. */
const BRIDGE = '/visual-review-bridge.js';

/** The page of every story. */
const STORY_PAGE = '/iframe.html';

/**
 * Serves the static Storybook at an origin of its own, so that no story can reach the review. The page of a story gets a script
 * that tells the review what happens in it; only the review may show it in a frame.
 * @param parent is asked for the origin of the review
 */
export async function serveStorybook(folder: string, parent: () => string): Promise<LocalServer> {
  const bridge = await bundleClient('storyBridge.ts');
  const bodyOf = async (pathname: string): Promise<Buffer | string> => {
    if (pathname === BRIDGE) return bridge;
    // The path of a URL begins with a slash, so nothing of it leads out of the folder.
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
  }, 0);
  return server;
}
