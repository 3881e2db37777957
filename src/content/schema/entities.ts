import { z } from 'zod';
import { DEPARTMENTS, EMPLOYMENT_TYPES, JOB_LEVELS, PAY_PERIODS, WORKPLACES } from '../../config/jobOptions';
import { DISCIPLINE_PLATES } from '../../config/posters';
import { blocks } from './blocks';
import { caseNumber } from './caseNumber';
import {
  contentId,
  email,
  idOf,
  isoDate,
  listedId,
  openingFields,
  pageFields,
  phone,
  poster,
  replaceableIdOf,
  richText,
  silenced,
  text,
} from './primitives';
import { roles } from './roles';

const address = z.strictObject({
  street: text,
  postalCode: text,
  city: text,
  country: z.enum(['DE', 'AT', 'CH']),
});

const openingHours = z.strictObject({
  days: text,
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
});

/** A page of its own kind: home, overviews, contact, error and thanks pages. */
const page = z.strictObject({
  ...pageFields,
  ...openingFields,
  lead: richText.optional(),
  poster: poster.optional(),
  stage: z
    .strictObject({ lines: z.array(text).min(1), linesNarrow: z.array(text).min(1) })
    .optional()
    .meta({
      description: 'Full-screen opening with the headline in fixed lines, for wide and narrow screens',
    }),
  blocks,
});

/** A legal page: numbered or headed text with a table of contents made from its headings. */
const legal = z.strictObject({
  ...pageFields,
  lead: richText.optional(),
  date: isoDate.meta({ description: 'Day from which this version is valid' }),
  poster: poster.optional(),
  blocks,
});

/** A piece of work for a client. */
const caseStudy = z.strictObject({
  ...pageFields,
  ...openingFields,
  date: isoDate,
  client: text,
  disciplines: z.array(text).min(2),
  year: z.int().min(2000).max(2100),
  period: text,
  units: z.array(idOf(['units'])),
  locations: z.array(idOf(['locations'])).min(1),
  lead: richText,
  poster,
  number: caseNumber.optional(),
  blocks,
  credits: z.array(z.strictObject({ role: text, value: text })).min(1),
  nextCase: replaceableIdOf(['cases']),
});

/** A press release. */
const press = z.strictObject({
  ...pageFields,
  date: isoDate,
  place: text,
  subheadline: text,
  lead: richText,
  poster,
  blocks,
});

/** A short news entry. */
const news = z.strictObject({
  ...pageFields,
  ...openingFields,
  date: isoDate,
  poster,
  links: z.array(listedId),
  blocks,
});

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day as HH:MM');

/** An event of one or more days. */
const event = z.strictObject({
  ...pageFields,
  ...openingFields,
  date: isoDate.meta({ description: 'First day' }),
  endDate: isoDate.meta({ description: 'Last day' }),
  startTime: timeOfDay
    .optional()
    .meta({ description: 'When it begins on the first day, for the calendars of visitors, e.g. 09:30' }),
  endTime: timeOfDay.optional().meta({ description: 'When it ends on the last day, e.g. 18:00' }),
  place: text,
  series: text.optional(),
  lead: richText,
  poster,
  programme: z.array(
    z.strictObject({
      day: text.optional(),
      time: text,
      room: text,
      title: text,
      speaker: text.optional(),
      text: richText.optional(),
    }),
  ),
  blocks,
});

/** A unit of the group, e.g. Sounds. */
const unit = z.strictObject({
  ...pageFields,
  ...openingFields,
  unit: text.meta({ description: 'Name of the unit' }),
  locations: z.array(idOf(['locations'])).min(1),
  people: z.int().positive(),
  lead: richText,
  poster,
  blocks,
});

/** What two disciplines make together; the build finds the cases that have both. */
const pair = z.strictObject({
  ...pageFields,
  plates: z.array(z.enum(DISCIPLINE_PLATES)).length(2).meta({
    description: 'The two disciplines by their plates: the first is printed in yellow, the second in blue',
  }),
  lead: richText.meta({ description: 'What the two make together, in one sentence' }),
});

