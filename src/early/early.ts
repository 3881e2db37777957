/** The search of a list that answers before React. */
export interface EarlySearch {
  /** Whether these words are those that its rows answer; false as long as other ones stand in the box. */
  answers: (words: string) => boolean;
  /** Gives rows and headline back as they were. */
  release: () => void;
}

/** What src/entry.early.ts does until React is there. Absent on the dev server's pages, which React renders. */
export interface Early {
  /** Does what was pressed and chosen meanwhile, in its order: the first at once, each other one in a task of its own. */
  replay: () => void;
  search: EarlySearch;
}

declare global {
  interface Window {
    early?: Early;
    /** Set by the script of the app when it begins; without it nothing is kept after the `load` event. */
    hasApp?: true;
  }
}
