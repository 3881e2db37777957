import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fakeClock } from './fakeClock';
import { generateEntries } from './generateEntries';
import { Ledger } from './ledger';
import { type Finding, never } from './outcome';
import { pdfOf, type SentFile } from './sendApplication';
import { DAY_MS } from '../lib/dayMs';
import { startServer, type RunningServer } from '../testbed/serverProcess';
import { until } from '../testbed/until';
import type { TortureStore } from './tortureStore';
import { startReceiver } from './webhookReceiver';

/** Number of concurrent senders, and the pause of each between two applications, ms. */
const SENDERS = 2;
const PAUSE_MS = 400;
/** Uploads in progress at each jump. */
const SLOW = 4;
/** Longest time until the server notices a jump, ms: it checks every minute. */
const NOTICED_WITHIN_MS = 150_000;
/** Longest wait for the last deliveries, ms: one minute until a retry, another until a dead claim is released. */
const DELIVERED_WITHIN_MS = 300_000;
/** Entries stored beforehand, and how many of them have expired. */
const OLD = 40;
const EXPIRED = 10;

const patience = (what: string, withinMs: number) => ({ what, withinMs, everyMs: 250 });

/** Files of an application: small ones in between, and large ones that are in progress at a jump. */
const filesOf = (key: string): SentFile[] => [
  { field: 'resume', name: 'cv.pdf', content: pdfOf(key.startsWith('slow') ? 600_000 : 20_000, key) },
];

/** Returns files whose second halves are sent at 1,000 bytes a second until they are released. */
function slowFilesOf(key: string): { files: SentFile[]; release: () => void } {
  const released = new AbortController();
  const stream = async function* (content: Buffer) {
    const half = content.length / 2;
    yield content.subarray(0, half);
    let sent = half;
    while (!released.signal.aborted && sent < content.length - 1000) {
      yield content.subarray(sent, (sent += 1000));
      await delay(1000);
    }
    yield content.subarray(sent);
  };
  const files = filesOf(key).map((file) => ({ ...file, stream: () => Readable.from(stream(file.content)) }));
  return { files, release: () => released.abort() };
}

interface Health {
  retention?: string;
}

/**
 * Sets the clock of a server under load 400 days ahead, kills and restarts it, sets the clock back, then two hours
 * ahead. Checks promised, deleted and (repeatedly) delivered applications.
 */
