import type { PosterFormat } from '../../../src/config/posters';
import type { Kind } from '../../../src/content/types';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { type PosterRequest, posterKey } from '../../images/poster';
import type { PictureRequest } from '../../images/renderPicture';
import { isDraft, publicationOf } from '../publication/publication';
import { createEntries } from '../resolve/createEntries';
import { isPhoto, posterOf } from '../resolve/media';
import type { PageSource, SourceSet } from '../sourceSet';

/** The drawn poster by which a page is known: its opening, and its picture wherever other pages show it. */
export interface OwnPoster {
  /** The page in the first language that has this poster. */
  page: PageSource;
  /** The poster without the format. */
  poster: Omit<PosterRequest, 'format'>;
  /** In which formats the site shows it. */
  formats: PosterFormat[];
}

/** Kinds whose poster is shown nowhere but in pictures for other sites, or not at all. */
const UNSEEN: readonly Kind[] = ['jobs', 'applications', 'legal'];

/** What a page that is not on the site yet will be shown in. */
const USUAL_FORMATS: PosterFormat[] = ['hero', 'landscape', 'portrait'];

/** One word for a drawing in its inks, in all formats. */
const drawingName = ({ seed, motif, plates, set, text }: Omit<PosterRequest, 'format'>): string =>
  posterKey({
    ...omitUndefined({ seed, motif, plates, set, text }),
    format: 'square',
    registerMark: false,
  } as PosterRequest);

/** All drawings of a site with the formats they are shown in. */
function shownDrawings(images: readonly PictureRequest[]): Map<string, Set<PosterFormat>> {
  const shown = new Map<string, Set<PosterFormat>>();
  for (const image of images) {
    if ('file' in image) continue;
    const name = drawingName(image);
    shown.set(name, (shown.get(name) ?? new Set()).add(image.format));
  }
  return shown;
}

/**
 * The posters of all pages that show theirs, each once for all languages, in the order of their files. Pages that are to appear later
 * count already: else a build on that day would be refused, with nobody there.
 */
export function ownPosters(
  { pages, find }: Pick<SourceSet, 'pages' | 'find'>,
  images: readonly PictureRequest[],
  now: string,
): OwnPoster[] {
  const shown = shownDrawings(images);
  const found = new Map<string, OwnPoster>();
  for (const entry of createEntries(pages, now).all) {
    const page = find(entry.locale, entry.id);
    const picture = posterOf(entry);
    if (!page || isPhoto(picture)) continue;
    const poster = omitUndefined(picture) as OwnPoster['poster'];
    const name = drawingName(poster);
    const isComing = !isDraft(page) && (publicationOf(page)?.from ?? '') > now && !UNSEEN.includes(page.kind);
    const formats = shown.has(name) ? [...(shown.get(name) ?? [])] : isComing ? USUAL_FORMATS : [];
    if (formats.length > 0 && !found.has(name))
      found.set(name, { page, poster, formats: formats.toSorted() });
  }
  return [...found.values()].toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1));
}
