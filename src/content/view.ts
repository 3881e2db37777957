/**
 * What templates and sections receive: content after scripts/content has turned ids into paths, days into
 * words, money into figures and posters into files. Everything here is plain JSON, ready to print.
 */
import type { Film } from '../config/films';
import type { EmbedProviderId } from '../config/thirdParties';
import type { PLATE_SETS } from '../config/posters';
import type { Department, EmploymentType } from '../config/jobOptions';
import type { Theme } from '../config/themes';
import type { Currency } from '../lib/formatMoney';
import type { Locale } from './locales';

/** A link to a page of the site or to another host. */
export interface LinkView {
  label: string;
  href: string;
  isExternal: boolean;
  /** Set when the target is written in another language than the page. */
  hreflang?: Locale;
}

/** A piece of running text: words, or words that are a link. */
export type Inline = string | LinkView;
export type RichTextView = Inline[];

/** One image file in one or more widths (px); `srcSet` is left out where one file serves all. */
export interface ImageFile {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
}

/** A poster: the file for wide screens and, where composed separately, the one for narrow screens. */
export interface PictureView {
  alt: string;
  /** Plate set; its ground is painted behind the image until it has loaded. */
  ground: (typeof PLATE_SETS)[number];
  wide: ImageFile;
  narrow?: ImageFile;
}

/** A day: machine-readable (YYYY-MM-DD) and as printed in the page's language. */
export interface DateView {
  iso: string;
  text: string;
}

/** Number of grid columns (of 12) a poster takes from md; chosen by the build so that rows fill up. */
export type MosaicSpan = 4 | 5 | 6 | 7 | 8;

/** A page shown as a poster with client (or kind), title and tag. */
export interface PosterTeaserView {
  href: string;
  hreflang?: Locale;
  eyebrow: string;
  title: string;
  tag?: string;
  picture: PictureView;
  span: MosaicSpan;
}

/** Kind of a dated entry; its label is the text `news.type.<kind>`. */
export type NewsKind = 'news' | 'press' | 'event';

/** A dated page shown as a row. */
export interface NewsRowView {
  href: string;
  hreflang?: Locale;
  date: DateView;
  title: string;
  kind: NewsKind;
}

/** A city of the fold-out. */
export interface CityView {
  id: string;
  href: string;
  hreflang?: Locale;
  city: string;
  picture: PictureView;
}

/** An open job in a list, with the fields that search and filters look at. */
export interface JobRowView {
  id: string;
  href: string;
  title: string;
  /** City names as printed, e.g. "Berlin, Hamburg". */
  place: string;
  unit: string;
  /** Employment as printed, e.g. "Voll- oder Teilzeit". */
  type: string;
  department: string;
  locationIds: string[];
  departmentId: Department;
  typeIds: EmploymentType[];
  /** Last day for applications, YYYY-MM-DD in Berlin; after it the row disappears by itself. */
  validThrough?: string;
}

/** A label with a value, e.g. "Standort: Wien". */
export interface FactView {
  label: string;
  value: RichTextView;
}

/** A file to take away. `format` e.g. "SVG", `size` as printed, e.g. "1,2 kB". */
export interface DownloadView {
  label: string;
  href: string;
  format: string;
  size: string;
}

/** One item of an event’s programme. */
export interface ProgrammeItemView {
  time: string;
  room: string;
  title: string;
  speaker?: string;
  text?: RichTextView;
}

interface Item {
  title: string;
  text?: RichTextView;
}

/** A film with the addresses of its files. */
export interface FilmView extends Film {
  /** The file in each format, the smaller one first. */
  sources: { href: string; type: string }[];
  captions: { href: string; locale: Locale }[];
}

interface ContactBlock {
  type: 'contact';
  heading: string;
  role: string;
  email: string;
  phone: string;
}

