/* oxlint-disable eslint/max-lines -- one catalogue: a block and what is printed of it are read together */
import { z } from 'zod';
import { PASSES, type Pass } from '../../config/passes';
import { EMBED_PROVIDER_IDS, type EmbedProviderId } from '../../config/thirdParties';
import type { Theme } from '../../config/themes';
import type { ServedView } from '../servedView';
import { DISCIPLINE_PLATES } from '../../config/posters';
import {
  anchor,
  blockHeading,
  caption,
  captionedPicture,
  described,
  documentFile,
  DRAWN_OR_FILE,
  drawnOrFile,
  email,
  filmFile,
  idOf,
  largeText,
  listedId,
  motif,
  offeredPicture,
  pageLink,
  phone,
  pictureFields,
  plateSet,
  poster,
  richText,
  text,
  theme,
} from './primitives';
import { roles } from './roles';
import type {
  CityView,
  ClosedJobView,
  DownloadView,
  FactView,
  FilmView,
  FilterOptionView,
  HouseHeadView,
  HouseView,
  Inline,
  JobRowView,
  LinkView,
  MixerView,
  NewsRowView,
  PictureView,
  PosterTeaserView,
  ProgrammeItemView,
  RichTextView,
} from '../viewParts';

/**
 * The catalogue of blocks: what editors write of each type, and what its section prints, which may be of another type. Their
 * sections are in src/sections/catalogue.ts; what lies between is scripts/content/resolve/blocks.ts.
 */
const heading = blockHeading.optional();
const blockAnchor = described(anchor, 'Address of the block within its page').optional();
const ground = theme.optional().meta({ description: 'Ground of the block; default: that of the page' });
const item = z.strictObject({
  title: described(text, 'What the entry is about, in a few words'),
  text: described(richText, 'One or two sentences about it').optional(),
});
/** A pass is a place on its page, like an anchor. */
const pass = z.enum(PASSES).register(roles, { role: 'anchor' }).optional().meta({
  description:
    'Only in cases: the pass that begins with this block, problem (yellow), work (blue) or result (lime)',
});

const listLink = pageLink
  .optional()
  .meta({ description: 'Link beside the heading, e.g. to the page that lists all of them' });

/** What an entry of `downloads` may offer. */
const OFFERS = ['file', 'document', 'picture'] as const;

