import {
  DEPARTMENTS,
  EMPLOYMENT_TYPES,
  JOB_LEVELS,
  PAY_PERIODS,
  WORKPLACES,
} from '../../src/config/jobOptions';
import { COUNT_MARKS, PLATE_SETS, POSTER_MOTIFS } from '../../src/config/posters';
import type { Kind } from '../../src/content/types';
import { ID_PATTERN } from '../../src/content/idPattern';
import { LETTER_MOTIFS } from '../../src/content/letterMotifs';
import { slugOf } from '../../src/lib/slugOf';
import { type Answers, entriesOf, type Question } from './question';
import type { ExistingContent } from './existingContent';

/** Things that can be created, with their content folder. */
export const MAKEABLE = {
  job: 'jobs',
  case: 'cases',
  release: 'press',
  news: 'news',
  event: 'events',
  unit: 'units',
  page: 'pages',
} as const satisfies Record<string, Kind>;

/** A thing that can be created. */
export type Makeable = keyof typeof MAKEABLE;

const NUMBER = [/^[1-9]\d*$/, 'a whole number'] as const;

const locations = (existing: ExistingContent) => existing.idsOf('locations');

/** Countries of the chosen locations. */
function countries({ location }: Answers, existing: ExistingContent): string[] {
  return entriesOf(location).flatMap((id) => existing.pageOf('locations', id, 'de')?.address.country ?? []);
}

/** True if a chosen location is in Austria, where pay must be stated differently. */
export const isAustrian = (answers: Answers, existing: ExistingContent) =>
  countries(answers, existing).includes('AT');

/** The country of the first chosen location. */
export const countryOf = (answers: Answers, existing: ExistingContent) =>
  countries(answers, existing)[0] ?? 'DE';

const title: Question = { flag: 'title', ask: 'Title in German', example: 'Zwei Räder, keine Ausrede' };
const titleEn: Question = {
  flag: 'title-en',
  ask: 'Title in English',
  example: 'Two wheels, no excuses',
};
const id: Question = {
  flag: 'id',
  ask: 'File name, which never changes',
  example: 'zwei-raeder',
  form: [ID_PATTERN, 'a name of lower case letters, digits and single hyphens'],
  // The address of a page follows from its id.
  fields: ['', '/path'],
  advice: 'choose another id',
  usual: (answers) => slugOf(answers['title'] ?? ''),
};
const poster: Question[] = [
  {
    flag: 'motif',
    ask: 'Motif of the poster (see content-json/README.md)',
    example: 'dice',
    // The others need letters, or belong to the home page.
    options: () => POSTER_MOTIFS.filter((motif) => ![...LETTER_MOTIFS, 'stage'].includes(motif)),
    usual: () => 'dice',
  },
  {
    flag: 'set',
    ask: 'Ground of the poster',
    example: 'paper',
    options: () => PLATE_SETS,
    usual: () => 'paper',
  },
];
const date: Question = { flag: 'date', ask: 'Day', example: '2026-12-01', fields: ['/date'] };
const location: Question = {
  flag: 'location',
  ask: 'Locations, the leading one first',
  example: 'berlin,hamburg',
  options: locations,
  isList: true,
};
const place: Question[] = [
  { flag: 'place', ask: 'Place in German', example: 'Wien' },
  {
    flag: 'place-en',
    ask: 'Place in English',
    example: 'Vienna',
    usual: (answers) => answers['place'],
  },
];

const job: Question[] = [
  { ...title, ask: 'Title in German: only the job, without city, pay and (m/w/d)', example: 'Art Direction' },
  { ...titleEn, example: 'Art Direction' },
  {
    ...id,
    ask: 'Number of the job',
    example: '4193',
    form: NUMBER,
    usual: (_, { jobNumbers }) => String(Math.max(0, ...jobNumbers) + 1),
  },
  location,
  {
    flag: 'unit',
    ask: 'Unit, house or group',
    example: 'sounds',
    options: (existing) => [...existing.idsOf('units'), ...locations(existing), 'group'],
  },
  { flag: 'department', ask: 'Department', example: 'copy', options: () => DEPARTMENTS },
  {
    flag: 'workplace',
    ask: 'Where the work is done',
    example: 'hybrid',
    options: () => WORKPLACES,
    usual: () => 'hybrid',
  },
  {
    flag: 'employment',
    ask: 'Kinds of employment',
    example: 'FULL_TIME,PART_TIME',
    options: () => EMPLOYMENT_TYPES,
    isList: true,
    usual: () => 'FULL_TIME',
  },
  {
    flag: 'hours',
    ask: 'Hours a week, or least and most',
    example: '25-38',
    form: [/^\d{1,2}(\.\d+)?(-\d{1,2}(\.\d+)?)?$/, 'a number of hours'],
    fields: ['/hoursPerWeek/min', '/hoursPerWeek/max'],
    usual: () => '38',
  },
  { flag: 'level', ask: 'Level', example: 'mid', options: () => JOB_LEVELS, usual: () => 'mid' },
  // Before the pay: the schema compares its two figures only if nothing else of it is missing.
  {
    flag: 'period',
    ask: 'Period of the pay',
    example: 'YEAR',
    options: () => PAY_PERIODS,
    usual: (answers, existing) => (isAustrian(answers, existing) ? 'MONTH' : 'YEAR'),
  },
  {
    flag: 'pay',
    ask: 'Pay, lowest and highest; in Austria only the minimum',
    example: '48000-57000',
    // Three decimals are thousands with a point: 48.000 means 48000.
    form: [/^\d+(\.\d{1,2})?(-\d+(\.\d{1,2})?)?$/, 'one figure or two without points between the thousands'],
    fields: ['/salary/max'],
  },
  {
    flag: 'overpayment',
    ask: 'Is more than the minimum paid (§ 9 Abs. 2 GlBG)?',
    example: 'yes',
    options: () => ['yes', 'no'],
    when: isAustrian,
  },
  { flag: 'team', ask: 'People in the team', example: '6', form: NUMBER },
  {
    flag: 'start',
    ask: 'First day of work; empty for immediately',
    example: '2027-02-01',
    fields: ['/startDate'],
    isOptional: true,
  },
  ...poster,
];

