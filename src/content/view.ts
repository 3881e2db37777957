/** What templates and sections receive: everything is plain JSON, ready to print. */
import type { Pass } from '../config/passes';
import type { PageOpening } from '../config/openings';
import type { Theme } from '../config/themes';
import type { Currency } from '../lib/formatMoney';
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
}

/**
 * How a generic page opens: in one of the four ways, or with the full-screen stage, with a headline close to what follows, as a legal
 * text, with the job count.
 */
export type Opening = PageOpening | 'stage' | 'plain' | 'legal' | 'jobs';

/** What an opening shows beside the words. */
export interface OpeningView {
  /** Of the openings `poster` and `side`. */
  picture?: PictureView;
  /** Ground of an opening without a picture; left out: that of the page. */
  ground?: Theme;
  /** Of the opening `numeral`: what is set giant. */
  numeral?: string;
  /** true where what follows must be seen on the first screen, too. */
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
  /** Step of the headline where its length does not decide. */
  titleSize?: 'd1';
  /** Number of the first block, from 0, that stands on paper whatever the colour of the page. */
  paperFrom?: number;
  /** Contents list of legal pages. */
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
  /** The words above each pass: its heading, and the ink that is printed. */
  passes: Record<Pass, { title: string; print: string }>;
  /** Drawn with exactly as many marks; `scale` says how many things one of them stands for, where that is more than one. */
  number?: CaseNumberView & { scale?: string; picture: PictureView };
  blocks: BlockView[];
  credits: { role: string; value: string }[];
  /** Left out where there is no other case. */
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
  /** Leads from paper to the page. */
  scanCode: ScanCodeView;
  /** The next older releases. */
  more: NewsRowView[];
  overview: LinkView;
}

/** A job in one line, as on its own page and on its application page. */
export interface JobSummary {
  id: string;
  title: string;
  facts: FactView[];
  /** Last day for applications, YYYY-MM-DD in Berlin; after it the job is closed. */
  validThrough?: string;
}

/** Content of a job’s own page. */
export interface JobDetailContent extends Common {
  /** The way from home to the page; the last step is the page itself. */
  trail: LinkView[];
  job: JobSummary;
  /** What counts most beside the link to the form: pay, or the extent of the work where no pay is stated. */
  highlight: string;
  intro: RichTextView;
  tasks: RichTextView[];
  profile: RichTextView[];
  /** Single skills by name; empty where the file names none. */
  skills: string[];
  offer: RichTextView[];
  /** Pay in full sentences. */
  pay: string[];
  hiringSteps: { title: string; text: string }[];
  teamSize: number;
  contact: { role: string; email: string; phone: string };
  /** Leads from paper to the page. */
  scanCode: ScanCodeView;
  /** Application page; left out when the job takes no applications. */
  apply?: LinkView;
  overview: LinkView;
  /** The page of the jobs that a visitor has saved. */
  saved: LinkView;
  location: { title: string; lead: RichTextView; theme: Theme; link: LinkView; picture: PictureView };
  similar: JobRowView[];
}

/** Content of an application page. */
export interface JobApplicationContent extends Common {
  variant: 'job' | 'initiative' | 'freelance';
  /** What is applied for: the number of the job, `initiative` or `freelance`. */
  applyFor: string;
  /** Currency in which pay is talked about. */
  currency: Currency;
  /** Where applicants read what happens with their data. */
  privacy: LinkView;
  /** Where the entries may go when the job has closed meanwhile. */
  initiative?: LinkView;
  /** What is shown when the application has arrived. */
  sent: { jobs: LinkView; saved: LinkView; blocks: BlockView[] };
  job?: JobSummary;
  /** Back to the job or to the job list. */
  back: LinkView;
  /** The job list, for a job that has closed. */
  overview?: LinkView;
  lead?: RichTextView;
  blocks: BlockView[];
}

/** Content of an error page. */
export interface ErrorContent extends Common {
  lead?: RichTextView;
  picture: PictureView;
  links: LinkView[];
  /** The search of the site, whose page is `action`. */
  search: { action: string; label: string; placeholder: string; submit: string };
  /** Introduces the pages whose addresses come nearest. */
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