/** A block of a page as editors write it: told apart by `type`. What is printed of it is `BlockView` below. */
export const block = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('text'),
      pass,
      heading,
      anchor: blockAnchor,
      paragraphs: z.array(richText).min(1).meta({ description: 'The text, one entry a paragraph' }),
    })
    .meta({ description: 'Running text in paragraphs' }),
  z
    .strictObject({
      type: z.literal('statement'),
      pass,
      theme: ground,
      text: described(
        largeText,
        'The sentence, set as large as a headline: long words need soft hyphens, and [poster:1] stands for the first of the posters',
      ),
      posters: z
        .array(z.strictObject({ motif, set: plateSet }))
        .optional()
        .meta({
          description: 'Small posters that stand like words where the sentence says [poster:1], [poster:2] …',
        }),
      link: pageLink.optional().meta({ description: 'Link below the sentence, to another page' }),
    })
    .meta({ description: 'One large sentence; [poster:1] sets the first small poster like a word' }),
  z
    .strictObject({
      type: z.literal('list'),
      pass,
      heading,
      anchor: blockAnchor,
      items: z.array(item).min(1).meta({ description: 'The entries, from top to bottom' }),
    })
    .meta({ description: 'Short entries with a title each' }),
  z
    .strictObject({
      type: z.literal('services'),
      theme: ground,
      heading,
      items: z
        .array(
          z.strictObject({
            id: described(
              anchor,
              'Address of the row within its page; rows of the same title elsewhere lead here',
            ).optional(),
            title: described(text, 'Name of the discipline, as cases name it among their disciplines'),
            detail: described(
              text,
              'What belongs to it, in a few words, e.g. “Idee, Text, Art Direction, Film”',
            ),
            plate: z.enum(DISCIPLINE_PLATES).optional().meta({
              description:
                'Only on the page services: how the discipline is drawn; visitors can combine any two that have a plate',
            }),
            text: described(richText, 'A paragraph about the discipline').optional(),
            caseId: described(idOf(['cases']), 'Case that the row leads to as an example').optional(),
          }),
        )
        .min(1)
        .meta({ description: 'The disciplines, one row each' }),
      link: pageLink.optional().meta({
        description:
          'Link below the rows; rows without a case lead to those of the same title on the page that it names',
      }),
    })
    .meta({
      description: 'The disciplines as large rows, each with text and a case if wanted',
    }),
  drawnOrFile(z.strictObject({ type: z.literal('image'), ...pictureFields, caption })).meta({
    description: 'One picture across the page: a drawn poster (motif, set) or a file of your own (file)',
    ...DRAWN_OR_FILE,
  }),
  z
    .strictObject({
      type: z.literal('gallery'),
      heading,
      pictures: z
        .array(captionedPicture)
        .min(2)
        .meta({ description: 'Two pictures or more, in the order in which they are shown' }),
    })
    .meta({ description: 'Several pictures in rows of two; each opens large' }),
  z
    .strictObject({
      type: z.literal('facts'),
      heading,
      items: z
        .array(
          z.strictObject({
            label: described(text, 'What the value is, e.g. “Telefon”'),
            value: described(
              richText,
              'The value; e-mail addresses and telephone numbers become links by themselves',
            ),
          }),
        )
        .min(1)
        .meta({ description: 'The values, each with its label' }),
    })
    .meta({ description: 'Labelled values, e.g. an address' }),
  z
    .strictObject({
      type: z.literal('quote'),
      theme: ground,
      text: described(text, 'What was said, without quotation marks, which the page adds'),
      attribution: described(text, 'Who said it, by role and never by name, e.g. “Leitung Ton, SFF Wien”'),
      picture: described(poster, 'Small picture beside the words').optional(),
    })
    .meta({ description: 'What somebody said. People are named by their role only' }),
  z
    .strictObject({
      type: z.literal('figures'),
      pass,
      theme: theme.optional().meta({
        description:
          'Ground of the block; default: lime, or that of the page below a block with a ground of its own',
      }),
      heading,
      anchor: blockAnchor,
      items: z
        .array(
          z.strictObject({
            value: described(
              text,
              'The number as it is printed, e.g. “+41” or “1.140”, in English with £ or €',
            ),
            unit: text
              .optional()
              .meta({ description: 'What stands small behind the number, e.g. “%” or “Tage”' }),
            caption: described(text, 'What is counted, in a few words'),
          }),
        )
        .min(1)
        .meta({ description: 'The numbers, each with its caption' }),
    })
    .meta({ description: 'Large numerals with a caption each' }),
  z
    .strictObject({
      type: z.literal('steps'),
      pass,
      heading,
      anchor: blockAnchor,
      items: z.array(item).min(1).meta({ description: 'The steps, in the order in which they happen' }),
    })
    .meta({ description: 'Things that happen one after the other' }),
  z
    .strictObject({
      type: z.literal('video'),
      title: described(text, 'Headline below the film, by which screen readers name the player, too'),
      transcript: text
        .meta({ description: 'Everything that is heard and seen; one line per moment' })
        .register(roles, { role: 'text', hasLines: true }),
      poster: described(
        poster,
        'What is seen before the film plays; default: the picture of the page',
      ).optional(),
      file: filmFile.optional(),
      opens: z
        .enum(['here', 'large'])
        .meta({
          description:
            'Where the film plays: here, in the page (the default), or large, in a dialog above it',
        })
        .optional(),
    })
    .meta({ description: 'A film or recording with its full transcript' }),
  z
    .strictObject({
      type: z.literal('embed'),
      provider: z
        .enum(EMBED_PROVIDER_IDS)
        .meta({ description: 'What sort of player it is, each of one provider: video, map or music' }),
      path: z
        .string()
        .regex(
          /^\/[\w/.~-]+(\?[\w=&.~-]+)?$/,
          'must be the path of the player at the provider, e.g. /playlist/1042',
        )
        .meta({ description: 'Path of the player at the provider, with its query' }),
      title: text.meta({ description: 'What is played or shown, for everyone who cannot see it' }),
      motif: described(motif, 'Poster that stands there until a visitor asks for the player'),
      set: plateSet,
    })
    .meta({
      description: 'A player, map or playlist of another provider, loaded only when asked for',
    }),
  z
    .strictObject({
      type: z.literal('faq'),
      heading,
      anchor: blockAnchor,
      items: z
        .array(
          z.strictObject({
            question: described(text, 'The question in the words of somebody who asks it'),
            answer: described(richText, 'The answer, which a click on the question unfolds'),
          }),
        )
        .min(1)
        .meta({ description: 'The questions with their answers' }),
    })
    .meta({ description: 'Questions whose answers fold out' }),
  z
    .strictObject({
      type: z.literal('teasers'),
      heading: blockHeading,
      note: described(richText, 'A sentence below the heading').optional(),
      ids: z.array(listedId).min(1).meta({
        description:
          'The pages, in the order in which they are shown; those that are not on the site are left out',
      }),
      link: listLink,
    })
    .meta({
      description: 'Hand-picked pages: posters of cases, rows of news, the city fold-out',
    }),
  z
    .strictObject({
      type: z.literal('listing'),
      of: z.enum(['cases', 'news', 'press', 'events', 'units', 'locations', 'jobs']).meta({
        description: 'Which pages are listed; “news” stands for news, press releases and events together',
      }),
      heading,
      limit: z.int().positive().optional().meta({
        description: 'How many are shown at most, e.g. 3; default: all of them',
      }),
      link: listLink,
    })
    .meta({ description: 'All pages of a kind, or the latest of them; the build keeps it complete' }),
  z
    .strictObject({
      type: z.literal('cta'),
      theme: theme.optional().meta({
        description:
          'Colour of the note that the call becomes; default: a line and larger words, without ground',
      }),
      heading: blockHeading,
      text: described(richText, 'One or two sentences above the button').optional(),
      ...pageLink.shape,
      second: pageLink.optional().meta({ description: 'A second, quieter button beside the first' }),
    })
    .meta({ description: 'A call to go somewhere else' }),
  z
    .strictObject({
      type: z.literal('jobsCallout'),
      heading: blockHeading,
      text: described(richText, 'One or two sentences above the button'),
      label: described(text, 'Words of the button, which leads to the list of jobs'),
    })
    .meta({ description: 'The call to the jobs with the number of open jobs as a giant numeral' }),
  z
    .strictObject({
      type: z.literal('contact'),
      heading: described(blockHeading, 'What they are asked about, e.g. “Pressekontakt”'),
      role: described(text, 'Who answers, by role and never by name, e.g. “Unternehmenskommunikation”'),
      email: described(email, 'Address to write to'),
      phone: described(phone, 'Number to call'),
    })
    .meta({ description: 'How to reach somebody, by role' }),
  z
    .strictObject({
      type: z.literal('downloads'),
      heading,
      items: z
        .array(
          z
            .strictObject({
              title: described(text, 'Name of the file in the list; of a picture it says what is to be seen'),
              file: z.enum(['logo', 'logoOverprint']).optional().meta({
                description: 'A logo that the build draws: logo (one colour) or logoOverprint (in overprint)',
              }),
              document: documentFile.optional(),
              picture: offeredPicture.optional(),
            })
            .refine((entry) => OFFERS.filter((field) => entry[field] !== undefined).length === 1, {
              path: ['file'],
              message:
                'an entry offers either what the build draws ("file"), a PDF ("document") or a picture ("picture") of your own',
              params: { code: 'missing-field', fix: 'write one of the three' },
            })
            .meta({ anyOf: OFFERS.map((field) => ({ required: [field] })) }),
        )
        .min(1)
        .meta({ description: 'The files; each entry has a title and one of file, document and picture' }),
    })
    .meta({
      description: 'Files to take away: logos, PDFs and pictures; the build states format and size',
    }),
]);

