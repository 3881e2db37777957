import { LOCALES } from '../../../src/content/locales';
import { PAGE_MOTIFS, PLATE_SETS, type PageMotif, type PlateSet } from '../../../src/config/posters';
import { DAY_MS } from '../../lib/dayMs';
import { createDice, type Dice } from './dice';
import { ENGLISH } from './english';
import { GERMAN } from './german';
import { slugOf } from '../../../src/lib/slugOf';
import { CLIENTS, type Phrases, type Subject } from './vocabulary';

/** Kinds of content that can be generated. */
export type GeneratedKind = 'cases' | 'press' | 'jobs';

/** Languages in which content can be generated: those with phrases. */
export const GENERATED_LOCALES = ['de', 'en'] as const;

/** One of these languages. */
export type GeneratedLocale = (typeof GENERATED_LOCALES)[number];

/** Existing content that generated documents link to, by id. */
export interface ExistingIds {
  /** The case that the first generated case leads to. */
  case: string;
  units: readonly string[];
  locations: readonly string[];
  /** The units with people at a location, by its id. */
  unitsAt: Readonly<Record<string, readonly string[]>>;
}

/** Phrases by language. */
export const PHRASES: Record<GeneratedLocale, Phrases> = { de: GERMAN, en: ENGLISH };

/** Language-independent facts of a document. */
export interface Facts {
  kind: GeneratedKind;
  index: number;
  id: string;
  client: string;
  /** Makes headlines unique within a kind. */
  number: number;
  date: string;
  location: string;
  motif: PageMotif;
  set: PlateSet;
  /**
   * Unique letters on the poster; only the first documents have them, so that all posters of a small test site differ.
   */
  word?: string;
  /** Ids of earlier documents linked in the text. */
  links: string[];
}

/** Number of documents of each kind with a poster that looks like no other. */
export const OWN_POSTERS = 30;

const NEWEST = Date.UTC(2026, 10, 20);

/** First id of generated jobs; ids of real jobs are smaller. */
const FIRST_JOB = 100_001;

const clientOf = (seed: string, kind: GeneratedKind, index: number) =>
  createDice(`${seed}:client:${kind}:${index}`).pick(CLIENTS);

/** Returns the id of a generated document. */
export function documentId(seed: string, kind: GeneratedKind, index: number): string {
  if (kind === 'jobs') return String(FIRST_JOB + index);
  return `${slugOf(clientOf(seed, kind, index))}-${kind === 'cases' ? 'fall' : 'meldung'}-${index + 1}`;
}

/** Returns six random letters. */
function wordOf(seed: string): string {
  const dice = createDice(seed);
  return Array.from({ length: 6 }, () => String.fromCodePoint(dice.int(65, 90))).join('');
}

/**
 * Returns the facts of a document. They depend only on seed, kind and index, so more documents do not change earlier
 * ones.
 */
export function factsOf(
  seed: string,
  kind: GeneratedKind,
  index: number,
  { locations }: ExistingIds,
): { facts: Facts; dice: Dice } {
  const dice = createDice(`${seed}:${kind}:${index}`);
  const links =
    index === 0
      ? []
      : [documentId(seed, kind, dice.int(0, index - 1)), documentId(seed, kind, dice.int(0, index - 1))];
  const facts: Facts = {
    kind,
    index,
    id: documentId(seed, kind, index),
    client: clientOf(seed, kind, index),
    number: index + 12,
    date: new Date(NEWEST - dice.int(0, 3650) * DAY_MS).toISOString().slice(0, 10),
    location: dice.pick(locations),
    motif: dice.pick(PAGE_MOTIFS),
    set: dice.pick(PLATE_SETS),
    links: [...new Set(links)],
    ...(index < OWN_POSTERS ? { word: wordOf(`${seed}:word:${kind}:${index}`) } : {}),
  };
  return { facts, dice };
}

/** Formats a number in a language. */
export function written(locale: GeneratedLocale, value: number): string {
  return value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB');
}

/** Returns the name of a location's city; the id of the location if it is unknown. */
export function cityOf(locale: GeneratedLocale, location: string): string {
  return PHRASES[locale].cities[location] ?? location;
}

/** Returns the subject of a document's sentences; the dice differ for each language. */
export function subjectOf(
  seed: string,
  { kind, index, client, location }: Facts,
  locale: GeneratedLocale,
): Subject {
  return {
    client,
    city: cityOf(locale, location),
    dice: createDice(`${seed}:${kind}:${index}:${locale}`),
  };
}

/** Returns a paragraph of `count` sentences. */
export function paragraphOf({ sentences }: Phrases, subject: Subject, count: number): string {
  return Array.from({ length: count }, () => subject.dice.pick(sentences)(subject)).join(' ');
}

/** Returns text blocks with headings; the first ones each end with a link to an earlier document. */
export function textBlocks(phrases: Phrases, subject: Subject, links: readonly string[], count: number) {
  return subject.dice.some(phrases.headings, count).map((heading, index) => {
    const link = links[index];
    const last = paragraphOf(phrases, subject, 3);
    return {
      type: 'text',
      heading,
      paragraphs: [
        paragraphOf(phrases, subject, 3),
        link === undefined ? last : `${last} [${phrases.fixed.see}](page:${link}).`,
      ],
    };
  });
}

/** Returns a poster with its alternative text; posters made of letters show the beginning of the client's name. */
export function posterOf(
  phrases: Phrases,
  { motif: wanted, set, client, word }: Pick<Facts, 'motif' | 'set' | 'client' | 'word'>,
) {
  const motif = word === undefined ? wanted : 'type';
  const letters = motif === 'type' ? client.slice(0, 6).toUpperCase() : client.slice(0, 1).toUpperCase();
  return {
    motif,
    set,
    alt: phrases.fixed.alt(phrases.motifs[motif], phrases.grounds[set]),
    ...(motif === 'type' || motif === 'glyph' ? { text: word ?? letters } : {}),
  };
}

/** Returns the path of a page from its folder in each language. */
export function pathOf(
  locale: GeneratedLocale,
  folder: Record<GeneratedLocale, string>,
  slug: string,
): string {
  return `${LOCALES[locale].prefix}/${folder[locale]}/${slug}/`;
}
