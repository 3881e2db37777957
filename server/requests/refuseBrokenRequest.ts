import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '../answers';
import type { Headers } from '../files/headerRules';

/** Node's error codes for unreadable requests that need a status other than 400. */
const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Writes an error directly to the socket, for requests that are broken or still arriving, and closes the connection.
 */
export function answerRaw(socket: Socket, status: number, headers: Headers, asJson = false): void {
  const { contentType, body } = errorBody(status, asJson);
  const lines = Object.entries({
    ...headers,
    'Content-Type': contentType,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Answers a request that is not HTTP, too slow, or has too long a head, and closes the connection. Nothing of it is
 * sent back or logged.
 *
 * @param code Node's code of what is wrong with it
 */
export function refuseBrokenRequest(code: string | undefined, socket: Socket, headers: Headers): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answerRaw(socket, statusByCode[code ?? ''] ?? 400, headers);
}
