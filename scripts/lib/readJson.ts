import type { IncomingMessage } from 'node:http';

/** A rejected request, with its HTTP status; the message says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the JSON of a request.
 * @throws {Refusal} if it is too long or not JSON in UTF-8
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // The rest is read and discarded: a response sent during the upload would not arrive.
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  if (bytes > maxBytes)
    throw new Refusal(413, `The request has ${bytes} bytes; at most ${maxBytes} are accepted.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal(400, 'The request is not JSON.');
  }
}
