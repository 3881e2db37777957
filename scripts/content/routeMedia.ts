import type { PictureRequest } from '../images/renderPicture';
import type { SocialImageRequest } from '../images/socialImage';
import type { Release } from './release';
import type { MediaUse } from './resolve/collectMedia';
import type { FileRequest, Site } from './site';

/** A release is stored by the path of its page, which has the same content. */
interface KeptRelease {
  type: 'release';
  name: string;
  path: string;
}

/** A use as a line: key, kind and request. */
export function mediaLine({ key, kind, request }: MediaUse, path: string): string {
  if (kind !== 'file' || request.type !== 'release') return `${key} ${kind} ${JSON.stringify(request)}`;
  const kept: KeptRelease = { type: 'release', name: request.name, path };
  return `${key} ${kind} ${JSON.stringify(kept)}`;
}

/** The distinct keys of a page's media, sorted. */
export function mediaKeys(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.slice(0, line.indexOf(' '))))].toSorted();
}

function byKey<T>(entries: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type SiteMedia = Pick<Site, 'images' | 'socialImages' | 'files'>;

/**
 * Collects all files to be made from the lines of the pages; images are requested in all widths used by any page.
 * `releaseOf` returns a release by the path of its page and its key.
 */
export function collectRequests(
  lines: readonly string[],
  releaseOf: (path: string, key: string) => Release,
): SiteMedia {
  const images = new Map<string, PictureRequest>();
  const socialImages = new Map<string, SocialImageRequest>();
  const files = new Map<string, FileRequest>();
  for (const line of lines) {
    const [key = '', kind = ''] = line.split(' ', 2);
    const request: unknown = JSON.parse(line.slice(key.length + kind.length + 2));
    if (kind === 'image') {
      const image = request as PictureRequest;
      const widths = new Set<number>([...(images.get(key)?.widths ?? []), ...image.widths]);
      images.set(key, { ...image, widths: [...widths].toSorted((a, b) => a - b) } as PictureRequest);
    } else if (kind === 'social') {
      socialImages.set(key, request as SocialImageRequest);
    } else {
      const file = request as FileRequest | KeptRelease;
      files.set(key, 'path' in file ? lazyRelease(file, () => releaseOf(file.path, key)) : file);
    }
  }
  return { images: byKey(images), socialImages: byKey(socialImages), files: byKey(files) };
}

/** Resolves the release only on access: usually the key shows that its file already exists. */
function lazyRelease({ name }: KeptRelease, read: () => Release): FileRequest {
  let release: Release | undefined;
  return {
    type: 'release',
    name,
    get release() {
      return (release ??= read());
    },
  };
}
