import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isForHost } from './localServer';

/** The largest request that is read, bytes: decisions about thousands of pictures fit in. */
const MOST_BYTES = 2_000_000;

/** A request that is not answered; `status` is that of HTTP. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function isToken(said: string, token: string): boolean {
  const [one, other] = [Buffer.from(said), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Where a request comes from, as the browser tells: this page, the address bar, or another page. */
const OWN_SITES = [undefined, 'same-origin', 'none'];

/**
 * Lets through what the page of the review asks for, and nobody else: the host is ours (no other name was made to point here), the
 * path begins with the token of this run, which no other page or program knows, and what changes something says that it comes
 * from our page.
 * @returns the rest of the path without a slash at its beginning
 * @throws {Refusal} otherwise
 */
export function checkRequest(request: IncomingMessage, origin: string, token: string): URL {
  const { method = 'GET', headers } = request;
  if (!isForHost(request, origin)) throw new Refusal(403, 'Another host was asked for.');
  if (!['GET', 'POST'].includes(method)) throw new Refusal(405, 'There is nothing to do in this way.');
  if (headers.origin !== undefined && headers.origin !== origin) {
    throw new Refusal(403, 'Another page may not ask.');
  }
  if (!OWN_SITES.includes(headers['sec-fetch-site']?.toString())) {
    throw new Refusal(403, 'Another page may not ask.');
  }
  if (method === 'POST') {
    if (headers.origin !== origin) throw new Refusal(403, 'Only the page of the review may change anything.');
    if (headers['content-type'] !== 'application/json') throw new Refusal(415, 'Only JSON is read.');
  }
  const [, said = '', rest] = /^\/([^/?]*)(\/.*)?$/.exec(request.url ?? '') ?? [];
  if (!isToken(said, token) || rest === undefined) {
    throw new Refusal(403, 'Open the address that "npm run visual:review" has printed.');
  }
  if (!URL.canParse(rest, origin)) throw new Refusal(400, 'No path.');
  return new URL(rest, origin);
}

/** The JSON of a request. @throws {Refusal} when it is too long or no JSON object */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Refusal(413, 'That is too long.');
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString());
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Told below.
  }
  throw new Refusal(400, 'A JSON object was expected.');
}
