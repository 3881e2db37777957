import type { IncomingMessage } from 'node:http';

/** Maximum length of a request body, bytes; the largest page of the site has 40 kB. */
export const MOST_BYTES = 1024 * 1024;

/** The request body was rejected; the message says why. */
export class BodyError extends Error {
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads a request body as JSON.
 * @throws {BodyError} if it is too long or not JSON in UTF-8
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // The rest is read and discarded: a response sent during the upload would not arrive.
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  if (bytes > MOST_BYTES)
    throw new BodyError(413, `The page has ${bytes} bytes; at most ${MOST_BYTES} can be saved.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new BodyError(400, 'The request is not JSON.');
  }
}
