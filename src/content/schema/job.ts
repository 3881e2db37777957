import { z } from 'zod';
import { COUNTRIES, CURRENCIES } from '../../config/countries';
import { DEPARTMENTS, EMPLOYMENT_TYPES, JOB_LEVELS, PAY_PERIODS, WORKPLACES } from '../../config/jobOptions';
import { pageFields } from './pageFields';
import { described, email, idOf, isoDate, phone, poster, richText, text } from './primitives';

/** Pay of a job. */
export const salary = z
  .strictObject({
    min: z.number().positive().meta({
      description: 'Lower end of the pay band, or the least that is paid, in figures only, e.g. 47000',
    }),
    max: z
      .number()
      .positive()
      .optional()
      .meta({ description: 'Upper end of the pay band; left out where only a minimum is given' }),
    currency: z
      .enum(CURRENCIES)
      .meta({ description: 'Currency of the figures: CHF for Zürich, EUR for everywhere else' }),
    period: z
      .enum(PAY_PERIODS)
      .meta({ description: 'What the figures are paid for: a year, a month or an hour' }),
    paymentsPerYear: z
      .int()
      .min(12)
      .max(14)
      .optional()
      .meta({ description: 'How often monthly pay is paid in a year, e.g. 14 in Austria' }),
    basis: text.optional().meta({
      description: 'Hours or workload the figure is for, as printed behind it, e.g. “38 Stunden” or “100 %”',
    }),
    overpayment: z.boolean().optional().meta({
      description:
        'Only in Austria, where the law wants it said: true if the group is ready to pay more than the minimum',
    }),
    note: text.optional().meta({
      description:
        'A sentence of your own about the pay; in Austria it takes the place of the one that the law asks for, so it names the minimum',
    }),
  })
  .refine(({ min, max }) => max === undefined || max >= min, {
    path: ['max'],
    message: 'must not be below min',
  });

/** Longest working week, hours: ten hours on six days (section 3 of the German ArbZG). More is a slip. */
const MAX_HOURS = 60;

const isAscending = ({ min, max }: { min: number; max: number }): boolean => min <= max;
const DESCENDING = {
  path: ['max'],
  message: '"max" is below "min"',
  params: { code: 'out-of-range', fix: 'swap the two figures' },
};

/** An open job; its numeric id is its file name. Jobs that are no longer open are deleted. */
export const job = z.strictObject({
  ...pageFields,
  title: pageFields.title.meta({
    description:
      'Name of the job alone, e.g. “Art Direction”: no city, no pay, no “(m/w/d)”, which the page adds',
  }),
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*-\d+$/,
      'must be words of lower case letters and digits with hyphens between them, and end in the number of the job',
    )
    .meta({
      description:
        'Last part of the address: the title in lower case with hyphens, then the number of the job, e.g. art-direction-4115',
    }),
  formerSlugs: z
    .array(z.string())
    .optional()
    .meta({ description: 'Earlier slugs; links to them are redirected' }),
  unit: described(
    idOf(['units', 'locations'], ['group']),
    'To whom the job belongs: a unit, a house or the whole group',
  ),
  department: z
    .enum(DEPARTMENTS)
    .meta({ description: 'Line of work, a filter of the list of jobs; similar jobs are found by it' }),
  locations: z
    .array(idOf(['locations']))
    .min(1)
    .meta({ description: 'Houses in which the work can be done; the job page shows the first one' }),
  workplace: z.enum(WORKPLACES).meta({
    description: 'Where the work is done: onsite (in the house), hybrid (there and elsewhere) or remote',
  }),
  remoteWithin: z.enum(COUNTRIES).optional().meta({
    description:
      'Only with the workplace remote: country from which the work may be done, for search engines',
  }),
  employmentType: z
    .array(z.enum(EMPLOYMENT_TYPES))
    .min(1)
    .refine((types) => new Set(types).size === types.length, {
      message: 'a kind of contract stands twice in this list',
      params: { code: 'repeated-entry', fix: 'remove one of the two' },
    })
    .meta({ description: 'Kinds of contract that are possible, e.g. FULL_TIME and PART_TIME' }),
  hoursPerWeek: z
    .strictObject({
      min: z.number().positive().max(MAX_HOURS).meta({ description: 'Fewest hours a week, e.g. 25' }),
      max: z
        .number()
        .positive()
        .max(MAX_HOURS)
        .meta({ description: 'Most hours a week, e.g. 38; the same as min where there is no choice' }),
    })
    .refine(isAscending, DESCENDING)
    .meta({ description: 'Hours of work a week, as printed in lists and on the page' }),
  workload: z
    .strictObject({
      min: z.number().positive().max(100).meta({ description: 'Least percent of full time, e.g. 80' }),
      max: z.number().positive().max(100).meta({ description: 'Most percent of full time, e.g. 100' }),
    })
    .refine(isAscending, DESCENDING)
    .optional()
    .meta({ description: 'For Zürich: percent of full time, which is printed in place of the hours' }),
  level: z.enum(JOB_LEVELS).meta({
    description: 'Experience that the job asks for, among its facts and a filter of the list of jobs',
  }),
  publishedAt: described(
    isoDate,
    'Day of publication, by which the list of jobs is ordered; with publishAt the same day',
  ),
  validThrough: described(
    isoDate,
    'Last day for applications, after which the job closes by itself; left out if open-ended',
  ).optional(),
  startDate: described(isoDate, 'First day of work; left out for “as soon as possible”').optional(),
  salary: salary
    .optional()
    .meta({ description: 'Pay, as the list, the page and search engines show it; every job names it' }),
  intro: described(richText, 'Opens the page: one real moment of this job, in three or four sentences'),
  tasks: z.array(richText).min(1).meta({ description: 'What there is to do, one sentence a point' }),
  profile: z
    .array(richText)
    .min(1)
    .max(6)
    .meta({ description: 'What the job asks of people, one sentence a point; at most six points' }),
  skills: z
    .array(text)
    .min(1)
    .optional()
    .meta({ description: 'Tools, techniques and languages by name, as people search for them' }),
  offer: z
    .array(richText)
    .min(1)
    .meta({ description: 'What people get, one sentence a point; the first one names the pay' }),
  teamSize: z
    .int()
    .positive()
    .meta({ description: 'How many people are in the team, e.g. 6; the page says it in a sentence' }),
  hiringSteps: z
    .array(
      z.strictObject({
        title: described(text, 'Name of the step, e.g. “Gespräch”'),
        text: described(text, 'What happens then, how long it takes and with whom, by role'),
      }),
    )
    .min(1)
    .meta({ description: 'What happens after an application, from the first step to the decision' }),
  contact: z
    .strictObject({
      role: described(text, 'Who answers, by role and never by name, e.g. “Recruiting-Team”'),
      email: described(email, 'Address for questions about the job'),
      phone: described(phone, 'Number for questions about the job'),
    })
    .meta({ description: 'Whom applicants can ask, shown beside the text of the job' }),
  applicationEnabled: z
    .boolean()
    .default(true)
    .meta({ description: 'false takes the application form away; default: true' }),
  poster: described(
    poster,
    'Picture of the preview when somebody shares the job; its page shows the poster of the house instead',
  ),
});
