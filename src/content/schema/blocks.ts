import { z } from 'zod';
import { FILM_NAMES } from '../../config/films';
import { EMBED_PROVIDER_IDS } from '../../config/thirdParties';
import { PLATE_SETS, POSTER_MOTIFS } from '../../config/posters';
import {
  anchor,
  contentId,
  email,
  idOf,
  pageLink,
  phone,
  posterText,
  richText,
  text,
  theme,
} from './primitives';

const heading = text.optional();
const item = z.strictObject({ title: text, text: richText.optional() });

/** Running text in paragraphs. */
const textBlock = z.strictObject({
  type: z.literal('text'),
  heading,
  anchor: anchor.optional(),
  paragraphs: z.array(richText),
});

/** One large sentence; `[poster:1]` sets the first small poster like a word. */
const statementBlock = z.strictObject({
  type: z.literal('statement'),
  text: richText,
  posters: z.array(z.strictObject({ motif: z.enum(POSTER_MOTIFS), set: z.enum(PLATE_SETS) })).optional(),
  link: pageLink.optional(),
});

/** Short entries with a title each. */
const listBlock = z.strictObject({
  type: z.literal('list'),
  heading,
  anchor: anchor.optional(),
  items: z.array(item).min(1),
});

/** The disciplines as large rows; on the services page each with text, anchor and a case. */
const servicesBlock = z.strictObject({
  type: z.literal('services'),
  theme: theme.optional(),
  heading,
  items: z
    .array(
      z.strictObject({
        id: anchor.optional(),
        title: text,
        detail: text,
        text: richText.optional(),
        caseId: idOf(['cases']).optional(),
      }),
    )
    .min(1),
  link: pageLink.optional(),
});

/** One poster across the page. */
const imageBlock = z.strictObject({
  type: z.literal('image'),
  motif: z.enum(POSTER_MOTIFS),
  set: z.enum(PLATE_SETS),
  text: posterText.optional(),
  alt: text.meta({ description: 'What the picture shows, for people who cannot see it' }),
  caption: text.optional(),
});

/** Labelled values, e.g. an address. */
const factsBlock = z.strictObject({
  type: z.literal('facts'),
  heading,
  items: z.array(z.strictObject({ label: text, value: richText })).min(1),
});

/** What somebody said. People are named by their role only. */
const quoteBlock = z.strictObject({ type: z.literal('quote'), text, attribution: text });

/** Large numerals with a caption each. */
const figuresBlock = z.strictObject({
  type: z.literal('figures'),
  theme: theme.optional(),
  heading,
  anchor: anchor.optional(),
  items: z.array(z.strictObject({ value: text, unit: text.optional(), caption: text })).min(1),
});

/** Things that happen one after the other. */
const stepsBlock = z.strictObject({
  type: z.literal('steps'),
  heading,
  anchor: anchor.optional(),
  items: z.array(item).min(1),
});

/** A film or recording with its full transcript. */
const videoBlock = z.strictObject({
  type: z.literal('video'),
  title: text,
  transcript: text.meta({ description: 'Everything that is heard and seen; one line per moment' }),
  film: z
    .enum(FILM_NAMES)
    .meta({
      description: 'Name of a film in content-json/media; without it only poster and transcript are shown',
    })
    .optional(),
  opens: z
    .enum(['here', 'large'])
    .meta({
      description: 'Where the film plays: here, in the page (the default), or large, in a dialog above it',
    })
    .optional(),
});

/** A player, map or playlist of another provider, which is loaded only when a visitor asks for it. */
const embedBlock = z.strictObject({
  type: z.literal('embed'),
  provider: z.enum(EMBED_PROVIDER_IDS),
  path: z
    .string()
    .regex(
      /^\/[\w/.~-]+(\?[\w=&.~-]+)?$/,
      'must be the path of the player at the provider, e.g. /playlist/1042',
    )
    .meta({ description: 'Path of the player at the provider, with its query' }),
  title: text.meta({ description: 'What is played or shown, for everyone who cannot see it' }),
  motif: z.enum(POSTER_MOTIFS),
  set: z.enum(PLATE_SETS),
});

/** Questions that open their answers. */
const faqBlock = z.strictObject({
  type: z.literal('faq'),
  heading,
  anchor: anchor.optional(),
  items: z.array(z.strictObject({ question: text, answer: richText })).min(1),
});

/** Hand-picked pages as posters (cases, units), rows (news, press, events) or the city fold-out (locations). */
const teasersBlock = z.strictObject({
  type: z.literal('teasers'),
  heading: text,
  note: richText.optional(),
  ids: z.array(contentId).min(1),
  link: pageLink.optional(),
});

/** All pages of a kind, or the latest of them; the build keeps it complete. */
const listingBlock = z.strictObject({
  type: z.literal('listing'),
  of: z.enum(['cases', 'news', 'press', 'events', 'units', 'locations', 'jobs']),
  heading,
  limit: z.int().positive().optional(),
  link: pageLink.optional(),
});

/** A call to go somewhere else. */
const ctaBlock = z.strictObject({
  type: z.literal('cta'),
  theme: theme.optional(),
  heading: text,
  text: richText.optional(),
  ...pageLink.shape,
});

/** The call to the jobs with the number of open jobs as a giant numeral. */
const jobsCalloutBlock = z.strictObject({
  type: z.literal('jobsCallout'),
  heading: text,
  text: richText,
  label: text,
});

/** How to reach somebody, by role. */
const contactBlock = z.strictObject({
  type: z.literal('contact'),
  heading: text,
  role: text,
  email,
  phone,
});

/** Files to take away. The build makes them, so format and size in the list are always those of the file. */
const downloadsBlock = z.strictObject({
  type: z.literal('downloads'),
  heading,
  items: z.array(z.strictObject({ title: text, file: z.enum(['logo', 'logoOverprint']) })).min(1),
});

/** A block of a page: told apart by `type`. */
export const block = z.discriminatedUnion('type', [
  textBlock,
  statementBlock,
  listBlock,
  servicesBlock,
  imageBlock,
  factsBlock,
  quoteBlock,
  figuresBlock,
  stepsBlock,
  videoBlock,
  embedBlock,
  faqBlock,
  teasersBlock,
  listingBlock,
  ctaBlock,
  jobsCalloutBlock,
  contactBlock,
  downloadsBlock,
]);

/** All blocks of a page, from top to bottom. */
export const blocks = z.array(block);
