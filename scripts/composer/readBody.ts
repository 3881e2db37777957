import type { IncomingMessage } from 'node:http';

/** The largest page of the site has 40 kB; this leaves room and stops mistakes. */
export const MOST_BYTES = 1024 * 1024;

/** The body of a call was refused; the message says why. */
export class BodyError extends Error {
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The body of a call as JSON.
 * @throws {BodyError} when it is longer than a page can be, or no JSON in UTF-8
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // What comes after is read and dropped: an answer to a call that is still being sent would not arrive.
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  if (bytes > MOST_BYTES)
    throw new BodyError(413, `The page has ${bytes} bytes; at most ${MOST_BYTES} can be saved.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new BodyError(400, 'The call is no JSON.');
  }
}
