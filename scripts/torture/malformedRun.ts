import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fnv1a, mulberry32 } from '../images/prng';
import { type MalformedCase, malformedCase } from './malformedCases';
import { mebibytes, type Finding } from './outcome';
import { pdfOf, sendApplication } from './sendApplication';
import { type ResidentMemory, residentMemory } from '../testbed/residentMemory';
import { startServer } from '../testbed/serverProcess';
import type { TortureStore } from './tortureStore';

/** A request counts as hanging after this time without a response, ms. */
const HANG_MS = 30_000;
/** Number of concurrent senders. */
const SENDERS = 8;
/** Requests before memory is first measured, so that everything has been loaded once. */
const WARM_UP = 1000;
/** Maximum growth of memory from the warm-up to after the pause, MiB. */
const GROWTH_LIMIT = 40;
/** Longest wait for the garbage collector to release memory, ms. */
const REST_MS = 30_000;

/** Statuses that are a valid response to a malformed request. */
const EXPECTED: ReadonlySet<number> = new Set([
  200, 201, 301, 303, 400, 403, 404, 405, 408, 409, 410, 411, 413, 414, 415, 417, 422, 426, 431, 505,
]);

/**
 * Sends bytes and resolves to the status of the response; 0 if the connection was closed without one, -1 for a timeout.
 */
export function statusOf(port: number, { bytes, hangsUp = false }: MalformedCase): Promise<number> {
  return new Promise((resolve) => {
    let start = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1', () => {
        // A client that hangs up may do so before the response.
        if (hangsUp) socket.end();
      });
    });
    socket.setTimeout(HANG_MS, () => {
      resolve(-1);
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      if (start.length < 100) start += chunk.toString('latin1', 0, 100);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/HTTP\/1\.1 ([2-9]\d\d)/.exec(start)?.[1] ?? 0)));
  });
}

/** Sends generated malformed requests to the server, then checks that it still works and how much memory it uses. */
export async function malformedRun(
  distDir: string,
  store: TortureStore,
  {
    count,
    seed,
    progress = () => undefined,
  }: { count: number; seed: string; progress?: (n: number) => void },
): Promise<Finding[]> {
  const random = mulberry32(fnv1a(seed));
  const server = await startServer({ DIST_DIR: distDir, ...store.environment });
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let [next, silent] = [0, 0];
  let warm: ResidentMemory | undefined;
  const before = await residentMemory(server.pid);
  const send = async () => {
    while (next < count && !server.hasEnded()) {
      const index = (next += 1) - 1;
      const request = malformedCase(random, index);
      const status = await statusOf(server.port, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 && !request.hangsUp) silent += 1;
      if (status !== 0 && !EXPECTED.has(status)) wrong.push(`${index} ${request.family}: ${status}`);
      if (index === Math.min(WARM_UP, count - 1)) warm = await residentMemory(server.pid);
      progress(index + 1);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  const hasCrashed = server.hasEnded();
  const files = [{ field: 'resume', name: 'cv.pdf', content: pdfOf(5000) } as const];
  const normal = hasCrashed
    ? 0
    : (await sendApplication(server.base, { files, changes: { pitch: 'danach' }, key: 'after' })).status;
  const after = await residentMemory(server.pid);
  const hasRested = async () =>
    ((await residentMemory(server.pid))?.now ?? 0) - (warm?.now ?? 0) < GROWTH_LIMIT;
  for (let waited = 0; waited < REST_MS && !(await hasRested()); waited += 1000) await delay(1000);
  const rested = await residentMemory(server.pid);
  await server.stop();
  const leftovers = (await store.leftovers?.())?.length ?? 0;
  const seen = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'none'}: ${times}`);
  return [
    {
      what: `malformed requests (seed ${seed})`,
      figure: String([...statuses.values()].reduce((a, b) => a + b, 0)),
    },
    { what: 'answers', figure: seen.join(', ') },
    { what: 'the server has crashed', figure: hasCrashed ? 'yes' : 'no', isOk: !hasCrashed },
    {
      what: 'requests that hang, 5xx or other unexpected responses',
      figure: wrong.slice(0, 5).join('; ') || '0',
      isOk: wrong.length === 0,
    },
    {
      what: 'connections closed without a response while the sender waited',
      figure: String(silent),
      isOk: silent === 0,
    },
    { what: 'response to a normal application afterwards', figure: String(normal), isOk: normal === 201 },
    { what: 'incomplete files left behind', figure: String(leftovers), isOk: leftovers === 0 },
    ...(before && warm && after && rested
      ? [
          {
            what: `memory at the start, after ${WARM_UP}, at the end, after a pause, at its highest`,
            figure: [before.now, warm.now, after.now, rested.now, after.peak].map(mebibytes).join(', '),
            isOk: rested.now - warm.now < GROWTH_LIMIT,
          },
        ]
      : []),
  ];
}
