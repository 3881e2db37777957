import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isForHost } from './localServer';

/** Maximum length of a request, bytes: enough for decisions about thousands of pictures. */
const MOST_BYTES = 2_000_000;

/** A rejected request, with its HTTP status. */
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

/** Accepted values of `Sec-Fetch-Site`: own page, address bar, or a browser without the header. */
const OWN_SITES = [undefined, 'same-origin', 'none'];

/**
 * Accepts only requests of the review's own page: the host must be this server (against DNS rebinding), the path must start
 * with the secret token of this run, and changes must come from its origin.
 * @returns the rest of the path
 * @throws {Refusal} for any other request
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

/** Reads the JSON of a request. @throws {Refusal} if it is too long or not a JSON object */
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
    // Reported below.
  }
  throw new Refusal(400, 'A JSON object was expected.');
}