/** A block ready to print; sections render exactly one `type` each. */
export type BlockView =
  | { type: 'text'; heading?: string; anchor?: string; paragraphs: RichTextView[] }
  | { type: 'statement'; segments: (Inline | { picture: PictureView })[]; link?: LinkView }
  | { type: 'list'; heading?: string; anchor?: string; items: Item[] }
  | {
      type: 'services';
      theme?: Theme;
      heading?: string;
      items: { id?: string; title: string; detail: string; text?: RichTextView; link?: LinkView }[];
      link?: LinkView;
    }
  | { type: 'image'; picture: PictureView; caption?: string }
  | { type: 'facts'; heading?: string; items: FactView[] }
  | { type: 'quote'; text: string; attribution: string }
  | {
      type: 'figures';
      theme?: Theme;
      heading?: string;
      anchor?: string;
      items: { value: string; unit?: string; caption: string }[];
    }
  | { type: 'steps'; heading?: string; anchor?: string; items: Item[] }
  | {
      type: 'video';
      title: string;
      transcript: string[];
      picture: PictureView;
      film?: FilmView;
      /** true: the film opens in a dialog above the page. */
      isLarge?: boolean;
    }
  | {
      type: 'embed';
      provider: string;
      kind: EmbedProviderId;
      src: string;
      title: string;
      picture: PictureView;
    }
  | { type: 'faq'; heading?: string; anchor?: string; items: { question: string; answer: RichTextView }[] }
  | { type: 'posters'; heading?: string; note?: RichTextView; items: PosterTeaserView[]; link?: LinkView }
  | { type: 'rows'; heading?: string; note?: RichTextView; items: NewsRowView[]; link?: LinkView }
  | { type: 'cities'; heading?: string; current?: string; items: CityView[]; link?: LinkView }
  | { type: 'jobList'; heading?: string; items: JobRowView[]; initiative?: LinkView; link?: LinkView }
  | { type: 'cta'; theme?: Theme; heading: string; text?: RichTextView; link: LinkView }
  | {
      type: 'jobsCallout';
      heading: string;
      text: RichTextView;
      link: LinkView;
      count: number;
      picture: PictureView;
    }
  | ContactBlock
  | { type: 'contactForm'; privacy: LinkView; direct: ContactBlock[] }
  | { type: 'downloads'; heading?: string; items: DownloadView[] }
  | { type: 'programme'; days: { label?: string; items: ProgrammeItemView[] }[] };

/** Name of a block type as printed. */
export type BlockViewType = BlockView['type'];
/** The printed block of one type. */
export type BlockViewOf<T extends BlockViewType> = Extract<BlockView, { type: T }>;

interface Common {
  theme: Theme;
  title: string;
}

/** How a generic page opens: full-screen stage, poster hero, the job count, or the headline alone. */
export type Opening = 'stage' | 'hero' | 'plain' | 'legal' | 'jobs';

/** Content of a page of the generic template. */
export interface GenericContent extends Common {
  opening: Opening;
  lead?: RichTextView;
  eyebrow?: string;
  date?: DateView;
  /** Kind of a dated page (news entry or event), shown as a tag. */
  newsKind?: NewsKind;
  /** true: the event was over on the day of the build. */
  isPast?: boolean;
  picture?: PictureView;
  stage?: { lines: string[]; linesNarrow: string[] };
  /** Contents list of legal pages. */
  toc?: { anchor: string; label: string }[];
  facts?: FactView[];
  blocks: BlockView[];
}

/** Content of a case. */
export interface CaseContent extends Common {
  client: string;
  lead: RichTextView;
  facts: FactView[];
  picture: PictureView;
  blocks: BlockView[];
  credits: { role: string; value: string }[];
  next: PosterTeaserView;
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
  /** The next older releases. */
  more: NewsRowView[];
  overview: LinkView;
}

/** The line that stands for a job on its own page and on its application page. */
export interface JobSummary {
  id: string;
  title: string;
  facts: FactView[];
  /** Last day for applications, YYYY-MM-DD in Berlin; after it the job is closed. */
  validThrough?: string;
}

/** Content of a job’s own page. */
export interface JobDetailContent extends Common {
  job: JobSummary;
  intro: RichTextView;
  tasks: RichTextView[];
  profile: RichTextView[];
  offer: RichTextView[];
  /** Pay in full sentences. */
  pay: string[];
  hiringSteps: { title: string; text: string }[];
  teamSize: number;
  contact: { role: string; email: string; phone: string };
  /** Application page; left out when the job takes no applications. */
  apply?: LinkView;
  overview: LinkView;
  house: { title: string; lead: RichTextView; theme: Theme; link: LinkView; picture: PictureView };
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
  sent: { jobs: LinkView; blocks: BlockView[] };
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