/** All blocks of a page, from top to bottom. */
export const blocks = z.array(block).meta({ description: 'What the page is built from, from top to bottom' });

/** Blocks that are printed as they are written. */
type AsWritten = Extract<z.infer<typeof block>, { type: 'contact' }>;

/** A picture among the blocks of a page. */
export interface CaptionedPicture {
  picture: PictureView;
  caption?: string;
}

interface Item {
  title: string;
  text?: RichTextView;
}

/** A block ready to print; sections render exactly one `type` each. */
export type BlockView =
  | AsWritten
  | { type: 'text'; pass?: Pass; heading?: string; anchor?: string; paragraphs: RichTextView[] }
  | {
      type: 'statement';
      pass?: Pass;
      theme?: Theme;
      segments: (Inline | { picture: PictureView })[];
      link?: LinkView;
    }
  | { type: 'list'; pass?: Pass; heading?: string; anchor?: string; items: Item[] }
  | {
      type: 'services';
      theme?: Theme;
      heading?: string;
      items: { id?: string; title: string; detail: string; text?: RichTextView; link?: LinkView }[];
      link?: LinkView;
    }
  | ({ type: 'image' } & CaptionedPicture)
  | { type: 'gallery'; heading?: string; items: CaptionedPicture[] }
  | { type: 'quote'; theme?: Theme; text: string; attribution: string; picture?: PictureView }
  | { type: 'facts'; heading?: string; lead?: RichTextView; items: FactView[] }
  | {
      type: 'figures';
      pass?: Pass;
      theme?: Theme;
      heading?: string;
      anchor?: string;
      items: { value: string; unit?: string; caption: string }[];
    }
  | { type: 'steps'; pass?: Pass; heading?: string; anchor?: string; items: Item[] }
  | {
      type: 'video';
      title: string;
      transcript: string[];
      picture: PictureView;
      film?: FilmView;
      /** true: the film opens in a dialog above the page. */
      isLarge?: boolean;
    }
  | {
      type: 'embed';
      provider: string;
      kind: EmbedProviderId;
      src: string;
      title: string;
      picture: PictureView;
    }
  | { type: 'faq'; heading?: string; anchor?: string; items: { question: string; answer: RichTextView }[] }
  | {
      type: 'posters';
      heading?: string;
      note?: RichTextView;
      items: PosterTeaserView[];
      link?: LinkView;
      /** On phones the posters are small, beside their words: visitors look for a name. */
      isDirectory?: true;
    }
  | { type: 'rows'; heading?: string; note?: RichTextView; items: NewsRowView[]; link?: LinkView }
  | {
      type: 'listFilter';
      legend: string;
      /** Word for all entries, and how many they are. */
      all: string;
      total: number;
      /** Options that are always there, trait by trait. */
      options: FilterOptionView[][];
      /** Further ones, trait by trait, that open behind the word `more`. */
      more?: { label: string; traits: { label: string; options: FilterOptionView[] }[] };
    }
  | { type: 'cities'; heading?: string; current?: string; items: CityView[]; link?: LinkView }
  | ({ type: 'visit' } & (HouseHeadView | { heading?: string; houses: HouseView[]; link?: LinkView }))
  | {
      type: 'jobList';
      heading?: string;
      items: JobRowView[];
      /** Strips of the posters of the cities, by the ids of their houses; only on the list of all of them. */
      strips?: Record<string, PictureView>;
      initiative?: LinkView;
      link?: LinkView;
      /** Hash of the query data by whose words the jobs are found; only on the list of all of them. */
      words?: string;
      /** The page of the jobs that a visitor has saved; only on the list of all of them. */
      saved?: LinkView;
    }
  | MixerView
  | {
      type: 'cta';
      theme?: Theme;
      heading: string;
      text?: RichTextView;
      link: LinkView;
      second?: LinkView;
    }
  | {
      type: 'jobsCallout';
      heading: string;
      text: RichTextView;
      link: LinkView;
      count: number;
      /** The number in words, for screen readers, e.g. “27 offene Stellen”. */
      countText: string;
      picture: PictureView;
    }
  | { type: 'contactSent' }
  | {
      type: 'savedJobs';
      /** All open jobs, of other languages too, so that nobody is asked which of them are saved. */
      items: JobRowView[];
      closed: ClosedJobView[];
      /** The list of jobs. */
      jobs: LinkView;
    }
  | {
      type: 'siteSearch';
      /** Hash of the query data by whose words pages are found. */
      words: string;
      /** All pages by their kind; with `link` where more are on the page that lists them. */
      groups: { label: string; items: LinkView[]; link?: LinkView }[];
    }
  | {
      type: 'contactForm';
      privacy: LinkView /** Path of the page after sending. */;
      thanks: string;
      direct: Extract<AsWritten, { type: 'contact' }>[];
    }
  | { type: 'downloads'; heading?: string; items: DownloadView[] }
  | { type: 'served'; view: ServedView }
  | { type: 'programme'; heading: string; days: { label?: string; items: ProgrammeItemView[] }[] };

/** Name of a block type as printed. */
export type BlockViewType = BlockView['type'];
/** The printed block of one type. */
export type BlockViewOf<T extends BlockViewType> = Extract<BlockView, { type: T }>;
