import type { ImageWidth } from '../../../src/config/posters';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ImageRequest } from '../../images/renderImage';
import type { SocialImageRequest } from '../../images/socialImage';
import { shortHash } from '../hash';
import type { FileRequest } from '../site';
import { type Media, pictureView } from './media';

/** Collects what the pages show, and gives keys for it, so that the same poster is asked for once. */
export interface CollectedMedia extends Media {
  images: Record<string, ImageRequest>;
  socialImages: Record<string, SocialImageRequest>;
  files: Record<string, FileRequest>;
}

/** A collection with nothing in it yet. */
export function createMedia(): CollectedMedia {
  const images: Record<string, ImageRequest> = {};
  const socialImages: Record<string, SocialImageRequest> = {};
  const files: Record<string, FileRequest> = {};

  function collect({ widths, ...request }: ImageRequest): string {
    const key = `media/image/${shortHash(request)}`;
    const all = new Set<ImageWidth>([...(images[key]?.widths ?? []), ...widths]);
    images[key] = { ...request, widths: [...all].toSorted((a, b) => a - b) };
    return key;
  }

  return {
    images,
    socialImages,
    files,
    picture: (poster, place, alt) => pictureView(poster, place, alt, collect),
    socialImage({ seed, motif, set, text }, title) {
      const request = { poster: omitUndefined({ seed, motif, set, text, format: 'social' as const }), title };
      const key = `media/social/${shortHash(request)}`;
      socialImages[key] = request;
      return key;
    },
    file(request) {
      const key = `media/file/${shortHash(request)}`;
      files[key] = request;
      return key;
    },
  };
}
