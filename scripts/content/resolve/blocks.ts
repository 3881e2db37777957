import { EMBED_PROVIDERS } from '../../../src/config/thirdParties';
import { LOCALE_CODES } from '../../../src/content/locales';
import { parseRichText } from '../../../src/content/richText';
import type { Block, BlockOf } from '../../../src/content/types';
import type { BlockView, BlockViewOf, DownloadView, FilmView, LinkView } from '../../../src/content/view';
import { formatFileSize } from '../../../src/lib/formatFileSize';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import type { Entry } from './entries';
import { linkTo, listedTargets, optionalText, pageLink, resolvePart, richText, targetOf } from './links';
import { listingBlocks } from './listings';
import { creditOf, pictureOf, posterOf } from './media';
import { pictureDownload } from './pictureDownload';
import { blockPlace, type PictureUse } from './pictureUses';
import { currentCityOf, teaserBlock, teaserLabel } from './teasers';

/** A block's position: the page determines the picture seeds and which city of the fold-out is open. */
interface Place {
  context: ResolveContext;
  page: Entry;
  index: number;
}

const seedOf = ({ page, index }: Place) => `${page.id}-${index + 1}`;

function statement(place: Place, block: BlockOf<'statement'>): BlockView {
  const { context } = place;
  const segments = parseRichText(block.text).flatMap((part): BlockViewOf<'statement'>['segments'] => {
    if (part.type !== 'poster') return resolvePart(context, part);
    const poster = block.posters?.[part.position - 1];
    if (!poster) return [];
    const seed = `${seedOf(place)}-${part.position}`;
    return [{ picture: context.media.picture({ ...poster, seed }, 'word', '') }];
  });
  return omitUndefined({
    type: 'statement' as const,
    pass: block.pass,
    theme: block.theme,
    segments,
    link: pageLink(context, block.link),
  });
}

/** Link to the entry with the same title on the linked page, if there is one. */
function moreAbout(
  context: ResolveContext,
  title: string,
  link: BlockOf<'services'>['link'],
): LinkView | undefined {
  const target = link && targetOf(context, link.targetId).data;
  const entries = target && 'blocks' in target ? target.blocks : [];
  const anchor = entries
    .flatMap((block) => (block.type === 'services' ? block.items : []))
    .find((item) => item.title === title)?.id;
  return link && anchor !== undefined ? linkTo(context, link.targetId, title, { anchor }) : undefined;
}

function services({ context }: Place, { items, link, ...rest }: BlockOf<'services'>): BlockView {
  return omitUndefined({
    ...rest,
    items: items.map(({ id, title, detail, text, caseId }) =>
      omitUndefined({
        id,
        title,
        detail,
        text: optionalText(context, text),
        link:
          caseId === undefined
            ? moreAbout(context, title, link)
            : linkTo(context, caseId, teaserLabel(targetOf(context, caseId))),
      }),
    ),
    link: pageLink(context, link),
  });
}

function jobsCallout({ context }: Place, block: BlockOf<'jobsCallout'>): BlockView {
  const count = context.entries.openJobCount(context.locale);
  return {
    type: 'jobsCallout',
    heading: block.heading,
    text: richText(context, block.text),
    link: linkTo(context, 'jobs', block.label),
    count,
    countText: context.text('location.jobs.count', { count }),
    picture: context.media.picture(posterOf(targetOf(context, 'jobs')), 'callout', ''),
  };
}

function filmView({ media, region }: ResolveContext, file: string | undefined): FilmView | undefined {
  const found = file === undefined ? undefined : media.film(file);
  if (!found) return undefined;
  const { bytes, ...film } = found;
  return { ...film, size: formatFileSize(bytes, region) };
}

function video(place: Place, { title, transcript, file, opens, poster }: BlockOf<'video'>): BlockView {
  const { context, page } = place;
  const film = filmView(context, file);
  const lines = transcript.split('\n').map((line) => line.trim());
  return omitUndefined({
    type: 'video' as const,
    title,
    transcript: lines.filter((line) => line !== ''),
    picture: context.media.picture(
      poster === undefined ? posterOf(page) : pictureOf(poster, seedOf(place)),
      blockPlace(place.page.kind),
      poster?.alt ?? '',
    ),
    film,
    isLarge: film && opens === 'large' ? true : undefined,
  });
}

function embed(place: Place, { provider, path, title, motif, set }: BlockOf<'embed'>): BlockView {
  const { name, origin } = EMBED_PROVIDERS[provider];
  return {
    type: 'embed',
    provider: name,
    kind: provider,
    src: origin + path,
    title,
    picture: place.context.media.picture({ seed: seedOf(place), motif, set }, 'band', ''),
  };
}

/** URL of a PDF, its page count as printed, and its language if it differs from the page's. */
function documentFacts({ media, text, locale }: ResolveContext, file: string) {
  const { href, pages, language } = media.document(file);
  const written = LOCALE_CODES.find((code) => language?.split('-')[0] === code);
  const hreflang = written === locale ? undefined : written;
  const printed = pages === undefined ? undefined : text('downloads.pages', { count: pages });
  return omitUndefined({ href, format: 'PDF', pages: printed, hreflang });
}

function downloads({ context }: Place, { heading, items }: BlockOf<'downloads'>): BlockView {
  return omitUndefined({
    type: 'downloads' as const,
    heading,
    items: items.map(({ title, file = 'logo', document, picture }): DownloadView => {
      if (picture !== undefined) {
        const name = picture.file.replace(/^.*\/|\.[^.]+$/g, '');
        const photo = { seed: name, file: picture.file };
        return pictureDownload(context, photo, { label: title, name, credit: picture.credit });
      }
      // Format and size are filled in once the file exists.
      const made = { label: title, format: '', size: '' };
      if (document !== undefined) return { ...made, ...documentFacts(context, document) };
      const name = file === 'logo' ? 'sff-logo' : 'sff-logo-overprint';
      return { ...made, href: context.media.file({ type: 'logo', name, variant: file }) };
    }),
  });
}

