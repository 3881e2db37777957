import { createServer, type Socket } from 'node:net';
import { freePort } from '../../../scripts/testbed/freePort';

/** Content that the tests' scanner treats as malware. */
export const MALWARE = 'X-SFF-TEST-MALWARE-X';

/** A scanner with clamd's stream protocol. */
export interface ClamdServer {
  address: { host: string; port: number };
  /** What it does with a file: scan it, never respond, or close the connection. */
  mode: 'scan' | 'hang' | 'cut';
  /** It crashes on files that contain this, which cuts the connection. */
  diesOn: string | undefined;
  /** Longest stream that it accepts, bytes. */
  maxBytes: number;
  /** The received streams, one per connection. */
  scanned: Buffer[];
  stop: () => Promise<void>;
  restart: () => Promise<void>;
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** Extracts the chunks of a received stream: their bytes, and whether its end was included. */
function unframe(received: Buffer): { content: Buffer; isComplete: boolean } {
  const parts: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(parts), isComplete: true };
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(parts), isComplete: false };
}

/** Starts a scanner on a free port. */
export async function startClamd(): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const answer = (socket: Socket, text: string) => socket.end(`${text}\0`);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    const chunks: Buffer[] = [];
    let bytes = 0;
    socket.on('data', (chunk) => {
      if (clamd.mode === 'hang') return;
      if (clamd.mode === 'cut') {
        socket.destroy();
        return;
      }
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > clamd.maxBytes + 1024) {
        // Like clamd, it responds and keeps reading, so that the response is not lost with the connection.
        if (socket.writable) answer(socket, 'INSTREAM size limit exceeded. ERROR');
        return;
      }
      if (!chunk.subarray(-4).equals(Buffer.alloc(4))) return;
      const received = Buffer.concat(chunks);
      if (!received.subarray(0, COMMAND.length).equals(COMMAND)) {
        answer(socket, 'UNKNOWN COMMAND');
        return;
      }
      const { content, isComplete } = unframe(received);
      if (!isComplete) return;
      clamd.scanned.push(content);
      if (clamd.diesOn !== undefined && content.includes(clamd.diesOn)) {
        socket.destroy();
        return;
      }
      answer(socket, content.includes(MALWARE) ? 'stream: Sff.Test.Malware FOUND' : 'stream: OK');
    });
  });
  const port = await freePort();
  const start = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const clamd: ClamdServer = {
    address: { host: '127.0.0.1', port },
    mode: 'scan',
    diesOn: undefined,
    maxBytes: 25 * 1_048_576,
    scanned: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    restart: start,
  };
  await start();
  return clamd;
}
