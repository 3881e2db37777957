import type { EditorialCode } from '../../src/content/editorialCodes';
import { KIND_NAMES } from '../../src/content/kinds';
import type { FileKind } from '../../src/content/schema/fileSchemas';
import type { ValuePath } from '../../src/content/schema/visitRoles';
import type { EntityOf, Kind } from '../../src/content/types';
import { TRANSLATION_FACTS } from './translationFacts';

/** Fields of every page that other pages and the lists of the site read. */
const SHARED_CARD = [
  'path',
  'formerPaths',
  'titleNavigation',
  'metaTitle',
  'metaDescription',
  'title',
  'noIndex',
] as const;

/** Further fields of a kind that other pages and the lists of the site read. */
const OWN_CARD = {
  pages: ['poster'],
  legal: ['date', 'poster'],
  cases: ['date', 'client', 'disciplines', 'year', 'units', 'locations', 'poster', 'number'],
  press: ['date', 'poster'],
  news: ['date', 'poster'],
  events: ['metaDescription', 'date', 'endDate', 'startTime', 'endTime', 'place', 'series', 'poster'],
  units: ['unit', 'poster'],
  pairs: ['plates', 'lead'],
  locations: ['city', 'address', 'phone', 'phoneNote', 'email', 'lead', 'poster'],
  jobs: [
    'slug',
    'formerSlugs',
    'unit',
    'department',
    'locations',
    'workplace',
    'employmentType',
    'level',
    'hoursPerWeek',
    'workload',
    'startDate',
    'publishedAt',
    'validThrough',
    'expiresAt',
    'salary',
    'applicationEnabled',
    'contact',
    'poster',
  ],
  applications: [],
} as const satisfies { [K in Kind]: readonly (keyof EntityOf<K>)[] };

/** Fields that say whether a page is on the site. */
const PUBLICATION = ['draft', 'publishAt', 'expiresAt'] as const;

/** Fields that say how a page opens. */
const OPENING = ['opening', 'numeral'] as const;

/** Further fields that checks across files read. */
const CHECKED: Partial<Record<Kind, readonly string[]>> = {
  cases: [...OPENING, 'nextCase'],
  events: OPENING,
  news: OPENING,
  pages: [...OPENING, 'stage'],
  units: OPENING,
};

/** What other pages may read of a page without reading all of it. */
export type CardOf<K extends Kind> = Pick<
  EntityOf<K>,
  ((typeof SHARED_CARD)[number] & keyof EntityOf<K>) | ((typeof OWN_CARD)[K][number] & keyof EntityOf<K>)
>;

const CARD_FIELDS = Object.fromEntries(
  KIND_NAMES.map((kind) => [kind, [...SHARED_CARD, ...OWN_CARD[kind]]]),
) as Record<string, readonly string[]> as Record<Kind, readonly string[]>;

const FACT_FIELDS = Object.fromEntries(
  KIND_NAMES.map((kind) => [
    kind,
    [
      ...new Set([
        ...CARD_FIELDS[kind],
        ...PUBLICATION,
        ...(CHECKED[kind] ?? []),
        ...(TRANSLATION_FACTS[kind] ?? []).flatMap(([field]) => field ?? []),
      ]),
    ],
  ]),
) as Record<string, readonly string[]> as Record<Kind, readonly string[]>;

/** Where a value stands in its file, as JSON pointer. */
type Pointer = string;

/** What a piece of running text points to. */
export interface TextUse {
  at: Pointer;
  /** Ids of pages with the anchor, where one is named. */
  pages?: [id: string, anchor?: string][];
  /** Targets that are no page and no address. */
  unknown?: string[];
  /** Addresses that are not encrypted. */
  insecure?: string[];
  /** Marks of small posters that the block does not have. */
  posters?: number[];
}

/** A picture that is a file, with what its checks need to know. */
export interface PictureUseFact {
  /** Where the name of the file stands. */
  at: Pointer;
  file: string;
  alt?: string;
  focus?: readonly number[];
  isPrinted?: true;
  hasCredit?: true;
}