/** A location of the group in one of its seven cities. */
const location = z.strictObject({
  ...pageFields,
  city: text,
  people: z.int().positive(),
  units: z.array(idOf(['units'])),
  address,
  phone,
  phoneNote: text.optional().meta({ description: 'Said after the number, e.g. that another house answers' }),
  email,
  openingHours: z.array(openingHours).min(1),
  lead: richText,
  poster,
  blocks,
});

/** Pay of a job. */
export const salary = z
  .strictObject({
    min: z.number().positive(),
    max: z.number().positive().optional(),
    currency: z.enum(['EUR', 'CHF']),
    period: z.enum(PAY_PERIODS),
    paymentsPerYear: z.int().min(12).max(14).optional(),
    basis: text.optional().meta({ description: 'Hours or workload the figure is for, e.g. 38h or 100%' }),
    overpayment: z
      .boolean()
      .optional()
      .meta({ description: 'true: the group is ready to pay more than the minimum' }),
    note: text.optional().meta({ description: 'Sentence required by law (Austria: minimum pay in figures)' }),
  })
  .refine(({ min, max }) => max === undefined || max >= min, {
    path: ['max'],
    message: 'must not be below min',
  });

/** An open job; its numeric id is its file name. Jobs that are no longer open are deleted. */
const job = z.strictObject({
  ...pageFields,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*-\d+$/, 'must be words in kebab case, ending in the id'),
  formerSlugs: z
    .array(z.string())
    .optional()
    .meta({ description: 'Earlier slugs; links to them are redirected' }),
  unit: idOf(['units', 'locations'], ['group']),
  department: z.enum(DEPARTMENTS),
  locations: z.array(idOf(['locations'])).min(1),
  workplace: z.enum(WORKPLACES),
  remoteWithin: z.enum(['DE', 'AT', 'CH']).optional(),
  employmentType: z.array(z.enum(EMPLOYMENT_TYPES)).min(1),
  hoursPerWeek: z.strictObject({ min: z.number().positive(), max: z.number().positive() }),
  workload: z
    .strictObject({ min: z.number(), max: z.number() })
    .optional()
    .meta({ description: 'Percent (Zürich)' }),
  level: z.enum(JOB_LEVELS),
  publishedAt: isoDate,
  validThrough: isoDate
    .optional()
    .meta({ description: 'Last day for applications; leave out if open-ended' }),
  startDate: isoDate
    .optional()
    .meta({ description: 'First day of work; leave out for "as soon as possible"' }),
  salary: salary.optional(),
  intro: richText,
  tasks: z.array(richText).min(1),
  profile: z.array(richText).min(1).max(6),
  skills: z
    .array(text)
    .min(1)
    .optional()
    .meta({ description: 'Tools, techniques and languages by name, as people search for them' }),
  offer: z.array(richText).min(1),
  teamSize: z.int().positive(),
  hiringSteps: z.array(z.strictObject({ title: text, text })).min(1),
  contact: z.strictObject({ role: text, email, phone }),
  applicationEnabled: z.boolean().default(true),
  poster,
});

/** A form that is not about one job: `initiative` and `freelance`. */
const applicationPage = z.strictObject({ ...pageFields, lead: richText, blocks });

const navigationEntry = z.union([
  z.strictObject({
    pageId: listedId,
    anchor: z.string().register(roles, { role: 'anchorOf', field: 'pageId' }).optional(),
  }),
  z.strictObject({ titleNavigation: text, href: z.url({ protocol: /^https$/ }) }),
]);

const textKey = text
  .meta({ description: 'Key of a text in texts.json' })
  .register(roles, { role: 'textKey' });

/** Which pages stand in which menu, by page id or external address. */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  main: z.array(navigationEntry).min(1),
  call: contentId.meta({ description: 'Page behind the button at the end of the header' }),
  footer: z.array(z.strictObject({ titleKey: textKey, items: z.array(navigationEntry).min(1) })).min(1),
  legal: z.array(navigationEntry).min(1),
  silenced,
});

/** The file of the global texts of one locale: key => ICU message, and messages that are silenced. */
export const texts = z.object({ silenced }).catchall(z.string());

/** The kinds of content: folder name => schema of its files. */
export const KINDS = {
  pages: page,
  legal,
  cases: caseStudy,
  press,
  news,
  events: event,
  units: unit,
  pairs: pair,
  locations: location,
  jobs: job,
  applications: applicationPage,
};
