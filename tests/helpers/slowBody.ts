import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally, type LocalServer } from '../../scripts/lib/listenLocally';

/** Time between two parts of a document, ms. */
const BETWEEN_MS = 500;

/** The head of a document and the halves of its body. */
function partsOf(html: string): string[] {
  const head = html.indexOf('<body');
  const half = (head + html.length) / 2;
  return [html.slice(0, head), html.slice(head, half), html.slice(half)];
}

/**
 * Serves the site of another server as over a slow connection: each document arrives in three parts, its head, then
 * half of its body, then the rest, half a second apart. Runs while the tests of the file do.
 * @returns its origin, without a slash at its end
 */
export function slowBody(siteUrl: () => string): () => string {
  let server: LocalServer;
  beforeAll(async () => {
    server = await listenLocally((request, response) => {
      void (async () => {
        const file = await fetch(siteUrl() + request.url, { headers: { 'accept-encoding': 'identity' } });
        const isDocument = file.headers.get('content-type')?.startsWith('text/html');
        response.writeHead(file.status, Object.fromEntries(file.headers));
        const parts = isDocument ? partsOf(await file.text()) : [Buffer.from(await file.arrayBuffer())];
        for (const [index, part] of parts.entries()) {
          if (index > 0) await wait(BETWEEN_MS);
          response.write(part);
        }
        response.end();
      })();
    });
  });
  afterAll(() => server.stop());
  return () => server.origin;
}
