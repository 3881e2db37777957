import { connect, type Socket } from 'node:net';
import { Ledger } from './ledger';
import { mebibytes, type Finding, never } from './outcome';
import { BOUNDARY, VALID } from './rawForm';
import { pdfOf } from './sendApplication';
import { residentMemory } from '../testbed/residentMemory';
import { startServer } from '../testbed/serverProcess';
import type { TortureStore } from './tortureStore';

/** Sockets with endless request headers; the server allows 10 s for headers and checks every 5 s. */
const SLOW_HEADS = 100;
/** Longest time until such a socket must be closed, ms, with a margin for a busy machine. */
const HEAD_LIMIT_MS = 45_000;

const HEAD = `POST /api/applications HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 2600000\r\n\r\n`;

function open(port: number, bytes: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1', () => resolve(socket)));
    socket.on('error', () => resolve(undefined));
    socket.resume();
  });
}

function closedWithin(socket: Socket, ms: number): Promise<boolean> {
  if (socket.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Holds slow uploads open while normal applications arrive, and checks that endless request headers are cut off. */
export async function slowRun(
  distDir: string,
  store: TortureStore,
  { uploads, applications }: { uploads: number; applications: number },
): Promise<Finding[]> {
  const server = await startServer({ DIST_DIR: distDir, ...store.environment });
  const before = await residentMemory(server.pid);
  try {
    const slow = (
      await Promise.all(Array.from({ length: uploads }, () => open(server.port, HEAD + VALID)))
    ).filter((socket) => socket !== undefined);
    const heads = (
      await Promise.all(Array.from({ length: SLOW_HEADS }, () => open(server.port, HEAD.slice(0, 60))))
    ).filter((socket) => socket !== undefined);
    const files = [{ field: 'resume', name: 'cv.pdf', content: pdfOf(200_000) } as const];
    const ledger = new Ledger(() => files);
    for (let index = 0; index < applications; index += 1) {
      // Each slow upload progresses a little in the meantime.
      for (const socket of slow) if (index % 10 === 0 && socket.writable) socket.write('x');
      await ledger.send(server.base, `slow-${index}`);
    }
    const held = slow.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
    const during = await residentMemory(server.pid);
    const closed = (await Promise.all(heads.map((socket) => closedWithin(socket, HEAD_LIMIT_MS)))).filter(
      Boolean,
    );
    for (const socket of [...slow, ...heads]) socket.destroy();
    const health = await fetch(`${server.base}/api/health`);
    const sorted = ledger.times.toSorted((a, b) => a - b);
    return [
      { what: `slow uploads held open of ${uploads}`, figure: String(held), isOk: held === uploads },
      { what: 'normal applications meanwhile', figure: String(applications) },
      never('of them not answered 201', ledger.open.size),
      {
        what: 'response time: median, longest',
        figure: `${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, ${Math.round(sorted.at(-1) ?? 0)} ms`,
      },
      {
        what: `endless request headers, closed by the server, of ${SLOW_HEADS}`,
        figure: String(closed.length),
        isOk: closed.length === SLOW_HEADS,
      },
      { what: 'health afterwards', figure: String(health.status), isOk: health.status === 200 },
      ...(before && during
        ? [
            {
              what: 'memory before, and while they are held open',
              figure: [before.now, during.now].map(mebibytes).join(', '),
            },
          ]
        : []),
    ];
  } finally {
    await server.stop();
  }
}
