import { z } from 'zod';
import { POSTER_MOTIFS, PLATE_SETS } from '../../config/posters';
import { THEMES } from '../../config/themes';
import { roles } from './roles';

/** Non-empty text without leading or trailing blanks. */
export const text = z
  .string()
  .regex(/\S/, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not start or end with a blank')
  .register(roles, { role: 'text' });

/** Text in which `[words](page:id#anchor)` and `[words](https…)` become links. */
export const richText = text
  .meta({ description: 'Text; links are written [words](page:id) or [words](https://host/)' })
  .register(roles, { role: 'richText' });

const BERLIN_TIME_RULE =
  'must be a day such as 2026-12-01, or a minute of it in Berlin such as 2026-12-01T09:00';

/** How many letters of the largest type fit into a line at phone width. */
const LARGEST_LETTERS_PER_LINE = 12;

/** The headline of a page. */
const headline = text.meta({}).register(roles, { role: 'text', lettersPerLine: LARGEST_LETTERS_PER_LINE });

/** The headline of a block, which is set smaller. */
export const blockHeading = text.meta({}).register(roles, { role: 'text', lettersPerLine: 14 });

/** Running text that is set as large as the headline of a page. */
export const largeText = richText
  .meta({})
  .register(roles, { role: 'richText', lettersPerLine: LARGEST_LETTERS_PER_LINE });

/** Id of another content file: its file name without `.json`. */
export const contentId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a file name without .json: lower case, digits and hyphens')
  .meta({ description: 'File name (without .json) of another content file' })
  .register(roles, { role: 'id' });

/** Id of a content file as an entry of a list, which is left out while that page is not on the site. */
export const listedId = contentId.meta({}).register(roles, { role: 'id', isEntry: true });

/** Id of a content file of one of the given kinds, or one of the given words that stand for no file. */
export function idOf(kinds: readonly string[], words: readonly string[] = []) {
  const names = [...kinds.map((kind) => `a file in ${kind}/`), ...words.map((word) => `"${word}"`)].join(
    ' or ',
  );
  return contentId
    .meta({ description: `File name (without .json) of ${names}` })
    .register(roles, { role: 'id', kinds, words });
}

/** Anchor within a page, the part behind `#`. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must start with a letter and hold lower case letters, digits and hyphens only')
  .meta({ description: 'Address of this block within the page, e.g. "bewerbung" for #bewerbung' })
  .register(roles, { role: 'anchor' });

/** Calendar day without time zone. */
export const isoDate = z.iso.date().meta({ description: 'Day as YYYY-MM-DD' });

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
      'Address of the page, e.g. /impressum/ or /en/imprint/; only where kind and file name give another one',
  });

/** Colour theme of a page or block. */
export const theme = z.enum(THEMES);

/** An e-mail address of the group, always below the reserved domain `.example`. */
export const email = z.string().regex(/^[a-z.]+@sff\.example$/, 'must be an address @sff.example');

/** A telephone number in international form, from a range reserved for fiction. */
export const phone = z.string().regex(/^\+\d{2}( \d+)+$/, 'must look like +49 30 23125 100');

/** Letters set on a poster. */
export const posterText = z
  .string()
  .min(1)
  .max(6)
  .meta({ description: 'Letters on the poster, at most six (motifs glyph and type)' });

/** A poster, drawn by scripts/images from motif, plate set and the page's id. */
export const poster = z
  .strictObject({
    motif: z.enum(POSTER_MOTIFS),
    set: z.enum(PLATE_SETS),
    alt: text.meta({
      description: 'What the picture shows, in one plain sentence, for people who cannot see it',
    }),
    text: posterText.optional(),
  })
  .meta({ description: 'Poster, drawn at build time' });

/** Link to another page of the site by its id, with optional query, e.g. `location=wien`. */
export const pageLink = z.strictObject({
  label: text,
  targetId: contentId,
  targetQuery: z
    .string()
    .regex(/^[a-z]+=[A-Za-z0-9_-]+(&[a-z]+=[A-Za-z0-9_-]+)*$/, 'must look like location=wien')
    .meta({ description: 'Filters of the job list, e.g. location=wien' })
    .register(roles, { role: 'jobQuery' })
    .optional(),
});

/** Fields that every page file has; the page's id and locale are its file name and folder. */
export const pageFields = {
  $schema: z.string().optional(),
  path,
  formerPaths: z
    .array(path.meta({ description: 'A former address, e.g. /agentur/' }))
    .min(1)
    .optional()
    .meta({ description: 'Addresses that the page had before; links to them lead to it' }),
  titleNavigation: text.optional().meta({ description: 'Short title for navigation; default: title' }),
  metaTitle: text.meta({ description: 'Text of the browser tab and of search results, up to 60 characters' }),
  metaDescription: text.meta({ description: 'Text below the title in search results, 70 to 160 characters' }),
  metaOgtitle: text.optional().meta({ description: 'Title when shared; default: metaTitle' }),
  metaOgdescription: text.optional().meta({ description: 'Text when shared; default: metaDescription' }),
  noIndex: z.boolean().optional().meta({
    description: 'true keeps the page out of search engines and out of lists; links by hand still lead to it',
  }),
  draft: z.boolean().optional().meta({
    description: 'true keeps the page off the site until this is removed; npm run preview shows it',
  }),
  publishAt: berlinTime.optional().meta({
    description:
      'When the page appears, by the clock in Berlin: 2026-12-01T09:00, or a day, with whose beginning it does',
  }),
  expiresAt: berlinTime.optional().meta({
    description:
      'When the page is taken off, by the clock in Berlin: 2026-12-31T18:00, or its last day, with whose end it is',
  }),
  theme: theme.optional().meta({ description: 'Colour of the page; default: light' }),
  title: headline.meta({
    description: 'Headline of the page; soft hyphens (U+00AD) mark where it may break',
  }),
};
