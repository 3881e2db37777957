import { buffer } from 'node:stream/consumers';
import { fnv1a, mulberry32 } from '../images/prng';
import { allEntries } from './allEntries';
import { hashOf } from './keptWhole';
import { type Finding, never } from './outcome';
import { pdfOf, sendApplication } from './sendApplication';
import { startServer, type TortureServer } from './startServer';
import type { TortureStore } from './tortureStore';

/** How often and how hard. */
export interface KillOptions {
  distDir: string;
  store: TortureStore;
  rounds: number;
  /** Decides the moments and the sizes. */
  seed: string;
  /** Senders at the same time. */
  senders?: number;
  /** Says how far it is. */
  progress?: (round: number) => void;
}

/** Latest moment of a kill after the server listens, ms. */
const LATEST_KILL_MS = 250;
/** Largest résumé, bytes. */
const LARGEST_FILE = 400_000;

/** What senders were told, and what they had sent. */
class Ledger {
  /** Reference by key. */
  readonly promised = new Map<string, string>();
  /** Hash of the file by key. */
  readonly contents = new Map<string, string>();
  readonly unanswered = new Set<string>();
  /** Answers that were neither 201 nor a cut connection. */
  readonly wrongAnswers: number[] = [];
  private count = 0;

  constructor(private readonly random: () => number) {}

  nextKey(): string {
    const [retry] = this.unanswered;
    if (retry !== undefined) this.unanswered.delete(retry);
    return retry ?? `key-${(this.count += 1)}`;
  }

  /** Sends the application of a key; the same content each time. */
  async send(base: string, key: string): Promise<void> {
    const size = 1000 + (fnv1a(key) % LARGEST_FILE);
    const content = pdfOf(size, key);
    this.contents.set(key, hashOf(content));
    const files = [{ field: 'resume', name: 'cv.pdf', content } as const];
    try {
      const { status, reference } = await sendApplication(base, { changes: { pitch: key }, files, key });
      const before = this.promised.get(key);
      const isAnother = before !== undefined && before !== reference;
      if (status !== 201 || reference === undefined || isAnother) this.wrongAnswers.push(status);
      else this.promised.set(key, reference);
    } catch {
      this.unanswered.add(key);
    }
    // Some repeat what was answered, as a browser does that did not get to read the answer.
    if (this.random() < 0.1) this.unanswered.add(key);
  }
}

async function compare({ promised, contents }: Ledger, { open }: TortureStore) {
  const store = await open();
  const entries = await allEntries(store);
  const byKey = new Map(entries.map(({ manifest }) => [manifest.fields['pitch'] ?? '', manifest]));
  let [lost, damaged] = [0, 0];
  for (const [key, reference] of promised) {
    const manifest = byKey.get(key);
    const [file] = manifest?.files ?? [];
    if (!manifest || !file || manifest.reference !== reference) lost += 1;
    else {
      const hash = hashOf(await buffer(await store.read(reference, file)));
      if (hash !== contents.get(key) || hash !== file.sha256) damaged += 1;
    }
  }
  const doubled = entries.length - byKey.size;
  const unpromised = [...byKey.keys()].filter((key) => !promised.has(key)).length;
  return { lost, damaged, doubled, unpromised, stored: entries.length };
}

/** Kills the server at random moments under load, starts it again, and compares what was answered 201 with what is kept. */
export async function killRun(options: KillOptions): Promise<Finding[]> {
  const { distDir, store, rounds, seed, senders = 4, progress = () => undefined } = options;
  const random = mulberry32(fnv1a(seed));
  const ledger = new Ledger(random);
  const environment = { DIST_DIR: distDir, ...store.environment };
  const load = async (server: TortureServer) => {
    while (!server.hasEnded()) await ledger.send(server.base, ledger.nextKey());
  };
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(environment);
    const running = Array.from({ length: senders }, () => load(server));
    await new Promise((resolve) => setTimeout(resolve, 5 + random() * LATEST_KILL_MS));
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
    never('promised, but lost', lost),
    never('stored twice', doubled),
    never('stored with other bytes', damaged),
    never('stored, but never promised after all repetitions', unpromised),
    never('other answers than 201', ledger.wrongAnswers.length),
    ...(leftovers === undefined ? [] : [never('half-written left behind', leftovers)]),
  ];
}
