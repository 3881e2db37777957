import { DEPARTMENTS, EMPLOYMENT_TYPES, JOB_LEVELS, WORKPLACES } from '../../../src/config/jobOptions';
import { type JobWords, type WordedFact, WORD_FIELDS, type WordField } from '../../../src/content/jobWords';
import { LOCALE_CODES, type Locale, LOCALES } from '../../../src/content/locales';
import { plainText } from '../../../src/content/richText';
import { encodePostings } from '../../../src/lib/postings';
import { searchForm, wordsOf } from '../../../src/lib/searchForm';
import type { ResolveContext } from './context';
import type { JobEntry, SiteEntries } from './entries';
import { unitName } from './jobs';

/** Texts of one language, in which the words of facts are written. */
type FactTexts = Pick<ResolveContext, 'locale' | 'text'>;

/** Words shorter than this are left out of running text, unless they are written in capitals or digits: "IT", "PR", "3D". */
const TEXT_LETTERS = 3;
const SHOUTED = /^[\p{Lu}\p{N}]+$/u;

const listOf = (text: string, separator = ','): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Where each word stands, by the form in which it is looked for. */
class Vocabulary {
  readonly #terms = new Map<string, { word: string; places: Set<number> }>();

  add(word: string, position: number, field: WordField): void {
    const form = searchForm(word);
    const place = position * WORD_FIELDS.length + WORD_FIELDS.indexOf(field);
    const known = this.#terms.get(form);
    if (known) known.places.add(place);
    else this.#terms.set(form, { word, places: new Set([place]) });
  }

  written(): Pick<JobWords, 'words' | 'places'> {
    const terms = [...this.#terms].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, term]) => term);
    return {
      words: terms.map(({ word }) => word).join(' '),
      places: terms.map(({ places }) => encodePostings([...places].toSorted((a, b) => a - b))).join(' '),
    };
  }
}

/** Titles are searched as compounds too: "Sound Design" is found by "Sounddesign". */
function neighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, before) => `${words[before]}${word}`);
}

function wordsOfPlace({ entries }: Pick<ResolveContext, 'entries'>, id: string): string[] {
  return LOCALE_CODES.flatMap((locale) => {
    const location = entries.findOf('locations', locale, id);
    if (!location) return [];
    const { city, address } = location.card;
    const country = new Intl.DisplayNames([LOCALES[locale].intl], { type: 'region' }).of(address.country);
    return [city, ...(country === undefined ? [] : [country])];
  });
}

type FactKey = `${WordedFact} ${string}`;

const locationKey = (id: string): FactKey => `location ${id}`;

/** All facts but places, also those that no job has now: a word for them is no misspelling of another. */
const ALL_KEYS = [
  ...WORKPLACES.map((id): FactKey => `workplace ${id}`),
  ...JOB_LEVELS.map((id): FactKey => `level ${id}`),
  ...DEPARTMENTS.map((id): FactKey => `department ${id}`),
  ...EMPLOYMENT_TYPES.map((id): FactKey => `type ${id}`),
];

function factsOf({ data }: JobEntry): FactKey[] {
  return [
    `workplace ${data.workplace}`,
    `level ${data.level}`,
    `department ${data.department}`,
    ...data.employmentType.map((id): FactKey => `type ${id}`),
    ...data.locations.map(locationKey),
  ];
}

/**
 * The words by which the open jobs of a language are found. Synonyms are those of all languages: who reads German types
 * "Copywriter", who reads English "Texter".
 */
export function jobWords(
  context: ResolveContext,
  entries: SiteEntries,
  texts: readonly FactTexts[],
): JobWords {
  const { locale } = context;
  const jobs = entries.openJobs(locale);
  const vocabulary = new Vocabulary();
  const ignored = texts.flatMap(({ text }) => listOf(text('jobs.words.ignored')));
  const silent = new Set(ignored.map(searchForm));
  const titleIn = (other: Locale, id: string) => entries.findOf('jobs', other, id)?.card.title ?? '';
  const keys = [...ALL_KEYS, ...new Set(jobs.flatMap(({ data }) => data.locations.map(locationKey)))];
  const wordsFor = (key: FactKey): string => {
    const [fact, id = ''] = key.split(' ') as [WordedFact, string];
    const words =
      fact === 'location'
        ? wordsOfPlace(context, id)
        : texts.flatMap(({ text }) => [
            ...listOf(text(`jobs.words.${fact}.${id}` as 'jobs.words.level.mid')),
            ...(fact === 'workplace' ? [] : [text(`job.${fact}.${id}` as 'job.level.mid')]),
          ]);
    return [...new Map(words.map((word) => [wordsOf(word).map(searchForm).join(''), word])).values()].join(
      ', ',
    );
  };
  const numbers = jobs.map((job, position) => {
    const title = wordsOf(job.card.title);
    for (const word of title) vocabulary.add(word, position, 'title');
    for (const word of neighbours(title)) vocabulary.add(word, position, 'alias');
    for (const { locale: other } of texts) {
      if (other === locale) continue;
      for (const word of wordsOf(titleIn(other, job.id))) vocabulary.add(word, position, 'alias');
    }
    for (const word of wordsOf(unitName(context, job))) vocabulary.add(word, position, 'fact');
    for (const text of [...job.data.tasks, ...job.data.profile])
      for (const word of wordsOf(plainText(text)))
        if ((word.length >= TEXT_LETTERS || SHOUTED.test(word)) && !silent.has(searchForm(word)))
          vocabulary.add(word, position, 'text');
    entries.release(job);
    return factsOf(job).map((key) => keys.indexOf(key));
  });
  const alike = texts.flatMap(({ text }) => listOf(text('jobs.words.alike'), ';'));
  return {
    jobs: jobs.map(({ id }) => id),
    titleWords: jobs.map(({ card }) => wordsOf(card.title).length),
    factsOf: numbers,
    facts: keys.map(wordsFor),
    levels: keys.flatMap((key, position) => (key.startsWith('level ') ? [position] : [])),
    ...vocabulary.written(),
    alike,
    ignored: ignored.join(', '),
  };
}
