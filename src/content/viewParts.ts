/**
 * Building blocks of print-ready blocks and pages: scripts/content has resolved ids to paths and posters to files, and
 * formatted days and money. Everything here is plain JSON.
 */
import type { WallFormat, WallPair, WallRow } from '../config/posterWall';
import type { Theme } from '../config/themes';
import type { PLATE_SETS } from '../config/posters';
import type { Department, EmploymentType, JobLevel, Workplace } from '../config/jobOptions';
import type { IsoDay } from '../lib/formatDate';
import type { OpenHours } from '../lib/isOpenAt';
import type { Locale } from './locales';

/** A link to a page of the site or to another host. */
export interface LinkView {
  label: string;
  href: string;
  isExternal: boolean;
  /** Set if the target is in another language than the page. */
  hreflang?: Locale;
}

/** A piece of running text: plain text or a link. */
export type Inline = string | LinkView;
export type RichTextView = Inline[];

/** One image file in one or more widths (px); `srcSet` and `sizes` are left out if one file serves all. */
export interface ImageFile {
  src: string;
  srcSet?: string;
  /** `sizes` attribute for the slot of the image. */
  sizes?: string;
  width: number;
  height: number;
}

/** Alternative files for some windows (`media`) or formats (`type`); the first match is loaded. */
export interface PictureSource extends Omit<ImageFile, 'src'> {
  srcSet: string;
  media?: string;
  type?: string;
}

/** A poster or photograph: a file that every browser supports, and sources that are preferred if they match. */
export interface PictureView {
  alt: string;
  /** Plate set; its ground is painted behind the image until it has loaded. */
  ground: (typeof PLATE_SETS)[number];
  /** true for a figure that is free-standing on its ground and so can be shown whole in a box of any proportions. */
  isFree?: true;
  wide: ImageFile;
  sources?: PictureSource[];
}

/** A QR code with the white margin that scanners need. */
export interface ScanCodeView {
  /** Modules per side, including the white margin. */
  modules: number;
  /** The dark modules as an SVG path; a module is one unit wide. */
  path: string;
}

/** A day: machine-readable (YYYY-MM-DD) and as printed in the page's language. */
export interface DateView {
  iso: string;
  text: string;
}

/** Grid columns (of 12) of a poster in a selection, from md, so that rows fill up; with 12, its words are beside it. */
export type MosaicSpan = 4 | 8 | 12;

/** Place of a poster in a wall: its format, and the row it is in, with two columns and in wide windows. */
export interface WallPlace {
  format: WallFormat;
  pair: WallPair;
  row: WallRow;
}

/** The number of a case as printed, and what it counts. */
export interface CaseNumberView {
  value: string;
  counts: string;
}

/** A page shown as a poster with client (or kind), title and tag. */
export interface PosterTeaserView {
  href: string;
  hreflang?: Locale;
  eyebrow: string;
  title: string;
  tag?: string;
  /** Only for a dated page: its tag has the colour of its kind. */
  kind?: NewsKind;
  picture: PictureView;
  /** The page does not open with this picture, so the picture is not carried there. */
  staysHere?: true;
  /** Only for a case: shown on its poster on hover or focus. */
  number?: CaseNumberView;
  /** Slot of the poster: in a selection or in a wall. */
  slot: MosaicSpan | WallPlace;
  /** Numbers of the filter options that keep it visible, separated by spaces. */
  shownBy?: string;
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
  /** Numbers of the filter options that keep it visible, separated by spaces. */
  shownBy?: string;
}

/** A city of the fold-out. */
export interface CityView {
  id: string;
  href: string;
  hreflang?: Locale;
  city: string;
  picture: PictureView;
}

/** Contact details of a house. */
export interface HouseContact {
  /** Street, then postal code and town. */
  address: string[];
  phone: LinkView;
  /** Note on the number, e.g. that another house answers. */
  phoneNote?: string;
  /** Route to the house, from a map provider. */
  route: LinkView;
}

/** Head of a house page, below its poster: the address, printed as large as a poster. */
export interface HouseHeadView extends Omit<HouseContact, 'address'> {
  /** Ground it is printed on: that of the poster above; absent below a photograph. */
  theme?: Theme;
  /** Name of the house, above its address. */
  name: string;
  street: string;
  /** House number; absent if the street has none. */
  number?: string;
  /** Postal code and town, with the country if abroad. */
  town: string;
  /** Opening hours; absent if they cannot be parsed as weekdays. */
  hours?: OpenHours[];
  /** Days from the build's on, on which the house is closed whatever their weekday. */
  closedOn?: IsoDay[];
  email: LinkView;
}

