import { z } from 'zod';
import { PRINTS } from '../../config/pictures';
import { POSTER_MOTIFS, PLATE_SETS } from '../../config/posters';
import { THEMES } from '../../config/themes';
import { EDITORIAL_CODES } from '../editorialCodes';
import { ID_PATTERN } from '../idPattern';
import { LETTER_MOTIFS } from '../letterMotifs';
import { roles } from './roles';

/**
 * A schema with what its field is for, said before what the schema itself says of its form. The copy keeps the role: a registry
 * looks at the schema that was copied, too.
 */
export function described<T extends z.ZodType>(schema: T, purpose: string): T {
  const { description } = schema;
  return schema.meta({ description: description === undefined ? purpose : `${purpose}. ${description}` });
}

/** Non-empty text without leading or trailing blanks. */
export const text = z
  .string()
  .regex(/\S/, 'must not be empty')
  .refine((value) => value === value.trim(), 'must not start or end with a blank')
  .register(roles, { role: 'text' });

/** Text in which `[words](page:id#anchor)` and `[words](https…)` become links. */
export const richText = text
  .meta({ description: 'Links are written [words](page:id) or [words](https://host/)' })
  .register(roles, { role: 'richText' });

/** How many letters of the largest type fit into a line at phone width. */
export const LARGEST_LETTERS_PER_LINE = 12;

/** How many letters of the headline of a block, which is set smaller, do. */
const HEADING_LETTERS_PER_LINE = 14;

/** The headline of a block. */
export const blockHeading = text
  .meta({
    description: `Headline above or beside the block; words of more than ${HEADING_LETTERS_PER_LINE} letters need soft hyphens`,
  })
  .register(roles, { role: 'text', lettersPerLine: HEADING_LETTERS_PER_LINE });

/** Running text that is set as large as the headline of a page. */
export const largeText = richText
  .meta({})
  .register(roles, { role: 'richText', lettersPerLine: LARGEST_LETTERS_PER_LINE });

/** Id of another content file: its file name without `.json`. */
export const contentId = z
  .string()
  .regex(ID_PATTERN, 'must be a file name without .json: lower case, digits and hyphens')
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

/** Like `idOf`, where another page stands in its place while it is not on the site. */
export const replaceableIdOf = (kinds: readonly string[]) =>
  idOf(kinds).meta({}).register(roles, { role: 'id', kinds, isEntry: true });

/** Anchor within a page, the part behind `#`. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must start with a letter and hold lower case letters, digits and hyphens only')
  .meta({ description: 'Links to it end in this word, e.g. "bewerbung" for #bewerbung' })
  .register(roles, { role: 'anchor' });

/** Calendar day without time zone. Other years are slips of the keyboard, such as 0206 or 3027. */
export const isoDate = z.iso
  .date()
  .refine((day) => !/^\d{4}-/.test(day) || (day >= '1950' && day < '2200'), {
    message: 'the year must lie between 1950 and 2199',
    params: { code: 'bad-date', fix: 'correct the year' },
  })
  .meta({ description: 'Written as 2026-12-01' });

/** Colour theme of a page or block. */
export const theme = z.enum(THEMES);

/** An e-mail address of the group, always below the reserved domain `.example`. */
export const email = z
  .string()
  .regex(/^[a-z.]+@sff\.example$/, 'must be an address @sff.example')
  .meta({ description: 'Ends in @sff.example' });

/** A telephone number in international form, from a range reserved for fiction. */
export const phone = z
  .string()
  .regex(/^\+\d{2}( \d+)+$/, 'must look like +49 30 23125 100')
  .meta({ description: 'In international form, e.g. +49 30 23125 100' });

/** Letters set on a poster. */
const posterText = z
  .string()
  .min(1)
  .max(6)
  .meta({ description: 'Letters on the poster, at most six (motifs glyph and type)' })
  .register(roles, { role: 'posterText' });

/** A file in `content-json/media`, by its path there. */
const mediaFile = z
  .string()
  .regex(
    /^[^/\\]+(\/[^/\\]+)*\.[A-Za-z0-9]+$/,
    'must be the path of a file below content-json/media, e.g. kachelei/wand.jpg',
  )
  .meta({ description: 'File in content-json/media, e.g. kachelei/wand.jpg' });

const pictureFile = mediaFile
  .meta({ description: 'Picture of your own in content-json/media, e.g. kachelei/wand.jpg' })
  .register(roles, { role: 'pictureFile' });

/** A PDF in `content-json/media`. */
export const documentFile = mediaFile
  .meta({ description: 'PDF of your own in content-json/media, e.g. presse/bericht.pdf' })
  .register(roles, { role: 'documentFile' });

/** A film in `content-json/media`. */
export const filmFile = mediaFile
  .meta({
    description:
      'Film of your own (MP4 or WebM) in content-json/media, e.g. rollwerk/rad.mp4; without it only poster and transcript are shown',
  })
  .register(roles, { role: 'filmFile' });

/** What a drawn picture shows. */
export const motif = z
  .enum(POSTER_MOTIFS)
  .meta({ description: 'What the build draws, e.g. wheels; content-json/README.md describes every motif' });

/** In which plates a picture is drawn. */
export const plateSet = z
  .enum(PLATE_SETS)
  .meta({ description: 'Colours of the drawing, named by its ground' });

