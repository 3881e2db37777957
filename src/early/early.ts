/** Search of the job list that works before React hydrates. */
export interface EarlySearch {
  /** True if the rows shown match these words; false while the box contains others. */
  answers: (words: string) => boolean;
  /** Counts the rows again: React has rendered a new headline where foreign code had changed the markup. */
  update: () => void;
  /** Restores rows and headline. */
  release: () => void;
}

/**
 * API of src/entry.early.ts, which bridges the time until hydration. Absent if its file could not be loaded.
 */
export interface Early {
  /** Replays the presses and choices made meanwhile, in order: the first at once, each other one in a separate task. */
  replay: () => void;
  search: EarlySearch;
}

declare global {
  interface Window {
    early?: Early;
    /** Set when the app's script starts; without it, nothing is held any longer after the `load` event. */
    hasApp?: true;
    /**
     * The page as it was prerendered; only during hydration. If an extension or a translation has changed the markup, React
     * renders everything anew, and what was typed before is only here.
     */
    prerendered?: Element | null;
  }
}
