import { z } from 'zod';
import { COUNTRIES } from '../../config/countries';
import { DISCIPLINE_PLATES } from '../../config/posters';
import { blocks } from './blocks';
import { caseNumber } from './caseNumber';
import { job } from './job';
import { openingFields, pageFields } from './pageFields';
import {
  described,
  email,
  idOf,
  isoDate,
  listedId,
  phone,
  poster,
  replaceableIdOf,
  richText,
  text,
  theme,
} from './primitives';

const OPENS_PAGE = 'Opens the page, and stands for it in lists and when somebody shares it';
const SHARED =
  'Picture of the preview when somebody shares the page; the page itself shows it only with an opening';

const address = z.strictObject({
  street: described(text, 'Street and number, e.g. “Andruckgasse 12”'),
  postalCode: described(text, 'Postal code of the town, e.g. “1020”'),
  city: described(text, 'Town as on a letter, e.g. “Wien”'),
  country: z
    .enum(COUNTRIES)
    .meta({ description: 'Country of the house; its law says what jobs there must name' }),
});

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

const timeOfDay = z.string().regex(TIME_OF_DAY, 'must be a time of day with four digits, e.g. 09:30');

const openingHours = z
  .strictObject({
    days: described(text, 'Days of the week, e.g. “Mo–Fr” or “Mo–Do, Sa”, in English “Mon–Fri”'),
    opens: described(timeOfDay, 'When the house opens on these days, e.g. 09:00'),
    closes: described(timeOfDay, 'When the house closes on these days, e.g. 18:00'),
  })
  .refine(({ opens, closes }) => opens < closes || ![opens, closes].every((time) => TIME_OF_DAY.test(time)), {
    path: ['closes'],
    message: 'the house closes before it opens',
    params: { code: 'out-of-range', fix: 'correct one of the two times' },
  });

/** A page of its own kind: home, overviews, contact, error and thanks pages. */
const page = z.strictObject({
  ...pageFields,
  ...openingFields,
  lead: described(richText, 'One or two sentences below the headline').optional(),
  poster: described(poster, OPENS_PAGE).optional(),
  stage: z
    .strictObject({
      lines: z.array(text).min(1).meta({
        description:
          'The headline on wide screens, line by line; together the lines read like title. Soft hyphens (U+00AD) mark where a line may break for visitors with wider letter spacing',
      }),
      linesNarrow: z.array(text).min(1).meta({
        description: 'The same on narrow screens, in more and shorter lines; a hyphen ends a broken word',
      }),
    })
    .optional()
    .meta({
      description: 'Only on the home page: full-screen opening with the headline in fixed lines',
    }),
  blocks,
});

/** A legal page: numbered or headed text with a table of contents made from its headings. */
const legal = z.strictObject({
  ...pageFields,
  lead: described(richText, 'One or two sentences below the headline').optional(),
  date: described(isoDate, 'Day from which this version is valid, printed below the headline'),
  opening: z.literal('poster').optional().meta({
    description:
      'poster (the poster fills a low opening; for patterns and files of your own). Default: the headline on the colour of the page',
  }),
  poster: described(poster, SHARED).optional(),
  blocks: blocks.meta({
    description: 'The text, from top to bottom; the headings of its sections are the table of contents',
  }),
});

/** A piece of work for a client. */
const caseStudy = z.strictObject({
  ...pageFields,
  ...openingFields,
  date: described(isoDate, 'Day of publication, by which the overview is ordered'),
  client: described(
    text,
    'Name of the client (invented), above the headline, on teasers and among the facts',
  ),
  disciplines: z.array(text).min(2).meta({
    description:
      'At least two, by the titles that they have on the page services, e.g. “Kampagne”; the first one stands on teasers',
  }),
  year: z
    .int()
    .min(2000)
    .max(2100)
    .meta({ description: 'Year of the work, e.g. 2026, by which visitors can filter the overview' }),
  period: described(
    text,
    'When the work was done, as printed among the facts, e.g. “März bis September 2026”',
  ),
  units: z
    .array(idOf(['units']))
    .meta({ description: 'Units that took part, linked among the facts; each is named in credits, too' }),
  locations: z
    .array(idOf(['locations']))
    .min(1)
    .meta({ description: 'Houses that led the work, linked among the facts' }),
  lead: described(richText, 'One or two sentences before the story, set larger'),
  poster: described(poster, OPENS_PAGE),
  number: caseNumber.optional(),
  blocks: blocks.meta({
    description: 'The story from top to bottom, in three passes that begin with the blocks that have a pass',
  }),
  credits: z
    .array(
      z.strictObject({
        role: described(text, 'What was done, e.g. “Idee und Text”'),
        value: described(text, 'Who did it, by role and never by name, e.g. “Kreation, Düsseldorf”'),
      }),
    )
    .min(1)
    .meta({ description: 'Who did what, printed below the story' }),
  nextCase: described(replaceableIdOf(['cases']), 'Case that is shown at the foot of this one'),
});

/** A press release. */
const press = z.strictObject({
  ...pageFields,
  date: described(isoDate, 'Day of the release, printed above the headline; lists are ordered by it'),
  place: described(text, 'Town from which the release comes, printed before the date, e.g. “Wien”'),
  subheadline: described(text, 'One sentence below the headline'),
  lead: described(richText, 'First paragraph, set larger: who, what, when and where'),
  poster: described(poster, 'Stands below the headline and in lists, and is offered for download'),
  blocks: blocks.meta({
    description:
      'The release after its first paragraph; downloads and the paragraph about SFF follow by themselves',
  }),
});

