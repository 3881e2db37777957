import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../../server/intake/store/store';
import { fakeClock } from './fakeClock';
import { generateEntries } from './generateEntries';
import { type Kept, keptWhole } from './keptWhole';
import { type Finding, never } from './outcome';
import { pdfOf, sendApplication, type SentFile } from './sendApplication';
import { startServer, type RunningServer } from '../testbed/serverProcess';
import { until } from '../testbed/until';
import type { TortureStore } from './tortureStore';
import { startReceiver } from './webhookReceiver';

const DAY_MS = 86_400_000;
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

/** What was sent, and the responses to it. */
class ClockLedger {
  readonly sent = new Map<string, readonly SentFile[]>();
  /** Reference by idempotency key. */
  readonly promised = new Map<string, string>();
  readonly open = new Set<string>();
  refused = 0;
  other = 0;

  async send(base: string, key: string, files: readonly SentFile[]): Promise<boolean> {
    this.sent.set(key, files);
    this.open.add(key);
    try {
      const { status, reference } = await sendApplication(base, { files, changes: { pitch: key }, key });
      const before = this.promised.get(key);
      if (status === 503) this.refused += 1;
      else if (status !== 201 || reference === undefined || (before !== undefined && before !== reference)) {
        this.other += 1;
      } else {
        this.promised.set(key, reference);
        this.open.delete(key);
        return true;
      }
    } catch {
      // Cut off by the kill; sent again at the end.
    }
    return false;
  }
}

/** Returns a file whose second half is sent at 1,000 bytes a second until it is released. */
function slowFile(key: string): { file: SentFile; release: () => void } {
  const content = pdfOf(600_000, key);
  const released = new AbortController();
  const stream = async function* () {
    const half = content.length / 2;
    yield content.subarray(0, half);
    let sent = half;
    while (!released.signal.aborted && sent < content.length - 1000) {
      yield content.subarray(sent, (sent += 1000));
      await delay(1000);
    }
    yield content.subarray(sent);
  };
  const file: SentFile = { field: 'resume', name: 'cv.pdf', content, stream: () => Readable.from(stream()) };
  return { file, release: () => released.abort() };
}

async function compare(store: Store, ledger: ClockLedger, old: readonly string[]) {
  const kept: Record<Kept, number> = { whole: 0, lost: 0, damaged: 0 };
  for (const [key, reference] of ledger.promised) {
    kept[await keptWhole(store, reference, ledger.sent.get(key) ?? [])] += 1;
  }
  const keys: string[] = [];
  const references = new Set<string>();
  for await (const { reference, entry } of store.entries()) {
    references.add(reference);
    if (!old.includes(reference)) keys.push(entry?.manifest.fields['pitch'] ?? '');
  }
  return {
    ...kept,
    doubled: keys.length - new Set(keys).size,
    unpromised: keys.filter((key) => !ledger.promised.has(key)).length,
    wronglyDeleted: old.slice(EXPIRED).filter((reference) => !references.has(reference)).length,
    notDeleted: old.slice(0, EXPIRED).filter((reference) => references.has(reference)).length,
  };
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
    const ledger = new ClockLedger();
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
        const { file, release } = slowFile(key);
        return { release, done: ledger.send(base, key, [file]) };
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
        const key = `clock-${(count += 1)}`;
        await ledger.send(base, key, [{ field: 'resume', name: 'cv.pdf', content: pdfOf(20_000, key) }]);
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
    for (const key of [...ledger.open]) await ledger.send(base, key, ledger.sent.get(key) ?? []);
    const expected = [...ledger.promised.values(), ...old.slice(EXPIRED)];
    const missing = () => expected.filter((reference) => !receiver.accepted.has(reference));
    const deliveries = patience('all is delivered', DELIVERED_WITHIN_MS);
    await until(() => missing().length === 0, deliveries).catch(() => undefined);
    const seen = await compare(await store.open(), ledger, old);
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
      never('accepted (201), but lost', seen.lost),
      never('accepted (201), but stored differently', seen.damaged),
      never('stored twice', seen.doubled),
      never('stored, but never accepted despite all retries', seen.unpromised),
      {
        what: 'rejected with 503, then accepted later',
        figure: String(ledger.refused),
        isOk: ledger.open.size === 0,
      },
      never('other answers', ledger.other),
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
      never(`of ${OLD - EXPIRED} old entries, deleted too early`, seen.wronglyDeleted),
      never(`of ${EXPIRED} expired entries, not deleted when the clock was right`, seen.notDeleted),
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