/** A house in the overview of all houses. */
export interface HouseView extends HouseContact {
  href: string;
  hreflang?: Locale;
  city: string;
  /** Number of open jobs in the house; a link to them if there are any. */
  jobs: Inline;
  picture: PictureView;
}

/** An open job in a list, with the fields for search and filters. */
export interface JobRowView {
  id: string;
  href: string;
  /** Set if the job is only advertised in another language than that of the list. */
  hreflang?: Locale;
  title: string;
  /** City names as printed, e.g. "Berlin, Hamburg". */
  place: string;
  department: string;
  /** Weekly hours or workload as printed, e.g. "25–38 h", "80–100 %". */
  hours: string;
  /**
   * Gross pay as printed, with its period unless it is per year, e.g. "54.000–64.000 €", "17,50 € / Std."; absent if
   * not stated.
   */
  pay?: string;
  locationIds: string[];
  departmentId: Department;
  typeIds: EmploymentType[];
  workplaceId: Workplace;
  levelId: JobLevel;
  /** Day of publication, YYYY-MM-DD. */
  publishedAt: string;
  /** Last day for applications, YYYY-MM-DD in Berlin; after it the row is hidden. */
  validThrough?: string;
}

/** A closed job that still has a page. */
export interface ClosedJobView extends Pick<LinkView, 'href' | 'hreflang'> {
  id: string;
  title: string;
}

/** Disciplines to choose one from. */
export interface MixerSide {
  legend: string;
  /** Discipline of the other side, if the plates are links: they lead to the pairs with it. */
  kept?: string;
  /** In the order of the services page. */
  plates: { label: string; href?: string; isChosen?: true }[];
}

/** The combination of two disciplines. */
export interface MixerSheet {
  /** Numbers of the two, from 1, in the order of the sides' plates; equal for a single discipline. */
  plates: [first: number, second: number];
  /** The word for the combination, and a sentence; left out for a single discipline, whose text is always the same. */
  words?: { title: string; lead: RichTextView };
  picture: PictureView;
  /** The cases that combine the two, and the page of the pair. */
  cases: LinkView[];
  link?: LinkView;
}

/**
 * Two groups of disciplines; any two make a combination. With `sheets`, all combinations are in the page and styles
 * show the chosen one; without, each plate links to the page of its pair.
 */
export interface MixerView {
  type: 'mixer';
  heading: string;
  sides: [first: MixerSide, second: MixerSide];
  sheets?: {
    items: MixerSheet[];
    /** Text for a discipline combined with itself. */
    alone: { title: string; lead: string };
    /** Heading of the cases. */
    casesLabel: string;
    /** Text if no case combines the two, with a link for becoming the first. */
    none: { text: string; link: LinkView };
  };
  /** Link to the page with all pairs. */
  link?: LinkView;
  /** Data for sharing: the absolute URL and the title of the page's pair. */
  share?: { label: string; url: string; title: string };
}

/** A label with a value, e.g. "Standort: Wien". */
export interface FactView {
  label: string;
  value: RichTextView;
}

/** A downloadable file. `format` e.g. "SVG", `size` as printed, e.g. "1,2 kB", `pages` e.g. "4 Seiten". */
export interface DownloadView {
  label: string;
  href: string;
  format: string;
  size: string;
  pages?: string;
  /** Only for a picture, as printed, e.g. "2.560 × 1.707 px". */
  pixels?: string;
  /** Author of a picture, as printed. */
  credit?: string;
  /** Set if a document is in another language than the page. */
  hreflang?: Locale;
}

/** One item of an event's programme. */
export interface ProgrammeItemView {
  time: string;
  room: string;
  title: string;
  speaker?: string;
  text?: RichTextView;
}

/** A filter option of a list. */
export interface FilterOptionView {
  /** Number by which entries refer to the option, from 1; at most FILTER_OPTIONS. */
  number: number;
  /** Value in the address. */
  value: string;
  label: string;
  /** Number of matching entries. */
  count: number;
}

/** A film with the URLs of its files. */
export interface FilmView {
  /** Length, s. */
  seconds: number;
  /** Px; defines the aspect ratio. */
  width: number;
  height: number;
  /** false: there is nothing to mute. */
  hasSound: boolean;
  /** Size of the file that most browsers load, as printed, e.g. "3,1 MB". */
  size: string;
  /** The film in each format, smallest file first, with the media types by which browsers choose. */
  sources: { href: string; type: string }[];
  captions: { href: string; locale: Locale }[];
}
