import path from 'node:path';
import { PICTURE_MAX_WIDTH } from '../../../src/config/pictures';
import { POSTER_FORMATS } from '../../../src/config/posters';
import { LOCALE_CODES } from '../../../src/content/locales';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { cropTo } from '../../images/photoCrop';
import { fileSlug } from '../../images/publish';
import type { PictureRequest } from '../../images/renderPicture';
import type { SocialImageRequest } from '../../images/socialImage';
import { shortHash } from '../hash';
import { filmFileNames, filmFiles, filmSource } from '../media/film/filmFiles';
import { documentIn, type MediaFile, type MediaIndex, pictureIn } from '../media/mediaFacts';
import type { FileRequest } from '../site';
import { isPhoto, type Media, photoView, posterView, type SeededPhoto, type SeededPoster } from './media';

/** What a place on a page wants to be made. */
export type MediaUse = { name: string; key: string } & (
  | { kind: 'image'; request: PictureRequest }
  | { kind: 'social'; request: SocialImageRequest }
  | { kind: 'file'; request: FileRequest }
);

/** What media are made from, and who is told what was asked for. */
export interface MediaOptions {
  /** The files of content-json/media; none by default. */
  index?: MediaIndex;
  /** Is told of each use. */
  note?: (use: MediaUse) => void;
  /** Is told of each file that a page was made from, as the name of a question. */
  noteQuestion?: (question: string) => void;
}

/** The question what lies under a path of content-json/media. Its words have no blanks. */
const mediaQuestion = (file: string): string => `media ${encodeURI(file)}`;

/** What such a question is answered with now; undefined for one about something else. */
export function answerAboutMedia(
  index: MediaIndex,
  [subject, file = '']: readonly string[],
): string | undefined {
  return subject === 'media' ? (index.get(decodeURI(file))?.hash ?? '') : undefined;
}

const socialSize = POSTER_FORMATS.social;

/**
 * Gives keys for what pages show, so that the same picture is asked for once, and tells `note` about each use. `name`
 * tells uses apart, also those of one picture in several widths.
 */
export function createMedia({
  index = new Map(),
  note = () => {},
  noteQuestion = () => {},
}: MediaOptions = {}): Media {
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

  const imageKey = (request: PictureRequest) => {
    const { widths: _, ...keyed } = request;
    return keyOf('image', request, keyed);
  };

  const factsOf = ({ file }: SeededPhoto) => {
    noteQuestion(mediaQuestion(file));
    return pictureIn(index, file);
  };

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
      noteQuestion(mediaQuestion(file));
      const found = documentIn(index, file);
      const { pages, language } = found;
      return { href: delivered(found), ...omitUndefined({ pages, language }) };
    },
    film(file) {
      // Also those that are not there yet: the page changes with the day on which they are.
      for (const name of filmFileNames(file, LOCALE_CODES)) noteQuestion(mediaQuestion(name));
      return filmSource(filmFiles(index, file, LOCALE_CODES), delivered);
    },
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
