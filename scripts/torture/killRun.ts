import { setTimeout as delay } from 'node:timers/promises';
import { fnv1a, mulberry32 } from '../images/prng';
import { Ledger } from './ledger';
import { type Finding, never } from './outcome';
import { pdfOf, type SentFile } from './sendApplication';
import { startServer, type RunningServer } from '../testbed/serverProcess';
import type { TortureStore } from './tortureStore';

/** Options of the kill run. */
export interface KillOptions {
  distDir: string;
  store: TortureStore;
  rounds: number;
  /** Determines times and sizes. */
  seed: string;
  /** Number of concurrent senders. */
  senders?: number;
  /** Called after each round. */
  progress?: (round: number) => void;
}

/** Latest time of a kill after the server started listening, ms. */
const LATEST_KILL_MS = 250;
/** Size limit of a résumé, bytes. */
const LARGEST_FILE = 400_000;

const filesOf = (key: string): SentFile[] => [
  { field: 'resume', name: 'cv.pdf', content: pdfOf(1000 + (fnv1a(key) % LARGEST_FILE), key) },
];

/**
 * Kills the server at random moments under load, restarts it and compares the applications answered 201 with those
 * stored.
 */
export async function killRun(options: KillOptions): Promise<Finding[]> {
  const { distDir, store, rounds, seed, senders = 4, progress = () => undefined } = options;
  const random = mulberry32(fnv1a(seed));
  const ledger = new Ledger(filesOf);
  const again: string[] = [];
  let count = 0;
  const environment = { DIST_DIR: distDir, ...store.environment };
  const load = async (server: RunningServer) => {
    while (!server.hasEnded()) {
      const key = again.shift() ?? `key-${(count += 1)}`;
      const isAccepted = await ledger.send(server.base, key);
      // Some are sent again after a response, as by a browser that did not receive it.
      if (!isAccepted || random() < 0.1) again.push(key);
    }
  };
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(environment);
    const running = Array.from({ length: senders }, () => load(server));
    await delay(5 + random() * LATEST_KILL_MS);
    await server.kill();
    await Promise.all(running);
    progress(round);
  }
  const server = await startServer(environment);
  for (const key of again) await ledger.send(server.base, key);
  const opened = await store.open();
  const { lost, damaged } = await ledger.compareKept(opened).finally(() => server.stop());
  const { stored, doubled, unpromised } = await ledger.countOthers(opened);
  const leftovers = (await store.leftovers?.())?.length;
  return [
    { what: `kills at random moments (seed ${seed})`, figure: String(rounds) },
    {
      what: 'applications answered 201',
      figure: String(ledger.promised.size),
      isOk: ledger.promised.size >= senders,
    },
    { what: 'applications stored', figure: String(stored) },
    never('accepted (201), but lost', lost),
    never('stored twice', doubled),
    never('accepted (201), but stored differently', damaged),
    never('stored, but never accepted despite all retries', unpromised),
    never('responses other than 201', ledger.counts[503] + ledger.counts.other),
    ...(leftovers === undefined ? [] : [never('incomplete files left behind', leftovers)]),
  ];
}
