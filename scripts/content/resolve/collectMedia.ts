import path from 'node:path';
import { PICTURE_MAX_WIDTH } from '../../../src/config/pictures';
import { POSTER_FORMATS } from '../../../src/config/posters';
import { LOCALE_CODES } from '../../../src/content/locales';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { cropTo } from '../../images/photoCrop';
import { fileSlug } from '../../images/publish';
import type { PictureRequest } from '../../images/renderPicture';
import type { SocialImageRequest } from '../../images/socialImage';
import { hashOfValue } from '../hashOfValue';
import { filmFiles, filmSource } from '../media/film/filmFiles';
import { documentIn, type MediaFile, type MediaLookup, pictureIn } from '../media/mediaFacts';
import type { FileRequest } from '../site';
import { isPhoto, type Media, photoView, posterView, type SeededPhoto, type SeededPoster } from './media';

/** A request for a file to be made, as issued by a place on a page. */
export type MediaUse = { name: string; key: string } & (
  | { kind: 'image'; request: PictureRequest }
  | { kind: 'social'; request: SocialImageRequest }
  | { kind: 'file'; request: FileRequest }
);

/** Options of `createMedia`. */
export interface MediaOptions {
  /** The files of content-json/media; none by default. */
  index?: MediaLookup;
  /** Called for each use. */
  note?: (use: MediaUse) => void;
}

const socialSize = POSTER_FORMATS.social;

/**
 * Creates the media resolver. It returns keys for requested pictures and files, so that equal requests are made only
 * once, and reports each use to `note`. The `name` of a use also distinguishes different widths of the same picture.
 */
export function createMedia({ index = new Map(), note = () => {} }: MediaOptions = {}): Media {
  // Many pages show the same media, and hashing is slow.
  const uses = new Map<string, MediaUse>();

  function keyOf<Use extends MediaUse>(kind: Use['kind'], request: Use['request'], keyed: object): string {
    const name = `${kind} ${JSON.stringify(request)}`;
    let use = uses.get(name);
    if (!use) {
      use = { name, key: `media/${kind}/${hashOfValue(keyed)}`, kind, request } as MediaUse;
      uses.set(name, use);
    }
    note(use);
    return use.key;
  }

  const imageKey = (request: PictureRequest) => {
    const { widths: _, ...keyed } = request;
    return keyOf('image', request, keyed);
  };

  const factsOf = ({ file }: SeededPhoto) => pictureIn(index, file);

  const partOf = (photo: SeededPhoto, ratio: number) => {
    const { file, focus, print } = photo;
    const facts = factsOf(photo);
    return omitUndefined({ file, hash: facts.hash, print, crop: cropTo(facts, ratio, focus) });
  };

  const delivered = ({ path: file, hash }: MediaFile) => {
    const name = fileSlug(path.posix.basename(file, path.posix.extname(file)));
    const request: FileRequest = { type: 'delivered', name, file, hash };
    return keyOf('file', request, request);
  };

  const posterRequest = ({ text, ...poster }: SeededPoster) => ({ ...poster, ...omitUndefined({ text }) });

  return {
    picture: (picture, place, alt) =>
      isPhoto(picture)
        ? photoView(picture, factsOf(picture), place, alt, imageKey)
        : posterView(picture, place, alt, imageKey),
    socialImage(picture, title) {
      const request: SocialImageRequest = isPhoto(picture)
        ? { name: picture.seed, photo: partOf(picture, socialSize.width / socialSize.height), title }
        : { poster: { ...posterRequest(picture), format: 'social' }, title };
      return keyOf('social', request, request);
    },
    file: (request) => keyOf('file', request, request),
    document(file) {
      const found = documentIn(index, file);
      const { pages, language } = found;
      return { href: delivered(found), ...omitUndefined({ pages, language }) };
    },
    film: (file) => filmSource(filmFiles(index, file, LOCALE_CODES), delivered),
    pictureFile(picture, name) {
      if (!isPhoto(picture)) {
        const request: FileRequest = {
          type: 'poster',
          name,
          poster: { ...posterRequest(picture), format: 'landscape' },
        };
        return { href: keyOf('file', request, request) };
      }
      const whole = factsOf(picture);
      const photo = partOf(picture, whole.width / whole.height);
      const width = Math.min(whole.width, PICTURE_MAX_WIDTH);
      const request: FileRequest = { type: 'photo', name: fileSlug(name), photo: { ...photo, width } };
      const height = Math.max(1, Math.round((width * photo.crop.height) / photo.crop.width));
      return { href: keyOf('file', request, request), width, height };
    },
  };
}
