import type { Entry } from '../store/manifest';
import type { Store } from '../store/store';

/** Result of working on one entry; `pause` means that no other can be worked on now: the other side or the store is down. */
export type Outcome = 'next' | 'pause';

/**
 * How to go on after the store has failed over one entry: with the others, if it alone is the cause, such as one that was
 * restored with another owner. Not while nothing at all can be stored.
 */
export const afterStoreFailure = (store: Pick<Store, 'check'>): Promise<Outcome> =>
  store.check().then(
    () => 'next',
    () => 'pause',
  );

/** A kind of work on entries, such as passing them on through one channel. */
export interface Task {
  /** Used in the names of claims; lower-case letters, digits and hyphens. */
  name: string;
  /** True if there is work to do on an entry now. */
  isDue: (entry: Entry) => boolean;
  /**
   * Works on one entry, which may have changed since it became due. Must not throw.
   *
   * @param signal aborts it
   */
  work: (reference: string, signal: AbortSignal) => Promise<Outcome>;
}

/** Works on entries one at a time, new ones first. Queues do not wait for each other. */
export class TaskQueue {
  private readonly fresh = new Set<string>();
  private readonly waiting = new Set<string>();
  private running: Promise<void> | undefined;
  private isStopped = false;

  /** @param signal aborts the running work */
  constructor(
    private readonly task: Task,
    private readonly signal: AbortSignal,
  ) {}

  /** True if an entry belongs in this queue now. */
  isDue(entry: Entry): boolean {
    return this.task.isDue(entry);
  }

  /** Adds an entry that has just been stored, ahead of the others. */
  addFresh(reference: string): void {
    this.fresh.add(reference);
    this.start();
  }

  /** Adds an entry that is due. */
  add(reference: string): void {
    this.waiting.add(reference);
    this.start();
  }

  /** Resolves when nothing is running any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  /** Lets the running work end and starts no other. */
  stop(): Promise<void> {
    this.isStopped = true;
    return this.idle();
  }

  private start(): void {
    this.running ??= this.run();
  }

  private next(): string | undefined {
    for (const references of [this.fresh, this.waiting]) {
      for (const reference of references) {
        references.delete(reference);
        return reference;
      }
    }
    return undefined;
  }

  private async run(): Promise<void> {
    // Lets a caller that adds several entries add them all first.
    await Promise.resolve();
    let reference = this.next();
    while (reference !== undefined && !this.isStopped) {
      if ((await this.task.work(reference, this.signal)) === 'pause') {
        // They stay due and are added again at the next check of the store.
        this.fresh.clear();
        this.waiting.clear();
      }
      reference = this.next();
    }
    this.running = undefined;
  }
}
