import { execFile } from 'node:child_process';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MIN_FREE_BYTES } from '../../server/intake/receiving/scratch';
import type { Store } from '../../server/intake/store/store';
import { fnv1a, mulberry32 } from '../images/prng';
import { type Kept, keptWhole } from './keptWhole';
import { type Finding, never, NotRunError } from './outcome';
import { pdfOf, sendApplication, type SentFile } from './sendApplication';
import { startServer, type TortureServer } from './startServer';
import type { TortureStore } from './tortureStore';

/** How often and how hard. */
export interface DiskOptions {
  distDir: string;
  store: TortureStore;
  /** How often the disk fills up and empties again; in the middle of the second round the server is killed. */
  rounds: number;
  /** Decides the moments and the sizes. */
  seed: string;
  /** Says how far it is. */
  progress?: (round: number) => void;
}

const MEGABYTE = 1_048_576;
/** Room for some of a round's applications above the space below which nothing is accepted. */
const DISK_BYTES = MIN_FREE_BYTES + 40 * MEGABYTE;
/** The round in which the server is killed and started again while the disk is full. */
const KILLED_ROUND = 2;
const SENDERS = 6;
const APPLICATIONS_EACH = 4;
/** Latest moment after the beginning of a round at which something else fills the disk, ms. */
const LATEST_FILL_MS = 600;
/** How long the server may take until it takes applications again, ms: what dead runs have left stays for a minute. */
const AGAIN_WITHIN_MS = 180_000;

/** How long what a dead run has left may stay, ms: it is watched for a minute, by looks a minute apart. */
const CLEARED_WITHIN_MS = 150_000;

const run = promisify(execFile);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Puts a small disk of its own over a folder. @throws NotRunError if that is not allowed */
async function mountDisk(dir: string): Promise<void> {
  if (process.geteuid?.() !== 0) {
    throw new NotRunError('A small disk that fills up can only be mounted by root: run it as root.');
  }
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', dir]).catch((error: unknown) => {
    throw new NotRunError(
      `A small disk could not be mounted (${String(error).trim()}): run it where root may mount a tmpfs.`,
    );
  });
}

/** What was sent, what was answered, and what came of it. */
class DiskLedger {
  readonly sent = new Map<string, readonly SentFile[]>();
  /** Reference by key. */
  readonly promised = new Map<string, string>();
  /** Keys that were refused, or whose answer nobody got to read. */
  readonly open = new Set<string>();
  readonly counts = { 201: 0, 503: 0, cut: 0, other: 0 };
  /** Whether the server may be killed just now, and its answers cut. */
  isKilled = false;

  constructor(private readonly random: () => number) {}

  /** Sends the application of a key, new or again. */
  async send(server: TortureServer, key: string): Promise<void> {
    const files = this.sent.get(key) ?? this.newFiles(key);
    this.sent.set(key, files);
    this.open.add(key);
    try {
      const { status, reference } = await sendApplication(server.base, {
        files,
        changes: { pitch: key },
        key,
      });
      if (status === 201 && reference !== undefined) {
        this.counts[201] += 1;
        this.promised.set(key, reference);
        this.open.delete(key);
      } else if (status === 503) this.counts[503] += 1;
      else this.counts.other += 1;
    } catch {
      this.counts[this.isKilled ? 'cut' : 'other'] += 1;
    }
  }

  private newFiles(key: string): SentFile[] {
    // No powers of two, so that the last chunk of a file ends within a block.
    const size = () => 100_001 + Math.floor(this.random() * 4 * MEGABYTE);
    return (['resume', 'portfolio'] as const).map((field) => ({
      field,
      name: `${field}.pdf`,
      content: pdfOf(size(), `${field} ${key}`),
    }));
  }
}

