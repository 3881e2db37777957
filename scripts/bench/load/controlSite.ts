import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { EVERYDAY_QUALITY } from '../../output/compress';

/**
 * Variants of a page: complete, or as a control page for comparison, without scripts, or without scripts and web fonts.
 * Control pages keep markup, styles and pictures.
 */
export const VARIANTS = ['whole', 'without script', 'without script and fonts'] as const;

/** One of these variants. */
export type Variant = (typeof VARIANTS)[number];

const RUNNING_SCRIPTS = /<script [^>]*\bsrc="[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const EMBEDDED_DATA = /<script type="application\/json"[^>]*>[\s\S]*?<\/script>/g;
const FONT_PRELOADS = /<link rel="preload" as="font"[^>]*>/g;
const FONT_FACES = /@font-face\{[^}]*url\([^}]*\}/g;

/** Returns a page's HTML reduced to a variant. */
export function controlPage(html: string, variant: Variant): string {
  if (variant === 'whole') return html;
  const plain = html.replace(RUNNING_SCRIPTS, '').replace(EMBEDDED_DATA, '');
  return variant === 'without script' ? plain : plain.replace(FONT_PRELOADS, '').replace(FONT_FACES, '');
}

/** HTTP/1.1 headers that HTTP/2 does not allow (RFC 9113, section 8.2.2). */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Headers that do not match a changed page: its length, and the policy with the hashes of its styles. */
const PAGE_HEADERS = new Set(['content-length', 'content-encoding', 'content-security-policy', 'etag']);

function keptHeaders(headers: http.IncomingHttpHeaders, dropped: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name) && !dropped.has(name)),
  );
}

/** Compresses with the quality of normal builds, so that control pages have no advantage. */
const compress = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: EVERYDAY_QUALITY } });

async function readAll(source: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Serves a variant of a site over HTTP/2, as its hosts do, with a self-signed certificate, on a free local port. */
export async function serveVariant(
  origin: string,
  variant: Variant,
): Promise<{ origin: string; close: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ key, cert }, (request, response) => {
    const isPage = request.url.endsWith('/') && variant !== 'whole';
    const headers = { ...keptHeaders(request.headers, new Set(isPage ? ['accept-encoding'] : [])) };
    const plainHeaders = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !name.startsWith(':')),
    );
    const passed = http.request(
      origin + request.url,
      { method: request.method, agent, headers: { ...plainHeaders, host: new URL(origin).host } },
      (answer) => {
        const status = answer.statusCode ?? 502;
        if (!isPage) {
          response.writeHead(status, keptHeaders(answer.headers, new Set()));
          answer.pipe(response);
          return;
        }
        void readAll(answer).then((html) => {
          response.writeHead(status, {
            ...keptHeaders(answer.headers, PAGE_HEADERS),
            'content-encoding': 'br',
          });
          response.end(compress(controlPage(html, variant)));
        });
      },
    );
    passed.on('error', () => response.stream.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: () => {
      server.close();
      agent.destroy();
    },
  };
}
