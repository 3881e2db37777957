import path from 'node:path';
import { PICTURE_MAX_WIDTH } from '../../src/config/pictures';
import { POSTER_FORMATS } from '../../src/config/posters';
import type { PictureUseFact } from '../content/facts';
import type { MediaFile, PictureFacts } from '../content/media/mediaFacts';
import { demandsOf, isOffered } from '../content/media/pictureDemands';
import { readMedia } from '../content/media/readMedia';
import { readFiles } from '../content/readFiles';
import { createSourceSet, type PageSource } from '../content/sourceSet';

/** A picture of content-json/media, with its use on pages. */
export interface ListedPicture {
  file: MediaFile & PictureFacts;
  /** Files of the pages that show it. */
  pages: string[];
  /** Width in px that the site can use; a larger picture has no benefit. */
  usefulWidth: number;
}

interface Use {
  page: PageSource;
  use: PictureUseFact;
}

/** The width of the original at which all its places and link previews get as many pixels as they can show. */
function usefulWidth(file: PictureFacts, uses: readonly Use[]): number {
  const isWhole = uses.length === 0 || uses.some(({ use }) => isOffered(use.at));
  if (isWhole) return Math.min(file.width, PICTURE_MAX_WIDTH);
  const shares = uses.flatMap(({ page, use }) =>
    demandsOf(page, use, file).map(({ has, wanted }) => wanted / has),
  );
  const share = Math.min(1, Math.max(POSTER_FORMATS.social.width / file.width, ...shares));
  return Math.ceil(file.width * share);
}

/** All pictures of a content folder, largest files first. */
export async function listPictures(contentDir: string): Promise<ListedPicture[]> {
  const shown = path.basename(contentDir);
  const [index, { sources }] = await Promise.all([readMedia(contentDir), readFiles(contentDir, shown)]);
  const uses = createSourceSet(sources, shown).pages.flatMap((page) =>
    (page.facts.uses.pictures ?? []).map((use): Use => ({ page, use })),
  );
  return [...index.values()]
    .flatMap((file) => {
      if (file.type !== 'picture') return [];
      const own = uses.filter(({ use }) => use.file === file.path);
      const pages = [...new Set(own.map(({ page }) => page.file))];
      return [{ file, pages, usefulWidth: usefulWidth(file, own) }];
    })
    .toSorted((a, b) => b.file.bytes - a.file.bytes);
}
