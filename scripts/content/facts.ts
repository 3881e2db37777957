import type { EditorialCode } from '../../src/content/editorialCodes';
import { KIND_NAMES } from '../../src/content/kinds';
import type { FileKind } from '../../src/content/schema/fileSchemas';
import type { ValuePath } from '../../src/content/schema/visitRoles';
import type { EntityOf, Kind } from '../../src/content/types';
import { TRANSLATION_FACTS } from './translationFacts';

/** Fields of every page that other pages and site lists read. */
const SHARED_CARD = [
  'path',
  'formerPaths',
  'titleNavigation',
  'metaTitle',
  'metaDescription',
  'title',
  'noIndex',
] as const;

/** Further fields per kind that other pages and site lists read. */
const OWN_CARD = {
  pages: ['poster'],
  legal: ['date', 'poster'],
  cases: ['date', 'client', 'disciplines', 'year', 'units', 'locations', 'poster', 'number'],
  press: ['date', 'poster'],
  news: ['date', 'poster'],
  events: ['metaDescription', 'date', 'endDate', 'startTime', 'endTime', 'place', 'series', 'poster'],
  units: ['unit', 'poster'],
  pairs: ['plates', 'lead'],
  locations: ['city', 'address', 'phone', 'answeredBy', 'email', 'lead', 'poster'],
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

/** Fields that keep a page off the site, always or at certain times. */
export const PUBLICATION_FIELDS = ['draft', 'publishAt', 'expiresAt'] as const;

/** Fields that decide how a page opens. */
const OPENING = ['opening', 'numeral'] as const;

/** Further fields read by checks across files. */
const CHECKED: Partial<Record<Kind, readonly string[]>> = {
  cases: [...OPENING, 'nextCase'],
  events: [...OPENING, 'programme'],
  jobs: ['offer'],
  legal: ['opening'],
  locations: ['openingHours'],
  news: OPENING,
  pages: [...OPENING, 'stage'],
  units: OPENING,
};

/** The part of a page that other pages may read. */
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
        ...PUBLICATION_FIELDS,
        ...(CHECKED[kind] ?? []),
        ...(TRANSLATION_FACTS[kind] ?? []).flatMap(([field]) => field ?? []),
      ]),
    ],
  ]),
) as Record<string, readonly string[]> as Record<Kind, readonly string[]>;

/** JSON pointer to a value in its file. */
type Pointer = string;

/** References in a piece of running text. */
export interface TextUse {
  at: Pointer;
  /** Ids of the linked pages, with the anchor if there is one. */
  pages?: [id: string, anchor?: string][];
  /** Link targets that are neither a page nor a URL. */
  unknown?: string[];
  /** Unencrypted URLs (http). */
  insecure?: string[];
  /** Encrypted URLs. */
  hosted?: string[];
  /** References to small posters that the block does not contain. */
  posters?: number[];
}

/** A drawn picture, as written. */
export interface DrawingUse {
  /** Where the picture is written. */
  at: Pointer;
  motif: string;
  set?: string;
  text?: string;
}

/** A picture file used by a page, with what its checks need. */
export interface PictureUseFact {
  /** Where the file name is written. */
  at: Pointer;
  file: string;
  alt?: string;
  focus?: readonly number[];
  isPrinted?: true;
  hasCredit?: true;
}

/** The values of a file that other code looks at, by role. Empty lists are left out. */
export interface FileUses {
  /** Values that name a page, with the allowed kinds and the words allowed instead of a page. */
  ids?: [at: Pointer, id: string, kinds?: readonly string[], words?: readonly string[]][];
  /** The `ids` that are list entries; the list is shorter while their page is unpublished. */
  entries?: Pointer[];
  anchors?: [at: Pointer, anchor: string][];
  /** Values that name an anchor on the page with the given id. */
  anchorUses?: [at: Pointer, id: string, anchor: string][];
  texts?: TextUse[];
  /** List filters; `isOfJobs` is true for the list of jobs. */
  queries?: [at: Pointer, query: string, isOfJobs: boolean][];
  textKeys?: [at: Pointer, key: string][];
  pictures?: PictureUseFact[];
  /** The drawn pictures of a case. */
  drawings?: DrawingUse[];
  documents?: [at: Pointer, file: string][];
  films?: FilmUseFact[];
  /** Words that may break an editorial rule at the place where the page is read or the work is done. */
  words?: WordUse[];
}

/** Words that an editorial rule matches. */
export interface WordUse {
  at: Pointer;
  code: EditorialCode;
  /** Offset of the words in their text, in UTF-16 units. */
  start: number;
  words: string;
  /** Suggested wording. */
  better: string;
  /** The replacement, if there is only one. */
  replacement?: string;
  /** True if the words have no other, harmless meaning. */
  isPlain?: boolean;
}

/** A film played by a page, with what its checks need. */
export interface FilmUseFact {
  /** Where the file name is written. */
  at: Pointer;
  file: string;
  /** Plays inside the page, where the still has the shape of the poster. */
  isHere?: true;
  /** The film's own poster: a file or a drawn one. */
  poster?: { file?: string };
}

/**
 * Everything that cross-file checks, lists and other pages need of a file; small enough to keep those of all files in
 * memory.
 */
export interface FileFacts {
  /** False if the file is not JSON. */
  isJson: boolean;
  /** True if the schema finds no error. */
  isValid: boolean;
  /** The page fields read by other code, as written in the file, with the derived path and former slugs. */
  fields: Readonly<Record<string, unknown>>;
  /** Values filled in by the schema, with their paths. */
  defaults?: [ValuePath, unknown][];
  uses: FileUses;
  /** Messages silenced in the file. */
  silenced?: Silence[];
  /** True for a draft that is built as finished. */
  isShownDraft?: true;
}

/** A silenced message: its rule, its place (left out: the whole file) and the reason. */
export interface Silence {
  rule: EditorialCode;
  at?: Pointer;
  reason: string;
}

/** Facts of an unreadable file. */
export const NO_FACTS: FileFacts = { isJson: false, isValid: false, fields: {}, uses: {} };

function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const found: Record<string, unknown> = {};
  for (const name of names) {
    if (Object.hasOwn(value, name)) found[name] = (value as Record<string, unknown>)[name];
  }
  return found;
}

/** True for kinds of file that make a page. */
export const isPageKind = (kind: FileKind): kind is Kind => kind !== 'navigation' && kind !== 'texts';

/** The fields of a file that are part of its facts. */
export function factFields(kind: FileKind, value: unknown): Record<string, unknown> {
  return isPageKind(kind) ? pick(value, FACT_FIELDS[kind]) : {};
}

/** Adds the schema defaults to a value; mutates it. */
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

/** The part of a valid page's facts visible to other pages, and nothing else: the card's cache key is made from it. */
export function cardOf<K extends Kind>(kind: K, { fields, defaults }: FileFacts): CardOf<K> {
  const own = (defaults ?? []).filter(([path]) => path.length === 1);
  const filled = own.length === 0 ? fields : (fillIn({ ...fields }, own) as Record<string, unknown>);
  return pick(filled, CARD_FIELDS[kind]) as unknown as CardOf<K>;
}

/** Splits a JSON pointer of `FileUses` into steps. Digits are list indexes: no field of the schema is a number. */
export function stepsOf(pointer: Pointer): ValuePath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}
