import { LOCALES } from '../../../src/content/locales';
import { PAGE_MOTIFS, PLATE_SETS, type PageMotif, type PlateSet } from '../../../src/config/posters';
import { createDice, type Dice } from './dice';
import { ENGLISH } from './english';
import { GERMAN } from './german';
import { slugOf } from '../../lib/slugOf';
import { CLIENTS, type Phrases, type Subject } from './vocabulary';

/** Kinds of content that can be generated. */
export type GeneratedKind = 'cases' | 'press' | 'jobs';

/** Languages in which content can be generated: those that there are phrases of. */
export const GENERATED_LOCALES = ['de', 'en'] as const;

/** One of them. */
export type GeneratedLocale = (typeof GENERATED_LOCALES)[number];

/** Content that is there already, which generated documents refer to by its ids. */
export interface Surroundings {
  /** A case that the first generated one leads to. */
  case: string;
  units: readonly string[];
  locations: readonly string[];
}

/** The phrases of each language. */
export const PHRASES: Record<GeneratedLocale, Phrases> = { de: GERMAN, en: ENGLISH };

/** Facts of a document that do not depend on the language. */
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
  /** Letters that no other poster has; of the first documents, with which a site is small enough to have its posters compared. */
  word?: string;
  /** Ids of earlier documents that the text links to. */
  links: string[];
}

/** So many documents of a kind have posters that look like no other one. */
export const OWN_POSTERS = 30;

const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 20);

/** The first number of a generated job; those of real ones are smaller. */
const FIRST_JOB = 100_001;

const clientOf = (seed: string, kind: GeneratedKind, index: number) =>
  createDice(`${seed}:client:${kind}:${index}`).pick(CLIENTS);

/** Id of a generated document. */
export function documentId(seed: string, kind: GeneratedKind, index: number): string {
  if (kind === 'jobs') return String(FIRST_JOB + index);
  return `${slugOf(clientOf(seed, kind, index))}-${kind === 'cases' ? 'fall' : 'meldung'}-${index + 1}`;
}

/** Six letters that mean nothing. */
function wordOf(seed: string): string {
  const dice = createDice(seed);
  return Array.from({ length: 6 }, () => String.fromCodePoint(dice.int(65, 90))).join('');
}

/** The facts of a document; they depend on seed, kind and number alone, so further documents change no earlier one. */
export function factsOf(
  seed: string,
  kind: GeneratedKind,
  index: number,
  { locations }: Surroundings,
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

/** A number as it is written in a language. */
export function written(locale: GeneratedLocale, value: number): string {
  return value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB');
}

/** Name of the city of a location, as far as it is one of the seven. */
export function cityOf(locale: GeneratedLocale, location: string): string {
  return PHRASES[locale].cities[location] ?? location;
}

/** What the sentences of a document are about; the dice have a series of their own in each language. */
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

/** A paragraph of some sentences. */
export function paragraphOf({ sentences }: Phrases, subject: Subject, count: number): string {
  return Array.from({ length: count }, () => subject.dice.pick(sentences)(subject)).join(' ');
}

/** Headed blocks of running text; the first ones end with a link to an earlier document each. */
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

/** A poster with what it shows in words; those made of letters bear the beginning of the client's name. */
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

/** Address of a page by its folder in each language. */
export function pathOf(
  locale: GeneratedLocale,
  folder: Record<GeneratedLocale, string>,
  slug: string,
): string {
  return `${LOCALES[locale].prefix}/${folder[locale]}/${slug}/`;
}
