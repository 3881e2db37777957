import type { Entry } from '../store/manifest';

/** What came of working on one entry: `leave` says that nothing else can be done now, as the other side is down. */
export type Outcome = 'next' | 'leave';

/** A kind of work on entries, such as passing them on by one channel. */
export interface Task {
  /** Names its claims; small letters, digits and hyphens. */
  name: string;
  /** Whether there is something to do with an entry now. */
  isDue: (entry: Entry) => boolean;
  /**
   * Works on one entry, which may have changed since it was found to be due. Must not throw.
   *
   * @param signal ends it at once
   */
  work: (reference: string, signal: AbortSignal) => Promise<Outcome>;
}

/** Works on entries one after the other, new ones first. Queues do not wait for each other. */
export class TaskQueue {
  private readonly fresh = new Set<string>();
  private readonly waiting = new Set<string>();
  private running: Promise<void> | undefined;

  /** @param signal ends the running work, and starts no other */
  constructor(
    private readonly task: Task,
    private readonly signal: AbortSignal,
  ) {}

  /** Whether an entry belongs into this queue now. */
  isDue(entry: Entry): boolean {
    return this.task.isDue(entry);
  }

  /** Adds an entry that has just been stored; it comes before the others. */
  addFresh(reference: string): void {
    this.fresh.add(reference);
    this.start();
  }

  /** Adds an entry that is due. */
  add(reference: string): void {
    this.waiting.add(reference);
    this.start();
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    await this.running;
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
    // Whoever adds several has added them all by then.
    await Promise.resolve();
    let reference = this.next();
    while (reference !== undefined && !this.signal.aborted) {
      if ((await this.task.work(reference, this.signal)) === 'leave') {
        // They stay due, and come back with the next look into the store.
        this.fresh.clear();
        this.waiting.clear();
      }
      reference = this.next();
    }
    this.running = undefined;
  }
}
