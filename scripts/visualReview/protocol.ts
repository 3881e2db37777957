/** What command and page tell each other, as JSON. Nothing here needs Node or a browser. */

/** What a reviewer decided about a picture. */
export type Verdict = 'accepted' | 'rejected';

/** A picture that is not as its reference, or a reference without a story. */
export interface ReviewItem {
  /** Path below the folder of references without its ending; tells this item from all others. */
  name: string;
  /** `failed`: no picture could be taken, so there is nothing to accept; `orphaned`: a reference without a story. */
  state: 'changed' | 'new' | 'failed' | 'orphaned';
  /** Id of the story; empty for an orphaned reference. */
  storyId: string;
  /** Place in the catalogue, `components/Tag`. */
  title: string;
  /** Name of the story, `Longest text`. */
  story: string;
  /** Width of the screen in CSS px; 0 for an orphaned reference. */
  width: number;
  /** Why no picture could be taken; empty otherwise. */
  message: string;
}

/** Pictures that differ from their references in the same way. */
export interface Kind {
  id: string;
  /** What differs, e.g. `#ffed00 becomes #ffd400`. */
  title: string;
  /** Names of the items, in their order. */
  names: string[];
}

/** A rectangle in px of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What was decided about one picture, and why. */
export interface Decision {
  verdict?: Verdict;
  comment: string;
}

/** What stays the same for as long as a run is reviewed. */
export interface ReviewRun {
  /** Tells this run from all others. */
  id: string;
  items: ReviewItem[];
  /** Pictures that were taken, and those that were proven by their keys instead. */
  taken: number;
  proven: number;
  /** What the run was confined to, in words; empty where it was not. */
  confined: string;
  /** Pictures of the run that were taken over in another way, by `npm run visual:approve`. */
  elsewhere: number;
  /** Origin of the static Storybook. */
  storybook: string;
  /** Widths of the screens, px. */
  widths: number[];
  themes: string[];
  /** Codes and names of the languages. */
  locales: Record<string, string>;
}

/** What changes while a run is reviewed. */
export interface ReviewStatus {
  decisions: Record<string, Decision>;
  /** Why a reference could not be written, by item. */
  problems: Record<string, string>;
  /** References that are still to be written or put back. */
  writing: number;
  /** What undo would take back, e.g. `accepted 6 pictures`; empty where there is nothing. */
  undo: string;
  kinds: Kind[];
  /** Where a picture differs, by item, as far as that is measured. */
  boxes: Record<string, Box>;
  /** Differences that are still to be measured. */
  measuring: number;
  /** Whether `npm run visual` has run again, so that this is no longer the last run. */
  isSuperseded: boolean;
}

/** A verdict about some pictures; without one they are undecided again. */
export interface DecideRequest {
  names: string[];
  verdict?: Verdict;
  /** Said about each of them; left out, comments stay as they are. */
  comment?: string;
}

/** A theme and a language in which a story can be seen. */
export interface Look {
  theme: string;
  locale: string;
}

/** What a story says about itself. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  /** Its file from the root of the project. */
  file: string;
  /** Whether pictures are taken of it. */
  isPictured: boolean;
  theme: string;
  locale: string;
  /** Themes and languages in which it can be seen; a story on all grounds at once shows several in one picture. */
  shows: Look[];
  /** Whether its words are the longest that its component may hold. */
  hasLongestWords: boolean;
  /** Its properties as JSON. */
  args: string;
  /** Its code. */
  source: string;
}

/** A commit that changed what a story is made of. */
export interface Commit {
  hash: string;
  date: string;
  author: string;
  subject: string;
  /** Files of it that the story reaches. */
  files: string[];
}

/** What a story may say of its picture by its parameter `pictured`, beside its globals and its name. */
export interface PicturedParameter {
  /** Themes in which it can be seen at once. */
  themes?: string[];
  /** The languages on some of these themes, by theme; on all others it is that of the story. */
  locales?: Record<string, string>;
  /** Whether its words are the longest that its component may hold. */
  hasLongestWords?: boolean;
}

/** What only the running story knows of itself. */
export interface OwnWords extends Pick<StoryFacts, 'id' | 'theme' | 'locale' | 'args' | 'source'> {
  pictured: PicturedParameter;
}

/** What has happened to the files of a story since its reference was committed. */
export interface StoryHistory {
  /** The commit of the reference; undefined where it has none yet. */
  reference?: Omit<Commit, 'files'>;
  commits: Commit[];
  /** Files with changes that are not committed. */
  uncommitted: string[];
  /** Files that the story reaches. */
  reached: number;
}

/** What a component adds to a page, in compressed bytes (Brotli, as served). */
export interface ComponentWeight {
  /** Its file from the root of the project. */
  file: string;
  script: number;
  styles: number;
  /** Modules of ours that it brings along, itself included. */
  modules: number;
  /** Packages that it brings along. */
  packages: string[];
  /** true: each page has it anyway, and the figures are those of its own file alone. */
  isOnEveryPage: boolean;
  /** true: a section that is complete in the server's HTML, so that a page which is opened loads no script for it. */
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

/** Everything about a story that a reviewer may want to know. */
export interface StoryDetails {
  facts: StoryFacts;
  /** Line of the story in its file. */
  line: number;
  relatives: Relative[];
}

/** Where a story is pictured. */
export interface StateCoverage {
  name: string;
  shows: Look[];
  hasLongestWords: boolean;
  /** Widths of its pictures, px; each of them shows all of its themes and languages. */
  widths: number[];
}

/** How much of a component is pictured. */
export interface ComponentCoverage {
  title: string;
  /** Its pictured stories. */
  states: StateCoverage[];
  /** Names of its stories without pictures. */
  unpictured: string[];
  /** What should be there: a picture, and of these the themes, the languages, the longest words. */
  asked: { isPictured: boolean; themes: string[]; locales: string[]; hasLongestWords: boolean };
  /** What is missing, each theme, language and width by itself, in words. */
  holes: string[];
}

/** Component and state by theme, language and breakpoint. */
export interface Coverage {
  themes: string[];
  locales: string[];
  widths: number[];
  components: ComponentCoverage[];
}

/** A rule of axe that a story breaks. */
export interface AxeFault {
  rule: string;
  help: string;
  impact: string;
  /** Selectors of the elements. */
  targets: string[];
}

/** What a story in its frame tells the page around it. */
export type StoryMessage =
  | { type: 'console'; level: 'error' | 'warn' | 'info' | 'log'; text: string }
  | { type: 'problem'; text: string }
  | { type: 'finished'; axe: { faults: AxeFault[]; passes: number; open: number } | null };

/** Marks messages of stories among all that a window gets. */
export const STORY_MESSAGE = 'visual-review';
