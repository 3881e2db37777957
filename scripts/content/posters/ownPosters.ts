import type { PosterFormat } from '../../../src/config/posters';
import type { Kind } from '../../../src/content/types';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { type PosterRequest, posterKey } from '../../images/poster';
import type { PictureRequest } from '../../images/renderPicture';
import { isDraft, publicationOf } from '../publication/publication';
import { createEntries } from '../resolve/createEntries';
import { isPhoto, posterOf } from '../resolve/media';
import type { PageSource, SourceSet } from '../sourceSet';

/** The drawn poster that identifies a page: shown at its opening and wherever other pages show it. */
export interface OwnPoster {
  /** The page in the first language that has this poster. */
  page: PageSource;
  /** The poster without a format. */
  poster: Omit<PosterRequest, 'format'>;
  /** The formats in which the site shows it. */
  formats: PosterFormat[];
}

/** Kinds whose poster appears only in link previews on other sites, or not at all. */
const UNSEEN: readonly Kind[] = ['jobs', 'applications', 'legal'];

/** The formats assumed for a page that is not published yet. */
const USUAL_FORMATS: PosterFormat[] = ['hero', 'landscape', 'portrait'];

/** Key of a drawing in its colours, the same for all formats. */
const drawingName = ({ seed, motif, plates, set, text }: Omit<PosterRequest, 'format'>): string =>
  posterKey({
    ...omitUndefined({ seed, motif, plates, set, text }),
    format: 'square',
    registerMark: false,
  } as PosterRequest);

/** All drawings of a site, with the formats in which they are shown. */
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
 * The posters of all pages that show one, once for all languages, sorted by file. Pages with a later publishing date
 * are included: otherwise the unattended build on that day would fail.
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
