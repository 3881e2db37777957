import type { Agent } from 'node:http';
import type { Store } from '../../server/intake/store/store';
import { type Kept, keptWhole } from './keptWhole';
import { type SentFile, sendApplication } from './sendApplication';

/** The applications that a run has sent, each with a key of its own, and the responses to them. */
export class Ledger {
  /** Reference by idempotency key. */
  readonly promised = new Map<string, string>();
  /** Keys whose last sending was not answered 201, so far. */
  readonly open = new Set<string>();
  /** Responses by kind: accepted, rejected for now, cut off, and any other, such as a second reference for a key. */
  readonly counts = { 201: 0, 503: 0, cut: 0, other: 0 };
  /** Response times of the accepted ones, ms. */
  readonly times: number[] = [];

  /**
   * @param filesOf the files of an application by its key: the same each time, and not kept, as there may be many
   * @param agent connections to use instead of a new one for each application
   */
  constructor(
    private readonly filesOf: (key: string) => readonly SentFile[],
    private readonly agent?: Agent,
  ) {}

  /** Sends the application with a key, for the first time or again; true if it was accepted. */
  async send(base: string, key: string, files = this.filesOf(key)): Promise<boolean> {
    this.open.add(key);
    const sending = { files, changes: { pitch: key }, key, agent: this.agent };
    const answer = await sendApplication(base, sending).catch(() => undefined);
    if (!answer) this.counts.cut += 1;
    else if (answer.status === 503) this.counts[503] += 1;
    else if (answer.reference === undefined || this.isAnother(key, answer.reference)) this.counts.other += 1;
    else {
      this.counts[201] += 1;
      this.times.push(answer.ms);
      this.promised.set(key, answer.reference);
      this.open.delete(key);
      return true;
    }
    return false;
  }

  /** Number of accepted applications that the store has completely, not at all, or otherwise than they were sent. */
  async compareKept(store: Store): Promise<Record<Kept, number>> {
    const kept = { whole: 0, lost: 0, damaged: 0 };
    for (const [key, reference] of this.promised) {
      kept[await keptWhole(store, reference, this.filesOf(key))] += 1;
    }
    return kept;
  }

  /**
   * Number of entries that the store has in addition to those accepted.
   * @param earlier references of entries that were there before
   */
  async countOthers(store: Store, earlier: readonly string[] = []) {
    const isEarlier = new Set(earlier);
    const keys: string[] = [];
    for await (const { reference, entry } of store.entries()) {
      if (!isEarlier.has(reference)) keys.push(entry?.manifest.fields['pitch'] ?? '');
    }
    return {
      stored: keys.length,
      doubled: keys.length - new Set(keys).size,
      unpromised: keys.filter((key) => !this.promised.has(key)).length,
    };
  }

  private isAnother(key: string, reference: string): boolean {
    return (this.promised.get(key) ?? reference) !== reference;
  }
}
