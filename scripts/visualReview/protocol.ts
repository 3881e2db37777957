/** Messages between the server and the page of the review, as JSON. Independent of Node and browser APIs. */

/** A reviewer's decision about a picture. */
export type Verdict = 'accepted' | 'rejected';

/** A picture that differs from its reference image, or a reference image without a story. */
export interface ReviewItem {
  /** Path relative to the folder of reference images, without extension; unique. */
  name: string;
  /**
   * `failed`: the picture could not be taken, so there is nothing to accept; `orphaned`: a reference image without a
   * story.
   */
  state: 'changed' | 'new' | 'failed' | 'orphaned';
  /** Id of the story; empty for an orphaned reference image. */
  storyId: string;
  /** Title in the catalogue, `components/Tag`. */
  title: string;
  /** Name of the story, `Longest text`. */
  story: string;
  /** Screen width in CSS px; 0 for an orphaned reference image. */
  width: number;
  /** Why the picture could not be taken; empty otherwise. */
  message: string;
}

/** Pictures that differ from their reference images in the same way. */
export interface Kind {
  id: string;
  /** Description of the difference, e.g. `#ffed00 becomes #ffd400`. */
  title: string;
  /** Names of the items, in order. */
  names: string[];
}

/** A rectangle in px of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The decision about one picture, with a comment. */
export interface Decision {
  verdict?: Verdict;
  comment: string;
}

/** Data that do not change during a review. */
export interface ReviewRun {
  /** Unique id of the run. */
  id: string;
  items: ReviewItem[];
  /** Description of the run's filter; empty without a filter. */
  confined: string;
  /** Number of pictures approved by `npm run visual:approve` instead. */
  elsewhere: number;
  /** Origin of the static Storybook. */
  storybook: string;
  /** Screen widths, px. */
  widths: number[];
  themes: string[];
  /** Names of the languages by code. */
  locales: Record<string, string>;
}

/** Data that change during a review. */
export interface ReviewStatus {
  /** Id of the run. */
  run: string;
  decisions: Record<string, Decision>;
  /** Why a reference image could not be written, by item. */
  problems: Record<string, string>;
  /** Number of reference images still to be written or restored. */
  writing: number;
  /** Decision that undo would revert, e.g. `accepted: 6 pictures`; empty if there is none. */
  undo: string;
  kinds: Kind[];
  /** Area that differs, by item, for pictures measured so far. */
  boxes: Record<string, Box>;
  /** Number of differences still to be measured. */
  measuring: number;
  /** True if `npm run visual` has run again, so that this is no longer the last run. */
  isSuperseded: boolean;
}

/** A verdict on some pictures; without one their verdicts are removed. */
export interface DecideRequest {
  names: string[];
  verdict?: Verdict;
  /** Comment for each picture; if undefined, existing comments are kept. */
  comment?: string;
}

/** A theme and language shown by a story. */
export interface Look {
  theme: string;
  locale: string;
}

/** Metadata of a story. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  /** Path of its file, relative to the project root. */
  file: string;
  /** True if pictures are taken of it. */
  isPictured: boolean;
  theme: string;
  locale: string;
  /** Themes and languages that it shows; a story on all grounds shows several in one picture. */
  shows: Look[];
  /** True if its words are the longest that its component must hold. */
  hasLongestWords: boolean;
  /** Its args as JSON. */
  args: string;
  /** Its source code. */
  source: string;
}

/** A commit that changed a story's files. */
export interface Commit {
  hash: string;
  date: string;
  author: string;
  subject: string;
  /** The changed files that the story uses. */
  files: string[];
}

/** Parameter `pictured`, by which a story describes its picture beyond its globals and name. */
export interface PicturedParameter {
  /** Themes it shows at once. */
  themes?: string[];
  /** Languages by theme, if they differ from the story's language. */
  locales?: Record<string, string>;
  /** True if its words are the longest that its component must hold. */
  hasLongestWords?: boolean;
}

/** Metadata of a story that is only available at run time. */
export interface OwnWords extends Pick<StoryFacts, 'id' | 'theme' | 'locale' | 'args' | 'source'> {
  pictured: PicturedParameter;
}

/** Changes to a story's files since its reference image was committed. */
export interface StoryHistory {
  /** The commit of the reference image; undefined if there is none. */
  reference?: Omit<Commit, 'files'>;
  commits: Commit[];
  /** Files with uncommitted changes. */
  uncommitted: string[];
  /** Number of files that the story uses. */
  reached: number;
}

/** What a component adds to a page, in compressed bytes (Brotli, as served). */
export interface ComponentWeight {
  /** Path of its file, relative to the project root. */
  file: string;
  script: number;
  styles: number;
  /** Number of the project's modules it adds, including itself. */
  modules: number;
  /** Packages it adds. */
  packages: string[];
  /** true: every page contains it, and the figures are those of its own file. */
  isOnEveryPage: boolean;
  /** true: a section that is complete in the server's HTML, so that opening its page loads no script for it. */
  isStatic: boolean;
}

/** Another picture of the same component. */
export interface Relative {
  storyId: string;
  story: string;
  theme: string;
  locale: string;
  width: number;
  name: string;
  hasReference: boolean;
}

/** Details about a story for reviewers. */
export interface StoryDetails {
  facts: StoryFacts;
  /** Line of the story in its file. */
  line: number;
  relatives: Relative[];
}

/** Picture coverage of a story. */
export interface StateCoverage {
  name: string;
  shows: Look[];
  hasLongestWords: boolean;
  /** Widths of its pictures, px; each shows all of its themes and languages. */
  widths: number[];
}

/** Picture coverage of a component. */
export interface ComponentCoverage {
  title: string;
  /** Its stories with pictures. */
  states: StateCoverage[];
  /** Names of its stories without pictures. */
  unpictured: string[];
  /** Requirements: a picture, with these themes, languages and the longest words. */
  asked: { isPictured: boolean; themes: string[]; locales: string[]; hasLongestWords: boolean };
  /** Descriptions of what is missing, one for each theme, language or width. */
  holes: string[];
}

/** Picture coverage of all components, by theme, language and breakpoint. */
export interface Coverage {
  themes: string[];
  locales: string[];
  widths: number[];
  components: ComponentCoverage[];
}

/** An axe rule that a story violates. */
export interface AxeFault {
  rule: string;
  help: string;
  impact: string;
  /** Selectors of the affected elements. */
  targets: string[];
}

/** Message from a story in its frame to the parent page. */
export type StoryMessage =
  | { type: 'console'; level: 'error' | 'warn' | 'info' | 'log'; text: string }
  | { type: 'problem'; text: string }
  | { type: 'finished'; axe: { faults: AxeFault[]; passes: number; open: number } | null };

/** Key that distinguishes messages of stories from other window messages. */
export const STORY_MESSAGE = 'visual-review';