export async function clockRun(
  distDir: string,
  store: TortureStore,
  progress: (phase: string) => void = () => undefined,
): Promise<Finding[]> {
  const clock = await fakeClock();
  const receiver = await startReceiver(4);
  const now = Date.now();
  const old = await generateEntries(store.put, OLD, (index) => ({
    receivedAt: new Date(now - (index < EXPIRED ? 1000 : 100) * DAY_MS),
    isDelivered: index < EXPIRED,
  }));
  const environment = {
    DIST_DIR: distDir,
    ...store.environment,
    ...receiver.environment,
    ...clock.environment,
  };
  let server: RunningServer | undefined;
  const sendingEnds = new AbortController();
  try {
    const ledger = new Ledger(filesOf);
    let base = '';
    const start = async () => {
      server = await startServer(environment);
      ({ base } = server);
      return server;
    };
    const health = async () => (await fetch(`${base}/api/health`)).json() as Promise<Health>;
    const isHeld = async () => (await health()).retention === 'held';
    // The `Date` response header shows the server's clock.
    const jump = async (offset: string, ms: number) => {
      await clock.jump(offset);
      await until(
        async () => {
          const { headers } = await fetch(`${base}/api/health`);
          return Math.abs(Date.parse(headers.get('date') ?? '') - Date.now() - ms) < 60_000;
        },
        patience(`the clock of the server is ${offset}`, 15_000),
      );
    };
    let slowDone = 0;
    let slowSent = 0;
    const beginSlow = () => {
      const uploads = Array.from({ length: SLOW }, () => {
        const key = `slow-${(slowSent += 1)}`;
        const { files, release } = slowFilesOf(key);
        return { release, done: ledger.send(base, key, files) };
      });
      return async () => {
        for (const { release } of uploads) release();
        const results = await Promise.all(uploads.map(({ done }) => done));
        slowDone += results.filter(Boolean).length;
      };
    };
    const first = await start();
    let count = 0;
    const sender = async () => {
      while (!sendingEnds.signal.aborted) {
        await ledger.send(base, `clock-${(count += 1)}`);
        await delay(PAUSE_MS);
      }
    };
    const senders = Array.from({ length: SENDERS }, sender);
    await delay(5000);

    progress('400 days ahead');
    let endSlow = beginSlow();
    await delay(1000);
    await jump('+400d', 400 * DAY_MS);
    await until(isHeld, patience('retention is on hold', NOTICED_WITHIN_MS));
    await endSlow();

    progress('killed and started again');
    await first.kill();
    const killedAt = performance.now();
    const second = await start();
    await until(isHeld, patience('retention is on hold', NOTICED_WITHIN_MS));
    const heldAfterStart = await isHeld();

    progress('back');
    endSlow = beginSlow();
    await delay(1000);
    await jump('+0', 0);
    await until(async () => !(await isHeld()), patience('retention is not on hold', NOTICED_WITHIN_MS));
    await endSlow();

    progress('two hours ahead');
    endSlow = beginSlow();
    await delay(1000);
    await jump('+2h', 7_200_000);
    await delay(65_000);
    await endSlow();
    const heldAtEnd = await isHeld();

    progress('the last deliveries');
    sendingEnds.abort();
    await Promise.all(senders);
    for (const key of [...ledger.open]) await ledger.send(base, key);
    const expected = [...ledger.promised.values(), ...old.slice(EXPIRED)];
    const missing = () => expected.filter((reference) => !receiver.accepted.has(reference));
    const deliveries = patience('all is delivered', DELIVERED_WITHIN_MS);
    await until(() => missing().length === 0, deliveries).catch(() => undefined);
    const opened = await store.open();
    const kept = await ledger.compareKept(opened);
    const { doubled, unpromised } = await ledger.countOthers(opened, old);
    const oldNow = await Promise.all(old.map((reference) => opened.find(reference)));
    const isStored = oldNow.map((entry) => entry !== undefined && entry !== 'deleted');
    const isHeldRightly = heldAfterStart && !heldAtEnd;
    await second.stop();

    const twice = [...receiver.accepted.values()].filter(({ length }) => length > 1);
    // One delivery was accepted by the receiver, but the kill came before the server could record it.
    const acrossKill = twice.filter(
      ([before = 0, after = 0, ...more]) => before <= killedAt && after > killedAt && more.length === 0,
    );
    return [
      { what: 'jumps: 400 days ahead, a kill, back, 2 hours ahead', figure: '3, 1 kill' },
      {
        what: 'applications answered 201',
        figure: String(ledger.promised.size),
        isOk: ledger.promised.size > SENDERS,
      },
      never('accepted (201), but lost', kept.lost),
      never('accepted (201), but stored differently', kept.damaged),
      never('stored twice', doubled),
      never('stored, but never accepted despite all retries', unpromised),
      {
        what: 'rejected with 503, then accepted later',
        figure: String(ledger.counts[503]),
        isOk: ledger.open.size === 0,
      },
      never('other answers', ledger.counts.other),
      {
        what: `uploads in progress during a jump, accepted of ${slowSent}`,
        figure: String(slowDone),
        isOk: slowDone === slowSent,
      },
      {
        what: 'health reports retention on hold only while the clock is ahead',
        figure: isHeldRightly ? 'yes' : 'no',
        isOk: isHeldRightly,
      },
      never(
        `of ${OLD - EXPIRED} old entries, deleted too early`,
        isStored.slice(EXPIRED).filter((is) => !is).length,
      ),
      never(
        `of ${EXPIRED} expired entries, not deleted when the clock was right`,
        isStored.slice(0, EXPIRED).filter(Boolean).length,
      ),
      {
        what: `delivered of ${expected.length}`,
        figure: String(expected.length - missing().length),
        isOk: missing().length === 0,
      },
      { what: 'delivered twice because the server was killed in between', figure: String(acrossKill.length) },
      never('delivered twice for another reason, or more often', twice.length - acrossKill.length),
    ];
  } finally {
    sendingEnds.abort();
    await server?.kill();
    await receiver.stop();
    await clock.remove();
  }
}