/** The caption below a picture: its own text and the credit. */
function captionOf(
  { text }: ResolveContext,
  { caption, credit }: { caption?: string | undefined; credit?: string | undefined },
): string | undefined {
  const maker = credit === undefined ? [] : [text('picture.credit', { credit })];
  return [...(caption === undefined ? [] : [caption]), ...maker].join(' ') || undefined;
}

function image(place: Place, block: BlockOf<'image'>): BlockView {
  const { context } = place;
  const picture = context.media.picture(
    pictureOf(block, seedOf(place)),
    blockPlace(place.page.kind),
    block.alt,
  );
  return omitUndefined({ type: 'image' as const, picture, caption: captionOf(context, block) });
}

/** Widths in a gallery: the wider picture is on the left in one row, on the right in the next. */
const GALLERY_ROWS = ['galleryWide', 'galleryNarrow', 'galleryNarrow', 'galleryWide'] as const;

/** Width of a gallery picture; a single picture in the last row is wide. */
function galleryPlace(index: number, count: number): PictureUse {
  const isAlone = index === count - 1 && index % 2 === 0;
  return isAlone ? 'galleryWide' : (GALLERY_ROWS[index % GALLERY_ROWS.length] ?? 'galleryWide');
}

function gallery(place: Place, { heading, pictures }: BlockOf<'gallery'>): BlockView {
  const { context } = place;
  const isInColumn = blockPlace(place.page.kind) === 'column';
  const items = pictures.map((written, index) => {
    const use = isInColumn ? 'column' : galleryPlace(index, pictures.length);
    const picture = pictureOf(written, `${seedOf(place)}-${index + 1}`);
    return omitUndefined({
      picture: context.media.picture(picture, use, written.alt),
      caption: captionOf(context, written),
    });
  });
  return omitUndefined({ type: 'gallery' as const, heading, items });
}

function quote(place: Place, { theme, text, attribution, picture }: BlockOf<'quote'>): BlockView {
  const { context } = place;
  const maker =
    picture?.credit === undefined ? [] : [context.text('picture.credit', { credit: picture.credit })];
  return omitUndefined({
    type: 'quote' as const,
    theme,
    text,
    attribution: [attribution, ...maker].join('. '),
    picture: picture && context.media.picture(pictureOf(picture, seedOf(place)), 'portrait', picture.alt),
  });
}

/** Resolves one block to its views; a listing may give none or two. */
function resolveBlock(place: Place, block: Block): BlockView[] {
  const { context, page } = place;
  const items = (entries: readonly { title: string; text?: string | undefined }[]) =>
    entries.map(({ title, text }) => omitUndefined({ title, text: optionalText(context, text) }));
  switch (block.type) {
    case 'text':
      return [
        omitUndefined({ ...block, paragraphs: block.paragraphs.map((text) => richText(context, text)) }),
      ];
    case 'statement':
      return [statement(place, block)];
    case 'list':
      return [omitUndefined({ ...block, items: items(block.items) })];
    case 'steps':
      return [omitUndefined({ ...block, items: items(block.items) })];
    case 'services':
      return [services(place, block)];
    case 'image':
      return [image(place, block)];
    case 'gallery':
      return [gallery(place, block)];
    case 'quote':
      return [quote(place, block)];
    case 'facts':
      return [
        omitUndefined({
          ...block,
          items: block.items.map(({ label, value }) => ({ label, value: richText(context, value) })),
        }),
      ];
    case 'figures':
      return [omitUndefined({ ...block, items: block.items.map((item) => omitUndefined(item)) })];
    case 'video':
      return [video(place, block)];
    case 'embed':
      return [embed(place, block)];
    case 'faq':
      return [
        omitUndefined({
          ...block,
          items: block.items.map(({ question, answer }) => ({ question, answer: richText(context, answer) })),
        }),
      ];
    case 'teasers': {
      const { heading, note, ids, link } = block;
      const entries = listedTargets(context, ids);
      if (entries.length === 0) return [];
      const words = omitUndefined({
        heading,
        note: optionalText(context, note),
        link: pageLink(context, link),
      });
      return [teaserBlock(context, entries, words, currentCityOf(page))];
    }
    case 'listing':
      return listingBlocks(context, block, page);
    case 'cta': {
      const { label, targetId, targetQuery, second, text, ...rest } = block;
      const link = linkTo(context, targetId, label, { query: targetQuery });
      return [
        omitUndefined({
          ...rest,
          text: optionalText(context, text),
          link,
          second: pageLink(context, second),
        }),
      ];
    }
    case 'jobsCallout':
      return [jobsCallout(place, block)];
    case 'downloads':
      return [downloads(place, block)];
    default:
      // Used unchanged; a type that needs resolving would not compile here.
      return [block];
  }
}

/** Appends the photo credit to a page whose main picture is a file; cases show it among their credits. */
export function withMaker({ text }: ResolveContext, page: Entry, blocks: readonly BlockView[]): BlockView[] {
  const credit = creditOf(page);
  if (credit === undefined) return [...blocks];
  return [...blocks, { type: 'text', paragraphs: [[text('picture.credit', { credit })]] }];
}

/** All blocks of a page. */
export function resolveBlocks(context: ResolveContext, page: Entry, blocks: readonly Block[]): BlockView[] {
  return blocks.flatMap((block, index) => resolveBlock({ context, page, index }, block));
}
