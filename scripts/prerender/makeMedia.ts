import type { MadeFile, SiteMedia } from '../content/resolveMediaUrls';
import type { FileRequest, Site } from '../content/site';
import { imageKey, renderImages } from '../images/renderImages';
import { renderSocialImage, type SocialImageRequest } from '../images/socialImage';
import type { Progress } from '../lib/progress';
import { makeFile } from './makeFile';

interface MediaOptions {
  /** Root of the site the files are written to. */
  outDir: string;
  cacheDir: string;
  /** Folder of the content, where films lie. */
  contentDir: string;
  progress: Progress;
}

/** Draws and writes every image and file that a site names; cached work is not done again. */
export async function makeMedia(
  site: Site,
  { outDir, cacheDir, contentDir, progress }: MediaOptions,
): Promise<SiteMedia> {
  let report = 'none';
  const images = await renderImages(Object.values(site.images), {
    outDir,
    cacheDir,
    onProgress: ({ done, total, rendered, cached }) => {
      progress.step('Images', done, total);
      report = `${rendered} rendered, ${cached} from the cache`;
    },
  });
  progress.done('Images', report);

  const socialImages = new Map<SocialImageRequest, string>();
  const requests = Object.values(site.socialImages);
  for (const request of requests) {
    progress.step('Social images', socialImages.size, requests.length);
    socialImages.set(request, await renderSocialImage(request, cacheDir, outDir));
  }
  progress.done('Social images', String(requests.length));

  const files = new Map<FileRequest, MadeFile>();
  for (const request of Object.values(site.files))
    files.set(request, await makeFile(request, { outDir, cacheDir, contentDir }));
  return {
    image: (request) => images.get(imageKey(request)),
    socialImage: (request) => socialImages.get(request),
    file: (request) => files.get(request),
  };
}
