import type { MediaUse } from './collectMedia';

/** The result of recorded work. */
export interface Recording<T> {
  value: T;
  /** Names of everything it read, without duplicates. */
  questions: string[];
  /** The media it shows, without duplicates. */
  media: MediaUse[];
}

interface Frame {
  questions: Set<string>;
  media: Map<string, MediaUse>;
}

/**
 * Records what pages read while they are resolved, so that they are only resolved again when one of these inputs has
 * changed. Nothing is recorded outside `record`.
 */
export class Recorder {
  #frame: Frame | undefined;

  /** Records that something was read; `question` is its name, as words separated by spaces. */
  noteQuestion(question: string): void {
    this.#frame?.questions.add(question);
  }

  noteMedia(use: MediaUse): void {
    this.#frame?.media.set(use.name, use);
  }

  /** Runs `work` and returns its result with everything it read. */
  record<T>(work: () => T): Recording<T> {
    const frame: Frame = { questions: new Set(), media: new Map() };
    const value = this.#within(frame, work);
    return { value, questions: [...frame.questions], media: [...frame.media.values()] };
  }

  /** Runs `work` without recording what it reads, for work whose result is itself a recorded question. */
  unrecorded<T>(work: () => T): T {
    return this.#within(undefined, work);
  }

  #within<T>(frame: Frame | undefined, work: () => T): T {
    const outer = this.#frame;
    this.#frame = frame;
    try {
      return work();
    } finally {
      this.#frame = outer;
    }
  }
}