/** The values of a file that are looked at from outside it, by their role. Lists without entries are left out. */
export interface FileUses {
  /** Values that name a page, with the kinds it may be of and the words that stand for none. */
  ids?: [at: Pointer, id: string, kinds?: readonly string[], words?: readonly string[]][];
  /** Those of `ids` that are entries of a list, which is shorter while their page is not on the site. */
  entries?: Pointer[];
  anchors?: [at: Pointer, anchor: string][];
  /** Values that name a place on the page of an id. */
  anchorUses?: [at: Pointer, id: string, anchor: string][];
  texts?: TextUse[];
  /** Filters of a list, with whether it is that of the jobs. */
  queries?: [at: Pointer, query: string, isOfJobs: boolean][];
  textKeys?: [at: Pointer, key: string][];
  pictures?: PictureUseFact[];
  documents?: [at: Pointer, file: string][];
  films?: FilmUseFact[];
  /** Words that may be wrong where the page is read or the work is done. */
  words?: WordUse[];
}

/** Words of a text about which a rule has something to say. */
export interface WordUse {
  at: Pointer;
  code: EditorialCode;
  /** First character of the words in their text, in UTF-16 units. */
  start: number;
  words: string;
  /** Better words, as advice. */
  better: string;
  /** What should stand there, where only one thing can. */
  replacement?: string;
  /** Whether nobody can take the words in another way. */
  isPlain?: boolean;
}

/** A film that a page plays, with what its checks need to know. */
export interface FilmUseFact {
  /** Where the name of the file stands. */
  at: Pointer;
  file: string;
  /** It plays in the page, where its still has the form of the poster. */
  isHere?: true;
  /** The poster of its own: a file, or one that is drawn. */
  poster?: { file?: string };
}

/**
 * Everything that checks across files, lists and other pages need of a file: small, so that those of all files are kept
 * at hand.
 */
export interface FileFacts {
  /** false: the file is not JSON. */
  isJson: boolean;
  /** Whether the schema finds no fault. */
  isValid: boolean;
  /** The fields of a page that are looked at from outside it, as they are written. */
  fields: Readonly<Record<string, unknown>>;
  /** What the schema fills in: where, and with what. */
  defaults?: [ValuePath, unknown][];
  uses: FileUses;
  /** Messages about words that are meant as they are. */
  silenced?: Silence[];
}

/** A message that a file silences: its name, its place (the whole file when left out), why. */
export interface Silence {
  rule: EditorialCode;
  at?: Pointer;
  reason: string;
}

/** Facts of a file of which nothing can be read. */
export const NO_FACTS: FileFacts = { isJson: false, isValid: false, fields: {}, uses: {} };

function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const found: Record<string, unknown> = {};
  for (const name of names) {
    if (Object.hasOwn(value, name)) found[name] = (value as Record<string, unknown>)[name];
  }
  return found;
}

/** Whether a file of a kind makes a page. */
export const isPageKind = (kind: FileKind): kind is Kind => kind !== 'navigation' && kind !== 'texts';

/** The fields of a file that its facts hold. */
export function factFields(kind: FileKind, value: unknown): Record<string, unknown> {
  return isPageKind(kind) ? pick(value, FACT_FIELDS[kind]) : {};
}

/** A value with what the schema fills in; changes the value it is given. */
export function fillIn(value: unknown, defaults: FileFacts['defaults']): unknown {
  for (const [path, filled] of defaults ?? []) {
    const last = path.at(-1);
    if (last === undefined) return filled;
    let at = value as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
    at[last] = filled;
  }
  return value;
}

/** What the facts of a valid page say to other pages, and nothing else: the name of a card is made of it. */
export function cardOf<K extends Kind>(kind: K, { fields, defaults }: FileFacts): CardOf<K> {
  const own = (defaults ?? []).filter(([path]) => path.length === 1);
  const filled = own.length === 0 ? fields : (fillIn({ ...fields }, own) as Record<string, unknown>);
  return pick(filled, CARD_FIELDS[kind]) as unknown as CardOf<K>;
}

/** The steps of a JSON pointer of `FileUses`; a field of the schema is never a number. */
export function stepsOf(pointer: Pointer): ValuePath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}
