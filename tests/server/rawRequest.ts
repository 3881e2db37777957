import { connect } from 'node:net';

/** An HTTP response as received. */
export interface RawAnswer {
  status: number;
  /** Header values by lower-case name; the last one of repeated headers. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Parses the bytes of one response; status 0 if the server closed the connection without one. */
function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: bytes.subarray(end + 4) };
}

/** Timeout for a server on a busy machine, ms. */
const SILENCE_MS = 40_000;

/** Sends bytes over a new socket and reads until the server closes it; nothing is normalised. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(SILENCE_MS, () =>
      socket.destroy(new Error(`no answer to ${JSON.stringify(bytes.slice(0, 80))}`)),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks))));
  });
}

/** Sends one request with the target exactly as given. */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
