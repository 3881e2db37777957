import path from 'node:path';
import type { MadeFile, SiteMedia } from '../content/resolveRouteMedia';
import type { FileRequest, Site } from '../content/site';
import type { ImageAsset } from '../images/renderImage';
import { type PictureRequest, renderPicture } from '../images/renderPicture';
import { writeIfChanged } from '../lib/cachedFile';
import type { NewFile } from '../lib/newFile';
import { makeFile } from '../prerender/makeFile';

/** Preview images for social media are not visible on the page, so they are not rendered. */
const NO_SOCIAL_IMAGE = '/assets/og/not-drawn.png';

interface DevMediaOptions {
  /** Folder to write the files to; they are served from there. */
  mediaDir: string;
  cacheDir: string;
  contentDir: string;
}

/** Creates the media of a page by their keys, when the page is requested. */
export async function makeDevMedia(
  site: Site,
  keys: readonly string[],
  { mediaDir, cacheDir, contentDir }: DevMediaOptions,
): Promise<SiteMedia> {
  const images = new Map<PictureRequest, ImageAsset>();
  const files = new Map<FileRequest, MadeFile>();
  const write = (file: NewFile) => writeIfChanged(path.join(mediaDir, file.path), file.content);
  for (const key of keys) {
    const image = site.images[key];
    const request = site.files[key];
    if (image) {
      const rendered = await renderPicture(image, { cacheDir, contentDir });
      images.set(image, rendered.asset);
      await Promise.all(rendered.files.map(write));
    } else if (request) {
      const { made, file } = await makeFile(request, { cacheDir, contentDir });
      files.set(request, made);
      await write(file);
    }
  }
  return {
    image: (request) => images.get(request),
    socialImage: () => NO_SOCIAL_IMAGE,
    file: (request) => files.get(request),
  };
}
