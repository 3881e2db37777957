import { setTimeout as delay } from 'node:timers/promises';
import { fnv1a, mulberry32 } from '../images/prng';
import { allEntries } from './allEntries';
import { keptWhole } from './keptWhole';
import { type Finding, never } from './outcome';
import { pdfOf, type SentFile, sendApplication } from './sendApplication';
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

/** Files of an application: the same each time that it is sent. */
const filesOf = (key: string): SentFile[] => [
  { field: 'resume', name: 'cv.pdf', content: pdfOf(1000 + (fnv1a(key) % LARGEST_FILE), key) },
];

/** What was sent, and the responses to it. */
class Ledger {
  /** Reference by idempotency key. */
  readonly promised = new Map<string, string>();
  readonly unanswered = new Set<string>();
  /** Statuses of unexpected responses: other than 201, or with a different reference than before. */
  readonly wrongAnswers: number[] = [];
  private count = 0;

  constructor(private readonly random: () => number) {}

  nextKey(): string {
    const [retry] = this.unanswered;
    if (retry !== undefined) this.unanswered.delete(retry);
    return retry ?? `key-${(this.count += 1)}`;
  }

  /** Sends the application with a key; the content is the same each time. */
  async send(base: string, key: string): Promise<void> {
    const files = filesOf(key);
    try {
      const { status, reference } = await sendApplication(base, { changes: { pitch: key }, files, key });
      const before = this.promised.get(key);
      const isAnother = before !== undefined && before !== reference;
      if (status !== 201 || reference === undefined || isAnother) this.wrongAnswers.push(status);
      else this.promised.set(key, reference);
    } catch {
      this.unanswered.add(key);
    }
    // Some are sent again after a response, as by a browser that did not receive it.
    if (this.random() < 0.1) this.unanswered.add(key);
  }
}

async function compare({ promised }: Ledger, { open }: TortureStore) {
  const store = await open();
  const entries = await allEntries(store);
  const byKey = new Map(entries.map(({ manifest }) => [manifest.fields['pitch'] ?? '', manifest]));
  let [lost, damaged] = [0, 0];
  for (const [key, reference] of promised) {
    const isThere = byKey.get(key)?.reference === reference;
    const kept = isThere ? await keptWhole(store, reference, filesOf(key)) : 'lost';
    if (kept === 'lost') lost += 1;
    if (kept === 'damaged') damaged += 1;
  }
  const doubled = entries.length - byKey.size;
  const unpromised = [...byKey.keys()].filter((key) => !promised.has(key)).length;
  return { lost, damaged, doubled, unpromised, stored: entries.length };
}

/**
 * Kills the server at random moments under load, restarts it and compares the applications answered 201 with those
 * stored.
 */
export async function killRun(options: KillOptions): Promise<Finding[]> {
  const { distDir, store, rounds, seed, senders = 4, progress = () => undefined } = options;
  const random = mulberry32(fnv1a(seed));
  const ledger = new Ledger(random);
  const environment = { DIST_DIR: distDir, ...store.environment };
  const load = async (server: RunningServer) => {
    while (!server.hasEnded()) await ledger.send(server.base, ledger.nextKey());
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
  for (const key of [...ledger.unanswered]) {
    ledger.unanswered.delete(key);
    await ledger.send(server.base, key);
  }
  const compared = await compare(ledger, store).finally(() => server.stop());
  const { lost, damaged, doubled, unpromised, stored } = compared;
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
    never('responses other than 201', ledger.wrongAnswers.length),
    ...(leftovers === undefined ? [] : [never('incomplete files left behind', leftovers)]),
  ];
}
