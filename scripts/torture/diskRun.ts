import { execFile } from 'node:child_process';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MIN_FREE_BYTES } from '../../server/intake/store/scratch';
import type { Store } from '../../server/intake/store/store';
import { MEGABYTE_BYTES } from '../../src/applications/limits';
import { fnv1a, mulberry32 } from '../images/prng';
import type { Kept } from './keptWhole';
import { Ledger } from './ledger';
import { type Finding, never, NotRunError } from './outcome';
import { pdfOf } from './sendApplication';
import { startServer } from '../testbed/serverProcess';
import type { TortureStore } from './tortureStore';

/** Options of the full-disk run. */
export interface DiskOptions {
  distDir: string;
  store: TortureStore;
  /** How often the disk fills up and is cleared; the server is killed in the middle of the second round. */
  rounds: number;
  /** Determines times and sizes. */
  seed: string;
  /** Called after each round. */
  progress?: (round: number) => void;
}

/** Disk size in bytes: room for some applications of a round above the free space below which none are accepted. */
const DISK_BYTES = MIN_FREE_BYTES + 40 * MEGABYTE_BYTES;
/** The round in which the server is killed and restarted on the full disk. */
const KILLED_ROUND = 2;
const SENDERS = 6;
const APPLICATIONS_EACH = 4;
/** Latest time after the start of a round at which the disk is filled, ms. */
const LATEST_FILL_MS = 600;
/** Longest time until the server accepts applications again, ms: files of dead runs stay for a minute. */
const AGAIN_WITHIN_MS = 180_000;

/**
 * Longest time that files of a dead run may stay, ms: the server watches the run for a minute, checking once a minute.
 */
const CLEARED_WITHIN_MS = 150_000;

const run = promisify(execFile);

/** Mounts a small disk over a folder. @throws NotRunError if that is not permitted */
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

/** Compares accepted with stored applications, then removes them to free space. Returns the number of other entries. */
async function compareAndEmpty(store: Store, ledger: Ledger, results: Record<Kept, number>): Promise<number> {
  const kept = await ledger.compareKept(store);
  for (const result of ['whole', 'lost', 'damaged'] as const) results[result] += kept[result];
  // Others stay, for examination: unreadable ones, or such as were rejected and sent again.
  const { doubled, unpromised } = await ledger.countOthers(store);
  for (const reference of ledger.promised.values())
    await store.remove(reference, { at: new Date().toISOString(), by: 'command' });
  ledger.promised.clear();
  return doubled + unpromised;
}

/** Fills a small disk under load and clears it again; compares the applications answered 201 with those stored. */
export async function diskRun(options: DiskOptions): Promise<Finding[]> {
  const { distDir, store, rounds, seed, progress = () => undefined } = options;
  const { INTAKE_DIR: dir = '' } = store.environment;
  await mountDisk(dir);
  try {
    const environment = { DIST_DIR: distDir, ...store.environment };
    const random = mulberry32(fnv1a(seed));
    // Odd sizes, so that the last chunk of a file ends within a block.
    const sizeOf = (text: string) => 100_001 + (fnv1a(`${seed} ${text}`) % (4 * MEGABYTE_BYTES));
    const ledger = new Ledger((key) =>
      (['resume', 'portfolio'] as const).map((field) => ({
        field,
        name: `${field}.pdf`,
        content: pdfOf(sizeOf(`${field} ${key}`), `${field} ${key}`),
      })),
    );
    const { counts } = ledger;
    const results = { whole: 0, lost: 0, damaged: 0 };
    let [unpromised, rejected, full] = [0, 0, 0];
    let [again, left, cutByKill] = [0, 0, 0];
    let server = await startServer(environment);
    const opened = await store.open();
    const fill = join(dir, 'something-else');
    const staged = () => readdir(join(dir, 'tmp')).catch(() => []);
    let dead: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const sender = async (name: number) => {
        for (let index = 0; index < APPLICATIONS_EACH; index += 1)
          await ledger.send(server.base, `${round}-${name}-${index}`);
      };
      const sending = Array.from({ length: SENDERS }, (_, name) => sender(name));
      await delay(random() * LATEST_FILL_MS);
      const { bavail, bsize } = await statfs(dir);
      const rest = Math.floor(random() * 2 * MEGABYTE_BYTES);
      const cutBefore = counts.cut;
      // The uploads may fill the disk earlier.
      await writeFile(fill, Buffer.alloc(Math.max(0, bavail * bsize - rest), 1)).catch(() => undefined);
      if (round === KILLED_ROUND) {
        await server.kill();
        dead = await staged();
        // The server must also start on a full disk.
        server = await startServer(environment);
      }
      if ((await fetch(`${server.base}/api/health`)).status === 503) full += 1;
      await Promise.all(sending);
      if (round === KILLED_ROUND) cutByKill = counts.cut - cutBefore;
      await rm(fill, { force: true });
      left += (await staged()).filter((name) => !dead.includes(name)).length;
      await compareAndEmpty(opened, ledger, results);
      const until = performance.now() + AGAIN_WITHIN_MS;
      for (const key of [...ledger.open, `${round}-again`]) {
        while (!(await ledger.send(server.base, key)) && performance.now() < until) await delay(500);
        if (ledger.open.delete(key)) rejected += 1;
        else again += 1;
        unpromised = await compareAndEmpty(opened, ledger, results);
      }
      progress(round);
    }
    const end = performance.now() + CLEARED_WITHIN_MS;
    while ((await staged()).length > 0 && performance.now() < end) await delay(500);
    const leftovers = (await staged()).length;
    await server.stop();
    return [
      { what: `the disk filled up and emptied again (seed ${seed})`, figure: `${rounds} times` },
      { what: 'health while it was full: 503', figure: `${full} times`, isOk: full > 0 },
      {
        what: 'responses 201, 503, cut off by the kill',
        figure: `${counts[201]}, ${counts[503]}, ${cutByKill}`,
      },
      {
        what: 'accepted (201) and complete',
        figure: String(results.whole),
        isOk: results.whole === counts[201],
      },
      never('accepted (201), but lost', results.lost),
      never('accepted (201), but stored differently', results.damaged),
      never('other responses, or none', counts.other + counts.cut - cutByKill),
      { what: 'accepted again once there was space', figure: String(again), isOk: again > rounds },
      never('not accepted again', rejected),
      never('stored, but never accepted despite all retries', unpromised),
      never('incomplete files left behind by rejected uploads', left),
      never('incomplete files left behind by the kill, two minutes later', leftovers),
    ];
  } finally {
    await run('umount', ['-l', dir]);
  }
}
