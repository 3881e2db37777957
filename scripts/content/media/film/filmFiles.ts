import type { Locale } from '../../../../src/content/locales';
import type { CaptionFacts, FilmFacts, MediaFile, MediaLookup } from '../mediaFacts';

/** Film formats, by file extension. */
const FORMATS = ['mp4', 'webm'] as const;

const stemOf = (file: string): string => file.replace(/\.[^./]+$/, '');

/** Caption file of a film in a language, e.g. `rollwerk/rad.mp4` => `rollwerk/rad.de.vtt`. */
export const captionFile = (film: string, locale: Locale): string => `${stemOf(film)}.${locale}.vtt`;

/**
 * Path of the same film in the other format; undefined if the path has no film extension. A film with its extension in
 * capital letters is refused, but its other version must not be reported as unused.
 */
function otherVersion(film: string): string | undefined {
  const ending = film.slice(stemOf(film).length + 1).toLowerCase();
  const other = FORMATS.find((format) => format !== ending);
  return FORMATS.some((format) => format === ending) && other ? `${stemOf(film)}.${other}` : undefined;
}

/** Paths of all files that may belong to a film, whether they exist or not. */
export function filmFileNames(film: string, locales: readonly Locale[]): string[] {
  const other = otherVersion(film);
  return [
    film,
    ...(other === undefined ? [] : [other]),
    ...locales.map((locale) => captionFile(film, locale)),
  ];
}

/** The existing files of a film named by a page. */
export interface FilmFiles {
  /** The film in its existing formats, smallest file first: browsers take the first they can play. */
  versions: (MediaFile & FilmFacts)[];
  /** The existing caption files, in the order of the languages. */
  captions: { locale: Locale; file: MediaFile & CaptionFacts }[];
}

/** Finds the files of a film; returns empty lists if the named film itself is missing. */
export function filmFiles(index: MediaLookup, film: string, locales: readonly Locale[]): FilmFiles {
  const versions = [film, otherVersion(film)].flatMap((name) => {
    const found = name === undefined ? undefined : index.get(name);
    return found?.type === 'film' ? [found] : [];
  });
  const captions = locales.flatMap((locale) => {
    const file = index.get(captionFile(film, locale));
    return file?.type === 'captions' ? [{ locale, file }] : [];
  });
  if (versions[0]?.path !== film) return { versions: [], captions: [] };
  return { versions: versions.toSorted((a, b) => a.bytes - b.bytes), captions };
}

/** A film as used by pages, with the URLs of its files. */
export interface FilmSource {
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
  /** Size of the file that most browsers load. */
  bytes: number;
  sources: { href: string; type: string }[];
  captions: { href: string; locale: Locale }[];
}

/** Adds the URLs, as returned by `addressOf`; undefined if the film is missing. */
export function filmSource(
  { versions, captions }: FilmFiles,
  addressOf: (file: MediaFile) => string,
): FilmSource | undefined {
  const [first] = versions;
  if (!first) return undefined;
  const { seconds, width, height, hasSound, bytes } = first;
  return {
    seconds,
    width,
    height,
    hasSound,
    bytes,
    sources: versions.map((file) => ({ href: addressOf(file), type: file.mediaType })),
    captions: captions.map(({ locale, file }) => ({ href: addressOf(file), locale })),
  };
}
