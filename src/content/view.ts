/** Data for templates and sections: plain JSON, ready to print. */
import type { Currency } from '../config/countries';
import type { OpenForm } from '../config/jobIds';
import type { Pass } from '../config/passes';
import type { PageOpening } from '../config/openings';
import type { Theme } from '../config/themes';
import type { BlockView } from './schema/blocks';
import type {
  CaseNumberView,
  DateView,
  DownloadView,
  FactView,
  JobRowView,
  LinkView,
  NewsKind,
  NewsRowView,
  PictureView,
  PosterTeaserView,
  RichTextView,
  ScanCodeView,
} from './viewParts';

export type { BlockView, BlockViewOf, BlockViewType } from './schema/blocks';
export type {
  CaseNumberView,
  CityView,
  ClosedJobView,
  DateView,
  DownloadView,
  FactView,
  FilmView,
  FilterOptionView,
  HouseContact,
  HouseHeadView,
  HouseView,
  ImageFile,
  Inline,
  JobRowView,
  LinkView,
  MixerSheet,
  MixerSide,
  MosaicSpan,
  WallPlace,
  NewsKind,
  NewsRowView,
  PictureSource,
  PictureView,
  PosterTeaserView,
  RichTextView,
  ScanCodeView,
} from './viewParts';

interface Common {
  theme: Theme;
  title: string;
  titleFit?: TitleFit;
}

/**
 * How a headline is set from the breakpoint md on: `whole` does not break words at their soft hyphens, `small` does the
 * same in a smaller size beside a poster, and `long` has longer lines there.
 */
export type TitleFit = 'whole' | 'small' | 'long';

/**
 * Opening of a generic page: one of the four of `PageOpening`, the full-screen stage, a headline close to the content,
 * a legal text, or the job count.
 */
export type Opening = PageOpening | 'stage' | 'plain' | 'legal' | 'jobs';

/** What an opening shows besides the text. */
export interface OpeningView {
  /** Only for the openings `poster` and `side`. */
  picture?: PictureView;
  /** true: the picture leaves the place of the headline unprinted. */
  hasSky?: true;
  /** Only for the opening `side`: the windows in which the picture runs on behind the header, `wide` being from lg. */
  underHeader?: 'always' | 'wide';
  /** Only for the opening `side`: true on the page of a house, whose address follows below. */
  isHouse?: true;
  /** Theme of the opening's ground, which extends behind the header; defaults to that of the page. */
  ground?: Theme;
  /** Only for the opening `numeral`: the giant text. */
  numeral?: string;
  /** true if the content below must also be visible on the first screen. */
  isCompact?: true;
}

/** Content of a page of the generic template. */
export interface GenericContent extends Common, OpeningView {
  opening: Opening;
  lead?: RichTextView;
  eyebrow?: string;
  date?: DateView;
  /** Kind of a dated page (news entry or event), shown as a tag. */
  newsKind?: NewsKind;
  /** true: the event was over on the day of the build. */
  isPast?: boolean;
  stage?: { lines: string[]; linesNarrow: string[] };
  /** Type step of the headline if its length does not decide. */
  titleSize?: 'd1';
  /** Index of the first block (from 0) that is on paper, whatever the colour of the page. */
  paperFrom?: number;
  /** Table of contents of legal pages. */
  toc?: { anchor: string; label: string }[];
  facts?: FactView[];
  blocks: BlockView[];
}

/** Content of a case. */
export interface CaseContent extends Common, OpeningView {
  opening: PageOpening;
  client: string;
  lead: RichTextView;
  facts: FactView[];
  /** The text above each pass: its heading, and the ink that is printed. */
  passes: Record<Pass, { title: string; print: string }>;
  /**
   * The picture has exactly as many marks as the number; if one mark stands for several things, `scale` says how many.
   */
  number?: CaseNumberView & { scale?: string; picture: PictureView };
  blocks: BlockView[];
  credits: { role: string; value: string }[];
  /** Left out if there is no other case. */
  next?: PosterTeaserView;
}

/** Content of a press release. */
export interface PressContent extends Common {
  subheadline: string;
  date: DateView;
  place: string;
  lead: RichTextView;
  picture: PictureView;
  blocks: BlockView[];
  boilerplate: string;
  downloads: DownloadView[];
  /** QR code on paper that leads to the page. */
  scanCode: ScanCodeView;
  /** The next older releases. */
  more: NewsRowView[];
  overview: LinkView;
}

/** Summary of a job, for its own page and its application page. */
export interface JobSummary {
  id: string;
  title: string;
  facts: FactView[];
  /** Last day for applications, YYYY-MM-DD in Berlin; after it the job is closed. */
  validThrough?: string;
}

/** Content of a job's own page. */
export interface JobDetailContent extends Common {
  /** Breadcrumb from home; the last step is the page itself. */
  trail: LinkView[];
  job: JobSummary;
  /** The most important fact beside the link to the form: pay, or the hours if no pay is stated. */
  highlight: string;
  intro: RichTextView;
  tasks: RichTextView[];
  profile: RichTextView[];
  /** Single skills by name; empty if the file names none. */
  skills: string[];
  offer: RichTextView[];
  /** Pay in full sentences. */
  pay: string[];
  hiringSteps: { title: string; text: string }[];
  /** Sentence about the size of the team. */
  team: string;
  contact: { role: string; email: string; phone: string };
  /** QR code on paper that leads to the page. */
  scanCode: ScanCodeView;
  /** Application page; left out if the job takes no applications. */
  apply?: LinkView;
  overview: LinkView;
  /** The page of saved jobs. */
  saved: LinkView;
  /** The first house of the job; `hasSky` if the words stand on a part of its picture that is left unprinted. */
  location: {
    title: string;
    lead: RichTextView;
    theme: Theme;
    link: LinkView;
    picture: PictureView;
    hasSky?: true;
  };
  similar: JobRowView[];
}

/** Content of an application page. */
export interface JobApplicationContent extends Common {
  variant: 'job' | OpenForm;
  /** What the application is for: the id of the job, `initiative` or `freelance`. */
  applyFor: string;
  /** Kind of an application without a job, in plain words: “Speculative application”. The title may be a pun. */
  subject?: string;
  /** Currency for salary expectations. */
  currency: Currency;
  /** Link to the privacy information for applicants. */
  privacy: LinkView;
  /** Link to the unsolicited application, in case the job has closed meanwhile, and that form's currency. */
  initiative?: LinkView & { currency: Currency };
  /** Shown once the application has arrived. */
  sent: { jobs: LinkView; saved: LinkView; blocks: BlockView[] };
  job?: JobSummary;
  /** Link back to the job or to the job list. */
  back: LinkView;
  /** The job list, for a closed job. */
  overview?: LinkView;
  lead?: RichTextView;
  blocks: BlockView[];
}

/** Content of an error page. */
export interface ErrorContent extends Common {
  lead?: RichTextView;
  picture: PictureView;
  links: LinkView[];
  /** The site search; `action` is its page. */
  search: { action: string; label: string; placeholder: string; submit: string };
  /** Introduces the pages with the closest addresses. */
  nearest: string;
}

/** Content by page template. */
export interface ContentByTemplate {
  case: CaseContent;
  error: ErrorContent;
  generic: GenericContent;
  jobDetail: JobDetailContent;
  jobApplication: JobApplicationContent;
  press: PressContent;
}

/** Name of a page template. */
export type TemplateName = keyof ContentByTemplate;
