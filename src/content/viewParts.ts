/**
 * What blocks and pages are made of when they are ready to print: scripts/content has turned ids into paths, days into
 * words, money into figures and posters into files. Everything here is plain JSON.
 */
import type { WallFormat, WallPair, WallRow } from '../config/posterWall';
import type { Theme } from '../config/themes';
import type { PLATE_SETS } from '../config/posters';
import type { Department, EmploymentType, JobLevel, Workplace } from '../config/jobOptions';
import type { OpenHours } from '../lib/isOpenAt';
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

/** One image file in one or more widths (px); `srcSet` and `sizes` are left out where one file serves all. */
export interface ImageFile {
  src: string;
  srcSet?: string;
  /** How wide the image is shown where it stands, as the HTML attribute says it. */
  sizes?: string;
  width: number;
  height: number;
}

/** Files for some windows (`media`) or for browsers that read their format (`type`); the first that fits is loaded. */
export interface PictureSource extends Omit<ImageFile, 'src'> {
  srcSet: string;
  media?: string;
  type?: string;
}

/** A poster or photograph: the file for wide windows that every browser reads, and others to be preferred where they fit. */
export interface PictureView {
  alt: string;
  /** Plate set; its ground is painted behind the image until it has loaded. */
  ground: (typeof PLATE_SETS)[number];
  /** true for a figure that stands free on its ground, and so can be shown whole in a box of any proportions. */
  isFree?: true;
  wide: ImageFile;
  sources?: PictureSource[];
}

/** A QR code with the white around it that readers need. */
export interface ScanCodeView {
  /** Modules of each side, the white ones at the edge included. */
  modules: number;
  /** Its dark modules as an SVG path; a module is one unit wide. */
  path: string;
}

/** A day: machine-readable (YYYY-MM-DD) and as printed in the page's language. */
export interface DateView {
  iso: string;
  text: string;
}

/** Number of grid columns (of 12) a poster of a selection takes from md; chosen by the build so that rows fill up. */
export type MosaicSpan = 4 | 8;

/** The place of a poster in a wall: its format, and what it stands beside in two columns and in wide windows. */
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
  /** Of a dated page: its tag has the colour of its kind. */
  kind?: NewsKind;
  picture: PictureView;
  /** The page does not open with this picture, so that it is not carried there. */
  staysHere?: true;
  /** Of a case: stands on the poster of whoever turns to it. */
  number?: CaseNumberView;
  /** Where it stands: in a selection or in a wall. */
  slot: MosaicSpan | WallPlace;
  /** Numbers of the options of the list's filter that leave it shown, with blanks between them. */
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
  /** Numbers of the options of the list's filter that leave it shown, with blanks between them. */
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

/** How to reach a house. */
export interface HouseContact {
  /** Street, then postal code and town. */
  address: string[];
  phone: LinkView;
  /** What is said of the number, e.g. that another house answers. */
  phoneNote?: string;
  /** The way there, planned by a provider of maps. */
  route: LinkView;
}

/** What stands below the poster of a house on its own page: its address, printed as large as a poster. */
export interface HouseHeadView extends Omit<HouseContact, 'address'> {
  /** Ground on which it is printed: that of the poster above it; absent below a photograph. */
  theme?: Theme;
  /** Name of the house, above its address. */
  name: string;
  street: string;
  /** Number of the house; absent where the street ends without one. */
  number?: string;
  /** Postal code and town, abroad with the country. */
  town: string;
  /** The poster of the city in other plates, of which a strip shows; absent where the house has a photograph. */
  strip?: PictureView;
  /** When somebody is there; absent where the days cannot be read as weekdays. */
  hours?: OpenHours[];
  email: LinkView;
}

/** A house in the overview of all houses. */
export interface HouseView extends HouseContact {
  href: string;
  hreflang?: Locale;
  city: string;
  /** How many jobs are open in the house; a link to them unless there is none. */
  jobs: Inline;
  picture: PictureView;
}

/** An open job in a list, with the fields that search and filters look at. */
export interface JobRowView {
  id: string;
  href: string;
  /** Set where the job is only advertised in another language than that of the list. */
  hreflang?: Locale;
  title: string;
  /** City names as printed, e.g. "Berlin, Hamburg". */
  place: string;
  department: string;
  /** Hours a week or workload as printed, e.g. "25–38 h", "80–100 %". */
  hours: string;
  /** Gross pay as printed, with its period unless that is the year, e.g. "54.000–64.000 €", "17,50 € / Std."; absent where the offer names none. */
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

/** Disciplines of which one is chosen. */
export interface MixerSide {
  legend: string;
  /** The other side's discipline, where plates are links: they lead to the pairs with it. */
  kept?: string;
  /** In the order of the page of services. */
  plates: { label: string; href?: string; isChosen?: true }[];
}

/** What two disciplines make together. */
export interface MixerSheet {
  /** Numbers of the two, from 1, in the order of the sides' plates; equal for one discipline alone. */
  plates: [first: number, second: number];
  /** The word for it, and a sentence; left out for one discipline alone, of which always the same is said. */
  words?: { title: string; lead: RichTextView };
  picture: PictureView;
  /** The cases that combine the two, and the page of the pair. */
  cases: LinkView[];
  link?: LinkView;
}

/**
 * Two groups of disciplines, of which any two make a third. With sheets all of them are in the page and styles show the
 * chosen one; without, each plate leads to the page of its pair.
 */
export interface MixerView {
  type: 'mixer';
  heading: string;
  sides: [first: MixerSide, second: MixerSide];
  sheets?: {
    items: MixerSheet[];
    /** What is said of a discipline that is combined with itself. */
    alone: { title: string; lead: string };
    /** Stands above the cases. */
    casesLabel: string;
    /** Said where no case combines the two, with the way to be the first. */
    none: { text: string; link: LinkView };
  };
  /** To the page on which all pairs can be made. */
  link?: LinkView;
  /** What is passed on: the absolute address and the title of the pair whose page it is. */
  share?: { label: string; url: string; title: string };
}

/** A label with a value, e.g. "Standort: Wien". */
export interface FactView {
  label: string;
  value: RichTextView;
}

/** A file to take away. `format` e.g. "SVG", `size` as printed, e.g. "1,2 kB", `pages` e.g. "4 Seiten". */
export interface DownloadView {
  label: string;
  href: string;
  format: string;
  size: string;
  pages?: string;
  /** Of a picture, as printed, e.g. "2.560 × 1.707 px". */
  pixels?: string;
  /** Who made a picture, as printed. */
  credit?: string;
  /** Set when a document is written in another language than the page. */
  hreflang?: Locale;
}

/** One item of an event’s programme. */
export interface ProgrammeItemView {
  time: string;
  room: string;
  title: string;
  speaker?: string;
  text?: RichTextView;
}

/** A choice that narrows a list. */
export interface FilterOptionView {
  /** By it entries name the option, from 1; at most FILTER_OPTIONS. */
  number: number;
  /** Stands in the address. */
  value: string;
  label: string;
  /** How many entries it leaves. */
  count: number;
}

/** A film with the addresses of its files. */
export interface FilmView {
  /** Length in s. */
  seconds: number;
  /** Px; the film keeps their proportion. */
  width: number;
  height: number;
  /** false: there is nothing to mute. */
  hasSound: boolean;
  /** Of the file that most browsers load, as printed, e.g. "3,1 MB". */
  size: string;
  /** The film in each format, the lighter file first, with media types by which a browser knows whether it plays them. */
  sources: { href: string; type: string }[];
  captions: { href: string; locale: Locale }[];
}
