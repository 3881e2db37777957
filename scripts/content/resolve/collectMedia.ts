import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ImageRequest } from '../../images/renderImage';
import type { SocialImageRequest } from '../../images/socialImage';
import { shortHash } from '../hash';
import type { FileRequest } from '../site';
import { type Media, pictureView } from './media';

/** What a place on a page wants to be made. */
export type MediaUse = { name: string; key: string } & (
  | { kind: 'image'; request: ImageRequest }
  | { kind: 'social'; request: SocialImageRequest }
  | { kind: 'file'; request: FileRequest }
);

/**
 * Gives keys for what pages show, so that the same poster is asked for once, and tells `note` about each use. `name`
 * tells uses apart, also those of one poster in several widths.
 */
export function createMedia(note: (use: MediaUse) => void = () => {}): Media {
  // Many pages show the same things, and hashing is slow.
  const uses = new Map<string, MediaUse>();

  function keyOf<Use extends MediaUse>(kind: Use['kind'], request: Use['request'], keyed: object): string {
    const name = `${kind} ${JSON.stringify(request)}`;
    let use = uses.get(name);
    if (!use) {
      use = { name, key: `media/${kind}/${shortHash(keyed)}`, kind, request } as MediaUse;
      uses.set(name, use);
    }
    note(use);
    return use.key;
  }

  return {
    picture: (poster, place, alt) =>
      pictureView(poster, place, alt, (request) => {
        const { widths: _, ...keyed } = request;
        return keyOf('image', request, keyed);
      }),
    socialImage({ seed, motif, set, text }, title) {
      const request = { poster: omitUndefined({ seed, motif, set, text, format: 'social' as const }), title };
      return keyOf('social', request, request);
    },
    file: (request) => keyOf('file', request, request),
  };
}