/** A short news entry. */
const news = z.strictObject({
  ...pageFields,
  ...openingFields,
  date: described(isoDate, 'Day of the news, printed above the headline; lists are ordered by it'),
  poster: described(poster, OPENS_PAGE),
  links: z
    .array(listedId)
    .meta({ description: 'Related pages, shown at the end; those that are not on the site are left out' }),
  blocks: blocks.meta({ description: 'What there is to say, in two or three paragraphs' }),
});

/** An event of one or more days. */
const event = z.strictObject({
  ...pageFields,
  ...openingFields,
  date: described(isoDate, 'First day of the event'),
  endDate: described(isoDate, 'Last day of the event; the same as date if it is over in one day'),
  startTime: timeOfDay.optional().meta({
    description:
      'When it begins on the first day, e.g. 09:30, for the calendars of visitors; the page prints it for events of one day',
  }),
  endTime: timeOfDay.optional().meta({
    description: 'When it ends on the last day, e.g. 18:00; write startTime and endTime both, or neither',
  }),
  place: described(
    text,
    'Where it takes place, among the facts and in the calendars of visitors, e.g. “Berlin”',
  ),
  series: text.optional().meta({
    description:
      'Name that several events share, above the headline; short lists show only one event of a series',
  }),
  lead: described(richText, 'One or two sentences at the beginning'),
  poster: described(poster, OPENS_PAGE),
  programme: z
    .array(
      z.strictObject({
        day: text.optional().meta({
          description: 'Heading of the day, e.g. “Freitag, 10. Oktober”; the same in all entries of that day',
        }),
        time: described(text, 'When it begins, as printed, e.g. “9.30”'),
        room: described(text, 'Where it takes place, e.g. “Große Halle”'),
        title: described(text, 'What happens, e.g. “Auswertung mit Stoppuhr”'),
        speaker: text.optional().meta({ description: 'Who speaks, by role and never by name' }),
        text: described(richText, 'One or two sentences about it').optional(),
      }),
    )
    .meta({ description: 'What happens when and where, in order; left empty, no programme is shown' }),
  blocks: blocks.meta({
    description:
      'The rest of the page; before the event the programme stands behind the first texts, afterwards at the end',
  }),
});

/** A unit of the group, e.g. Sounds. */
const unit = z.strictObject({
  ...pageFields,
  ...openingFields,
  unit: described(text, 'Name of the unit, above the headline, on teasers and on its jobs, e.g. “Sounds”'),
  locations: z
    .array(idOf(['locations']))
    .min(1)
    .meta({
      description: 'Houses in which people of the unit work, the leading one first; linked among the facts',
    }),
  people: z.int().positive().meta({ description: 'How many people the unit has in all its houses, e.g. 24' }),
  lead: described(richText, 'One or two sentences at the beginning'),
  poster: described(poster, OPENS_PAGE),
  blocks,
});

/** What two disciplines make together; the build finds the cases that have both. */
const pair = z.strictObject({
  ...pageFields,
  theme: theme.optional().meta({ description: 'Colour of the page; default: dark, on which both inks show' }),
  title: pageFields.title.meta({ description: 'What the two make together, in one word' }),
  plates: z.array(z.enum(DISCIPLINE_PLATES)).length(2).meta({
    description: 'The two disciplines by their plates: the first is printed in yellow, the second in blue',
  }),
  lead: described(
    richText,
    'What the two make together, in one sentence; it stands on the page services, too',
  ),
});

/** A location of the group in one of its seven cities. */
const location = z.strictObject({
  ...pageFields,
  city: described(text, 'City of the house, by which jobs, cases and lists name it, e.g. “Wien”'),
  people: z
    .int()
    .positive()
    .meta({ description: 'How many people work in the house, printed among its facts, e.g. 24' }),
  units: z.array(idOf(['units'])).meta({
    description: 'All units with people in the house; the files of these units name the house, too',
  }),
  address: address.meta({
    description: 'Where the house is: printed large on its page, and used to plan the way there',
  }),
  phone: described(phone, 'Number at which the house is reached').optional(),
  answeredBy: described(
    idOf(['locations']),
    'Instead of a number of its own: the house that answers its calls; the page says so',
  ).optional(),
  email: described(email, 'Address at which the house is reached; it stands on its page only'),
  openingHours: z.array(openingHours).min(1).meta({
    description: 'When the house is open, one entry for days alike; the page says if it is open now',
  }),
  closedOn: z.array(isoDate).min(1).optional().meta({
    description: 'Public holidays and other weekdays on which the house is closed, at least a year ahead',
  }),
  lead: described(richText, 'One or two sentences about the house, on its page and on those of its jobs'),
  poster: described(
    poster,
    'Opens the page, gives the address its colour, and stands for the house in lists and on the pages of its jobs',
  ),
  blocks: blocks.meta({
    description:
      'What there is to say of the house; address, jobs and hours stand above, the other houses below',
  }),
});

/** A form that is not about one job: `initiative` and `freelance`. */
const applicationPage = z.strictObject({
  ...pageFields,
  lead: described(richText, 'One or two sentences above the form'),
  blocks: blocks.meta({ description: 'What stands below the form, from top to bottom' }),
});

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