const hasNumber = ({ number }: Answers) => Boolean(number);

/** The number drawn on a case's page; optional. */
const caseNumber: Question[] = [
  {
    flag: 'number',
    ask: 'Number to draw on the page of the case; empty for none',
    example: '112',
    form: [/^[1-9]\d{0,4}$/, 'a whole number of at most five digits'],
    isOptional: true,
  },
  { flag: 'counts', ask: 'What it counts, in German', example: 'Ausreden', when: hasNumber },
  { flag: 'counts-en', ask: 'The same in English', example: 'excuses', when: hasNumber },
  {
    flag: 'mark',
    ask: 'Mark that the number is drawn with',
    example: 'bubbles',
    options: () => COUNT_MARKS,
    when: hasNumber,
  },
];

const caseStudy: Question[] = [
  title,
  titleEn,
  { flag: 'client', ask: 'Client (invented)', example: 'Rollwerk' },
  {
    ...id,
    usual: (answers) => slugOf(`${answers['client']} ${answers['title']}`),
    example: 'rollwerk-zwei-raeder',
  },
  { ...date, ask: 'Day of publication' },
  {
    flag: 'year',
    ask: 'Year of the work',
    example: '2026',
    form: [/^\d{4}$/, 'a year'],
    fields: ['/year'],
    usual: (answers) => answers['date']?.slice(0, 4),
  },
  { flag: 'period', ask: 'When it was done, in German', example: 'März bis September 2026' },
  { flag: 'period-en', ask: 'The same in English', example: 'March to September 2026' },
  {
    flag: 'disciplines',
    ask: 'Disciplines, two or more',
    least: 2,
    example: 'Kampagne,Digitales',
    options: (existing) => [
      ...new Set(
        existing.idsOf('cases').flatMap((one) => existing.pageOf('cases', one, 'de')?.disciplines ?? []),
      ),
    ],
    isList: true,
  },
  {
    flag: 'units',
    ask: 'Units that took part',
    example: 'on,digital-media',
    options: (existing) => existing.idsOf('units'),
    isList: true,
  },
  location,
  {
    flag: 'next',
    ask: 'Case at the foot of the page',
    example: 'hoerfein-leise',
    options: (existing) => existing.idsOf('cases').filter(existing.isTranslated),
    usual: (_, existing) => existing.idsOf('cases').find(existing.isTranslated),
  },
  ...caseNumber,
  ...poster,
];

const release: Question[] = [title, titleEn, id, { ...date, ask: 'Day of the release' }, ...place, ...poster];

const event: Question[] = [
  title,
  titleEn,
  id,
  { ...date, ask: 'First day' },
  {
    ...date,
    flag: 'end-date',
    ask: 'Last day',
    fields: ['/endDate'],
    usual: (answers) => answers['date'],
  },
  ...place,
  ...poster,
];

const unit: Question[] = [
  { flag: 'name', ask: 'Name of the unit', example: 'Sounds' },
  title,
  titleEn,
  { ...id, usual: (answers) => slugOf(answers['name'] ?? ''), example: 'sounds' },
  location,
  { flag: 'people', ask: 'People, over all houses', example: '21', form: NUMBER },
  ...poster,
];

/** The questions for each thing that can be created, in the order they are asked. */
export const QUESTIONS: Readonly<Record<Makeable, readonly Question[]>> = {
  job,
  case: caseStudy,
  release,
  news: [title, titleEn, id, { ...date, ask: 'Day of the entry' }, ...poster],
  event,
  unit,
  page: [title, titleEn, id],
};
