import { type Locale, LOCALE_CODES } from '../../src/content/locales';
import { PASSES } from '../../src/config/passes';
import { thingsPerMark } from '../../src/content/schema/caseNumber';
import { applyTypography, findTypography } from '../content/typography/findTypography';
import { TEXT_TO_COME } from '../content/words/placeholders';
import { slugOf } from '../../src/lib/slugOf';
import { type Answers, entriesOf } from './question';
import { countryOf, isAustrian, type Makeable } from './questions';
import type { ExistingContent } from './existingContent';

type Fields = Record<string, unknown>;

/** The file of a new page in each language. */
export type NewFiles = Record<Locale, Fields>;

/** Words by language; languages without their own use English. */
type InLanguages<T> = Readonly<Partial<Record<Locale, T>> & Record<'en', T>>;

/** Placeholder descriptions: long enough, and different for each page. */
const DESCRIPTIONS: InLanguages<(title: string) => string> = {
  de: (title) =>
    `${TEXT_TO_COME.de} Was Suchmaschinen von „${title}“ zeigen: 70 bis 160 Zeichen, nur für diese Seite.`,
  en: (title) =>
    `${TEXT_TO_COME.en} What search engines show of “${title}”: 70 to 160 characters, for this page alone.`,
};

const POSTER: InLanguages<string> = { de: 'Plakat', en: 'Poster' };

/** Parses a range of two numbers joined by a hyphen, or a single number. */
function range(answer: string | undefined): { min: number; max: number } {
  const [min = 0, max = min] = (answer ?? '').split('-').map(Number);
  return { min, max };
}

/** Answers for one language: its own ones and those valid for all languages. */
class InLanguage {
  readonly toCome: string;

  constructor(
    readonly locale: Locale,
    private readonly answers: Answers,
  ) {
    this.toCome = TEXT_TO_COME[locale] ?? TEXT_TO_COME.en;
  }

  /** A text with unambiguous typography corrected. */
  text(flag: string): string {
    const own = this.locale === 'de' ? undefined : this.answers[`${flag}-${this.locale}`];
    const text = (own ?? this.answers[flag] ?? '').trim();
    const found = findTypography(text, { locale: this.locale });
    return applyTypography(
      text,
      found.filter(({ isSafe }) => isSafe),
    );
  }

  get poster(): Fields {
    const { motif, set } = this.answers;
    return { motif, set, alt: `${POSTER[this.locale] ?? POSTER.en}: ${this.toCome}` };
  }

  get blocks(): Fields[] {
    return [{ type: 'text', paragraphs: [this.toCome] }];
  }
}

type MakeFields = (words: InLanguage, answers: Answers, existing: ExistingContent) => Fields;

function jobPay(answers: Answers, existing: ExistingContent): Fields {
  const { min, max } = range(answers['pay']);
  const { period } = answers;
  if (!isAustrian(answers, existing)) {
    const currency = countryOf(answers, existing) === 'CH' ? 'CHF' : 'EUR';
    return { min, max, currency, period };
  }
  return {
    min,
    ...(max === min ? {} : { max }),
    currency: 'EUR',
    period,
    ...(period === 'MONTH' ? { paymentsPerYear: 14 } : {}),
    overpayment: answers['overpayment'] === 'yes',
  };
}

/** Contact for applicants: that of another job in the same house, or of any job. */
function jobContact(locale: Locale, answers: Answers, existing: ExistingContent): unknown {
  const [house] = entriesOf(answers['location']);
  const jobs = existing.idsOf('jobs').flatMap((id) => existing.pageOf('jobs', id, locale) ?? []);
  const near = jobs.find(({ locations }) => locations[0] === house) ?? jobs[0];
  const contact = near?.contact ?? {
    role: 'Recruiting',
    email: 'jobs@sff.example',
    phone: '+49 30 23125 130',
  };
  return { ...contact, role: 'Recruiting' };
}

const makeJob: MakeFields = (words, answers, existing) => {
  const { locale, toCome } = words;
  const houses = entriesOf(answers['location']);
  const cities = houses.map((id) => existing.pageOf('locations', id, locale)?.city ?? id);
  const title = words.text('title');
  const { start } = answers;
  return {
    metaTitle: `${title} in ${cities.join(locale === 'de' ? ' oder ' : ' or ')} – SFF`,
    slug: `${slugOf(title)}-${answers['id']}`,
    unit: answers['unit'],
    department: answers['department'],
    locations: houses,
    workplace: answers['workplace'],
    ...(answers['workplace'] === 'remote' ? { remoteWithin: countryOf(answers, existing) } : {}),
    employmentType: entriesOf(answers['employment']),
    hoursPerWeek: range(answers['hours']),
    level: answers['level'],
    publishedAt: answers['today'],
    ...(start === undefined || start === '' ? {} : { startDate: start }),
    salary: jobPay(answers, existing),
    intro: toCome,
    tasks: [toCome],
    profile: [toCome],
    offer: [toCome],
    teamSize: Number(answers['team']),
    hiringSteps: [{ title: toCome, text: toCome }],
    contact: jobContact(locale, answers, existing),
    poster: words.poster,
  };
};

