import { z } from 'zod';
import { MAX_NUMERAL_LENGTH, OPENINGS } from '../../config/openings';
import { LARGEST_LETTERS_PER_LINE, silenced, text, theme } from './primitives';
import { roles } from './roles';

const BERLIN_TIME_RULE =
  'must be a day such as 2026-12-01, or a minute of it in Berlin such as 2026-12-01T09:00';

/** A day, or a minute of it, by the clock in Berlin. */
const berlinTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/, { error: BERLIN_TIME_RULE, abort: true })
  .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, BERLIN_TIME_RULE);

/** Address of a page within its locale, with the locale's prefix. */
const path = z
  .string()
  .regex(
    /^\/([a-z0-9-]+\/)*([a-z0-9-]+\/|404\.html)?$/,
    'must start and end with a slash and hold lower case letters, digits and hyphens only',
  )
  .meta({
    description:
      'Address of the page, e.g. /impressum/ or /en/imprint/; left out where it follows from kind and file name',
  });

/** The headline of a page. */
const headline = text.meta({}).register(roles, { role: 'text', lettersPerLine: LARGEST_LETTERS_PER_LINE });

/** The line by which an editor's program finds the schema of a file. */
export const $schema = z
  .string()
  .optional()
  .meta({ description: 'Where an editor program finds the schema of this file; VS Code needs no such line' });

/** Fields that every page file has; the page's id and locale are its file name and folder. */
export const pageFields = {
  $schema,
  path,
  formerPaths: z
    .array(path.meta({ description: 'A former address, e.g. /agentur/' }))
    .min(1)
    .optional()
    .meta({ description: 'Addresses that the page had before; links to them lead to it' }),
  titleNavigation: text.optional().meta({
    description: 'Short title for menus, breadcrumbs and links without words of their own; default: title',
  }),
  metaTitle: text.meta({
    description:
      'Text of the browser tab and of search results, up to 60 characters; ends in the name of the site, “ – SFF”',
  }),
  metaDescription: text.meta({ description: 'Text below the title in search results, 70 to 160 characters' }),
  metaOgtitle: text
    .optional()
    .meta({ description: 'Title of the preview when somebody shares the page; default: metaTitle' }),
  metaOgdescription: text
    .optional()
    .meta({ description: 'Text of the same preview; default: metaDescription' }),
  noIndex: z.boolean().optional().meta({
    description: 'true keeps the page out of search engines and out of lists; links by hand still lead to it',
  }),
  draft: z.boolean().optional().meta({
    description: 'true keeps the page off the site until this is removed; npm run preview shows it',
  }),
  publishAt: berlinTime.optional().meta({
    description:
      'When the page appears, by the clock in Berlin: 2026-12-01T09:00, or a day, which means its beginning',
  }),
  expiresAt: berlinTime.optional().meta({
    description:
      'When the page is taken off, by the clock in Berlin: 2026-12-31T18:00, or its last day, which means its end',
  }),
  theme: theme.optional().meta({ description: 'Colour of the page; default: light' }),
  title: headline.meta({
    description: `Headline of the page, one to six words; soft hyphens (U+00AD) mark where words of more than ${LARGEST_LETTERS_PER_LINE} letters may break`,
  }),
  silenced,
};

/** Fields of the kinds of pages that can open in several ways. */
export const openingFields = {
  opening: z.enum(OPENINGS).optional().meta({
    description:
      'How the page opens: poster (the poster fills the opening, for patterns, motifs below a sky and files of your own), side (poster beside the headline), numeral (a giant number), type (the headline alone, not for cases). Default: by what the page has, and never like its neighbours',
  }),
  numeral: z.string().regex(/^\d+$/, 'must consist of digits').max(MAX_NUMERAL_LENGTH).optional().meta({
    description:
      'The number that the opening numeral sets giant, e.g. "7"; default: the number of a case, the day of an event, the number in the headline of a news entry',
  }),
};