/** Compares what was promised with what is kept, and removes it all, so that there is room again. */
async function compareAndEmpty(store: Store, ledger: DiskLedger, results: Record<Kept, number>) {
  for (const [key, reference] of ledger.promised) {
    results[await keptWhole(store, reference, ledger.sent.get(key) ?? [])] += 1;
    ledger.sent.delete(key);
  }
  let unpromised = 0;
  const promised = new Set(ledger.promised.values());
  for await (const { reference } of store.entries()) {
    // One that is not readable, or of an application that was refused and sent again, is kept to be found out about.
    if (promised.has(reference)) await store.remove(reference);
    else unpromised += 1;
  }
  ledger.promised.clear();
  return unpromised;
}

/** Fills up a small disk under load and empties it again; compares what was answered 201 with what is kept. */
export async function diskRun(options: DiskOptions): Promise<Finding[]> {
  const { distDir, store, rounds, seed, progress = () => undefined } = options;
  const { INTAKE_DIR: dir = '' } = store.environment;
  await mountDisk(dir);
  try {
    const environment = { DIST_DIR: distDir, ...store.environment };
    const random = mulberry32(fnv1a(seed));
    const ledger = new DiskLedger(random);
    const results = { whole: 0, lost: 0, damaged: 0 };
    let [unpromised, rejected, full] = [0, 0, 0];
    let [again, left] = [0, 0];
    let server = await startServer(environment);
    const opened = await store.open();
    const fill = join(dir, 'something-else');
    const staged = () => readdir(join(dir, 'tmp')).catch(() => []);
    let dead: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const sender = async (name: number) => {
        for (let index = 0; index < APPLICATIONS_EACH; index += 1)
          await ledger.send(server, `${round}-${name}-${index}`);
      };
      const sending = Array.from({ length: SENDERS }, (_, name) => sender(name));
      await wait(random() * LATEST_FILL_MS);
      const { bavail, bsize } = await statfs(dir);
      const rest = Math.floor(random() * 2 * MEGABYTE);
      // It may be full even before, as the uploads go on.
      await writeFile(fill, Buffer.alloc(Math.max(0, bavail * bsize - rest), 1)).catch(() => undefined);
      if (round === KILLED_ROUND) {
        ledger.isKilled = true;
        await server.kill();
        dead = await staged();
        // It must start on a disk that is full, too.
        server = await startServer(environment);
      }
      if ((await fetch(`${server.base}/api/health`)).status === 503) full += 1;
      await Promise.all(sending);
      ledger.isKilled = false;
      await rm(fill, { force: true });
      left += (await staged()).filter((name) => !dead.includes(name)).length;
      await compareAndEmpty(opened, ledger, results);
      const until = performance.now() + AGAIN_WITHIN_MS;
      for (const key of [...ledger.open, `${round}-again`]) {
        do {
          if (ledger.sent.has(key) && performance.now() > until) break;
          await ledger.send(server, key);
          if (ledger.open.has(key)) await wait(500);
        } while (ledger.open.has(key));
        if (ledger.open.delete(key)) rejected += 1;
        else again += 1;
        unpromised = await compareAndEmpty(opened, ledger, results);
      }
      progress(round);
    }
    const end = performance.now() + CLEARED_WITHIN_MS;
    while ((await staged()).length > 0 && performance.now() < end) await wait(500);
    const leftovers = (await staged()).length;
    await server.stop();
    const { counts } = ledger;
    return [
      { what: `the disk filled up and emptied again (seed ${seed})`, figure: `${rounds} times` },
      { what: 'health while it was full: 503', figure: `${full} times`, isOk: full > 0 },
      { what: 'answers 201, 503, cut by the kill', figure: `${counts[201]}, ${counts[503]}, ${counts.cut}` },
      { what: 'promised and whole', figure: String(results.whole), isOk: results.whole === counts[201] },
      never('promised, but lost', results.lost),
      never('promised, but not as it was sent', results.damaged),
      never('other answers, or none', counts.other),
      { what: 'taken again when there was room', figure: String(again), isOk: again > rounds },
      never('not taken again', rejected),
      never('stored, but never promised after all repetitions', unpromised),
      never('half-written left behind by uploads that were refused', left),
      never('half-written left behind by the kill, two minutes later', leftovers),
    ];
  } finally {
    await run('umount', ['-l', dir]);
  }
}