/** What a picture consists of: one that is drawn has motif and plate set, one of an editor's own is a file. */
export const pictureFields = {
  motif: motif.optional(),
  set: plateSet.optional(),
  text: posterText.optional(),
  file: pictureFile.optional(),
  focus: z.array(z.number().min(0).max(1)).length(2).optional().meta({
    description:
      'What must stay in view where the file is cropped: [from the left, from the top], 0 to 1; default: [0.5, 0.5]',
  }),
  credit: text.optional().meta({ description: 'Who made the picture in the file; printed beside it' }),
  print: z.enum(PRINTS).optional().meta({
    description: 'Prints the file with these plates, as dots on paper, instead of in its own colours',
  }),
  alt: text.meta({
    description: 'What the picture shows, in one plain sentence, for people who cannot see it',
  }),
};

/** What a picture is made from, as far as rules about it look. */
type PictureSource = { [K in keyof typeof pictureFields]?: unknown };

const OF_DRAWINGS = ['motif', 'set', 'text'] as const;
const OF_FILES = ['focus', 'credit', 'print'] as const;

/** Says of each field that belongs to the other kind of picture, or is missing, how to put that right. */
function checkSource(picture: PictureSource, { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const isFile = picture.file !== undefined;
  for (const field of isFile ? OF_DRAWINGS : OF_FILES) {
    if (picture[field] === undefined) continue;
    const message = isFile
      ? `"${field}" belongs to a drawn picture, and this one is a file`
      : `"${field}" belongs to a picture from a file, and this one is drawn`;
    const fix = isFile ? `remove "${field}", or "file"` : `remove "${field}", or name a "file"`;
    addIssue({ code: 'custom', path: [field], message, params: { code: 'unknown-field', fix } });
  }
  for (const [field, values] of [['motif', POSTER_MOTIFS] as const, ['set', PLATE_SETS] as const]) {
    if (isFile || picture[field] !== undefined) continue;
    addIssue({ code: 'invalid_value', path: [field], values: [...values], input: undefined });
  }
  const shows = POSTER_MOTIFS.find((name) => name === picture.motif);
  const isOfLetters = LETTER_MOTIFS.some((name) => name === shows);
  if (isFile || shows === undefined || isOfLetters || picture.text === undefined) return;
  const message = `"text" belongs to the motifs ${LETTER_MOTIFS.join(' and ')}; "${shows}" shows none`;
  const fix = `remove "text", or take the motif ${LETTER_MOTIFS.join(' or ')}`;
  addIssue({ code: 'custom', path: ['text'], message, params: { code: 'unknown-field', fix } });
}

/** A picture to take away: whole, and with the name of who made it. */
export const offeredPicture = z
  .strictObject({ file: pictureFile, credit: pictureFields.credit })
  .meta({ description: 'Picture of your own to take away, e.g. for newsrooms' });

/** The schema of an object with `pictureFields` and the rule that its picture is drawn or a file; reported together with other mistakes. */
export function drawnOrFile<T extends z.ZodType>(schema: T): T {
  const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
  return schema.superRefine((value, context) => checkSource(value as PictureSource, context), {
    when: isObject,
  });
}

/** What the rule of `drawnOrFile` is in the schemas that editors' programs read; the first is the usual one. */
export const DRAWN_OR_FILE = { anyOf: [{ required: ['motif', 'set'] }, { required: ['file'] }] };

/** A picture: a poster drawn by scripts/images from motif, plate set and the page's id, or a file. */
export const poster = drawnOrFile(z.strictObject(pictureFields)).meta({
  description: 'Drawn by the build (motif, set), or a file of your own (file)',
  ...DRAWN_OR_FILE,
});

/** Words below a picture. */
export const caption = described(
  text,
  'Words below the picture, e.g. when and where it was made; who made it follows by itself',
).optional();

/** A picture with words below it. */
export const captionedPicture = drawnOrFile(z.strictObject({ ...pictureFields, caption })).meta(
  DRAWN_OR_FILE,
);

/** Link to another page of the site by its id, with optional query, e.g. `location=wien`. */
export const pageLink = z.strictObject({
  label: described(text, 'Words of the link, e.g. “Alle Arbeiten”'),
  targetId: described(contentId, 'Page to which the link leads'),
  targetQuery: z
    .string()
    .regex(/^[a-z]+=[A-Za-z0-9_-]+(&[a-z]+=[A-Za-z0-9_-]+)*$/, 'must look like location=wien')
    .meta({ description: 'Only for links to the list of jobs: its filters, e.g. location=wien' })
    .register(roles, { role: 'jobQuery' })
    .optional(),
});

/** Messages about words that are meant to stay as they are, each with the reason that the report then prints. */
export const silenced = z
  .array(
    z.strictObject({
      rule: z
        .enum(EDITORIAL_CODES)
        .meta({ description: 'Name of the message, which npm run content prints in brackets' }),
      at: z
        .string()
        .regex(/^(\/[^/]+)+$/, 'must be a place as npm run content prints it, e.g. /profile/2')
        .optional()
        .meta({ description: 'Place of the message, e.g. /profile/2; default: the whole file' }),
      reason: z
        .string()
        .regex(/\S/, 'must not be empty')
        .meta({ description: 'Why it stays, in a sentence; the report prints it' }),
    }),
  )
  .min(1)
  .optional()
  .meta({ description: 'Messages of npm run content about words that are meant as they are' });
