import { DEPARTMENTS, EMPLOYMENT_TYPES, JOB_LEVELS, WORKPLACES } from '../../../src/config/jobOptions';
import type { JobWords, WordedFact } from '../../../src/content/jobWords';
import { LOCALE_CODES, type Locale, LOCALES } from '../../../src/content/locales';
import { plainText } from '../../../src/content/richText';
import { searchForm, wordsOf } from '../../../src/lib/searchForm';
import type { ResolveContext } from './context';
import type { JobEntry, SiteEntries } from './entries';
import { unitName } from './jobs';
import { isTelling, listOf, neighbours, Vocabulary } from './vocabulary';

/** The build texts of one language, which contain the words for facts. */
type FactTexts = Pick<ResolveContext, 'locale' | 'text'>;

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

/**
 * All facts except places, including those no job has at present: a word for them must not be taken for a misspelling
 * of another.
 */
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
 * Search words of a language's open jobs. Synonyms of all languages are included: German readers search for
 * "Copywriter", English readers for "Texter".
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
        if (isTelling(word) && !silent.has(searchForm(word))) vocabulary.add(word, position, 'text');
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
