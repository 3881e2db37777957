import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readJson, Refusal } from '../lib/readJson';
import { CONTENT_ADDRESS } from './contentAddress';
import { readContentFiles } from './contentFolder';
import { refusalOf } from './refusalOf';
import { CALLS, type SaveAnswer, saveRequestSchema, TOKEN_META } from './protocol';
import { savePage } from './savePage';

/** Maximum length of a request, bytes; the largest page of the site has 40 kB. */
export const MAX_BYTES = 1024 * 1024;

/** Handles a request. The status tells whether the request was valid, the body its result. */
export async function answerCall(
  request: IncomingMessage,
  { root, token, isWanted }: { root: string; token: string; isWanted: boolean },
): Promise<{ status: number; answer: SaveAnswer }> {
  const refused = (status: number, reason: string) => ({
    status,
    answer: { state: 'refused' as const, reason },
  });
  const refusal = refusalOf(request, token);
  if (refusal !== undefined) return refused(403, refusal);
  try {
    const page = saveRequestSchema.safeParse(await readJson(request, MAX_BYTES));
    if (!page.success) return refused(400, 'The request does not describe a page. Reload Storybook.');
    return { status: 200, answer: await savePage(root, page.data, isWanted) };
  } catch (error) {
    if (error instanceof Refusal) return refused(error.status, error.message);
    throw error;
  }
}

/**
 * Enables "Compose a page" to read and save `content-json` and notifies it of changes; only in the development server.
 * A token in the page signals that saving is possible and authenticates its requests.
 */
export function composerPlugin(root: string): Plugin {
  const token = randomBytes(24).toString('base64url');
  const handle = (isWanted: boolean) => (request: IncomingMessage, response: ServerResponse) => {
    void answerCall(request, { root, token, isWanted }).then(
      ({ status, answer }) => {
        response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify(answer));
      },
      () => response.destroy(),
    );
  };
  return {
    name: 'sff-composer',
    apply: 'serve',
    configureServer({ middlewares, watcher, ws }) {
      middlewares.use(`/${CONTENT_ADDRESS.folder}/${CONTENT_ADDRESS.file}`, (_request, response) => {
        const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
        let files: string | undefined;
        try {
          files = JSON.stringify(readContentFiles(root));
        } catch {
          // A file was removed between listing and reading; its own event makes the page ask again.
        }
        response.writeHead(files === undefined ? 503 : 200, headers);
        response.end(files);
      });
      const folder = path.join(root, 'content-json');
      watcher.add(folder);
      watcher.on('all', (_event, file) => {
        if (file.startsWith(folder + path.sep) && file.endsWith('.json')) ws.send(CONTENT_ADDRESS.event);
      });
      middlewares.use(CALLS.compare, handle(false));
      middlewares.use(CALLS.save, handle(true));
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: TOKEN_META, content: token }, injectTo: 'head' },
    ],
  };
}
