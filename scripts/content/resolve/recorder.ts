import type { MediaUse } from './collectMedia';

/** What a piece of work has asked for. */
export interface Recording<T> {
  value: T;
  /** Names of everything that it has read, each once. */
  questions: string[];
  /** What it shows, each once. */
  media: MediaUse[];
}

interface Frame {
  questions: Set<string>;
  media: Map<string, MediaUse>;
}

/**
 * Notes what pages read while they are resolved, so that they are resolved again only when one of these things has
 * changed. Work is not recorded unless somebody asks for a recording.
 */
export class Recorder {
  #frame: Frame | undefined;

  /** Something was read; `question` is its name, words with blanks between them. */
  noteQuestion(question: string): void {
    this.#frame?.questions.add(question);
  }

  noteMedia(use: MediaUse): void {
    this.#frame?.media.set(use.name, use);
  }

  /** Does some work and says what it asked for. */
  record<T>(work: () => T): Recording<T> {
    const frame: Frame = { questions: new Set(), media: new Map() };
    const value = this.#within(frame, work);
    return { value, questions: [...frame.questions], media: [...frame.media.values()] };
  }

  /** Does some work whose result is a question of its own: what it reads on the way does not count. */
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