/** A discipline as named in other cases of the language. */
function discipline(name: string, locale: Locale, existing: ExistingContent): string {
  for (const id of existing.idsOf('cases').filter(existing.isTranslated)) {
    const place = existing.pageOf('cases', id, 'de')?.disciplines.indexOf(name) ?? -1;
    const translated = place < 0 ? undefined : existing.pageOf('cases', id, locale)?.disciplines[place];
    if (translated !== undefined) return translated;
  }
  return name;
}

/** The number of a case, with the fewest things per mark that can still be drawn; empty if there is none. */
function numberOf(words: InLanguage, { number, mark }: Answers): Fields {
  if (!number) return {};
  const value = Number(number);
  const each = thingsPerMark(value);
  return { number: { value, counts: words.text('counts'), mark, ...(each > 1 ? { each } : {}) } };
}

const makeCase: MakeFields = (words, answers, existing) => ({
  titleNavigation: words.text('client'),
  metaTitle: `${words.text('client')}: ${words.text('title')} – SFF`,
  date: answers['date'],
  client: words.text('client'),
  disciplines: entriesOf(answers['disciplines']).map((name) => discipline(name, words.locale, existing)),
  year: Number(answers['year']),
  period: words.text('period'),
  units: entriesOf(answers['units']),
  locations: entriesOf(answers['location']),
  lead: words.toCome,
  poster: words.poster,
  ...numberOf(words, answers),
  blocks: PASSES.map((pass) => ({ type: 'text', pass, paragraphs: [words.toCome] })),
  credits: [{ role: words.toCome, value: words.toCome }],
  nextCase: answers['next'],
});

const MAKERS: Readonly<Record<Makeable, MakeFields>> = {
  job: makeJob,
  case: makeCase,
  release: (words, answers) => ({
    date: answers['date'],
    place: words.text('place'),
    subheadline: words.toCome,
    lead: words.toCome,
    poster: words.poster,
    blocks: words.blocks,
  }),
  news: (words, answers) => ({
    date: answers['date'],
    poster: words.poster,
    links: [],
    blocks: words.blocks,
  }),
  event: (words, answers) => ({
    date: answers['date'],
    endDate: answers['end-date'],
    place: words.text('place'),
    lead: words.toCome,
    poster: words.poster,
    programme: [],
    blocks: words.blocks,
  }),
  unit: (words, answers) => ({
    titleNavigation: words.text('name'),
    metaTitle: `${words.text('name')}: ${words.text('title')} – SFF`,
    unit: words.text('name'),
    locations: entriesOf(answers['location']),
    people: Number(answers['people']),
    lead: words.toCome,
    poster: words.poster,
    blocks: words.blocks,
  }),
  page: (words) => ({ lead: words.toCome, blocks: words.blocks }),
};

/** Things that are dated by the day of their publication. An event takes place on its day. */
const DATED: readonly Makeable[] = ['case', 'release', 'news'];

/** The day on which a new page appears by itself; undefined for a page without a day to come. */
export function appearanceOf(thing: Makeable, { date, today = '' }: Answers): string | undefined {
  return DATED.includes(thing) && date !== undefined && date > today ? date : undefined;
}

/** The files of a new page in all languages: a draft filled with the answers, and placeholders for missing texts. */
export function makeFiles(thing: Makeable, answers: Answers, existing: ExistingContent): NewFiles {
  const publishAt = appearanceOf(thing, answers);
  const make = (locale: Locale): Fields => {
    const words = new InLanguage(locale, answers);
    const title = words.text('title');
    const {
      titleNavigation,
      metaTitle = `${title} – SFF`,
      ...fields
    } = MAKERS[thing](words, answers, existing);
    return {
      draft: true,
      ...(publishAt === undefined ? {} : { publishAt }),
      ...(titleNavigation === undefined ? {} : { titleNavigation }),
      metaTitle,
      metaDescription: (DESCRIPTIONS[locale] ?? DESCRIPTIONS.en)(title),
      title,
      ...fields,
    };
  };
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)] as const)) as NewFiles;
}
