import type { MediaUse } from './collectMedia';

/** A parameter of a dependency; JSON must return it as it was. */
type Parameter = string | number | undefined | { readonly [name: string]: string | readonly string[] };

/** The result of recorded work. */
export interface Recording<T> {
  value: T;
  /** The dependencies it read, without duplicates. */
  dependencies: string[];
  /** The media it shows, without duplicates. */
  media: MediaUse[];
}

interface Frame {
  dependencies: Set<string>;
  media: Map<string, MediaUse>;
}

interface Kind {
  fingerprint(...parameters: readonly unknown[]): string;
  isMadeOfCards: boolean;
}

/** Options of a kind of dependency. */
interface KindOptions<Value> {
  /** What pages use of a value, as text; all of it by default. */
  fingerprint?: (value: Value) => string;
  /** True for values that are slow to make and made of nothing but cards: same cards, same value. */
  isMadeOfCards?: boolean;
}

/**
 * Records what pages read while they are resolved, so that they are only resolved again when one of these dependencies
 * has changed. Nothing is recorded outside `record`.
 */
export class Recorder {
  readonly #kinds = new Map<string, Kind>();
  #frame: Frame | undefined;

  /**
   * Defines a kind of dependency (all are in `dependencies.ts`) and returns its `read`, recorded from now on. This is the
   * only way to record a read: what can be recorded can be compared.
   */
  track<Parameters extends readonly Parameter[], Value>(
    name: string,
    read: (...parameters: Parameters) => Value,
    { fingerprint = (value) => JSON.stringify(value) ?? '', isMadeOfCards = false }: KindOptions<Value> = {},
  ): (...parameters: Parameters) => Value {
    if (this.#kinds.has(name)) throw new Error(`Two kinds of dependency are named ${name}.`);
    this.#kinds.set(name, {
      fingerprint: (...parameters) => fingerprint(read(...(parameters as unknown as Parameters))),
      isMadeOfCards,
    });
    return (...parameters) => {
      if (!this.#frame) return read(...parameters);
      this.#frame.dependencies.add(JSON.stringify([name, ...parameters]));
      // What is read to make a value is not recorded: only the value matters.
      return this.#within(undefined, () => read(...parameters));
    };
  }

  noteMedia(use: MediaUse): void {
    this.#frame?.media.set(use.name, use);
  }

  /** Runs `work` and returns its result with everything it read. */
  record<T>(work: () => T): Recording<T> {
    const frame: Frame = { dependencies: new Set(), media: new Map() };
    const value = this.#within(frame, work);
    return { value, dependencies: [...frame.dependencies], media: [...frame.media.values()] };
  }

  /** The fingerprint of the current value of a recorded dependency; undefined if there is no such kind. */
  fingerprint(dependency: string): string | undefined {
    const [name, ...parameters] = JSON.parse(dependency) as [string, ...unknown[]];
    const kind = this.#kinds.get(name);
    // JSON has null for undefined.
    return kind?.fingerprint(...parameters.map((parameter) => parameter ?? undefined));
  }

  /** True if a recorded dependency is made of nothing but cards. */
  isMadeOfCards(dependency: string): boolean {
    const [name] = JSON.parse(dependency) as [string];
    return this.#kinds.get(name)?.isMadeOfCards === true;
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
