import type { Locale } from '../../../../src/content/locales';
import type { CaptionFacts, FilmFacts, MediaFile, MediaIndex } from '../mediaFacts';

/** Formats in which a film lies, by the endings of its files. */
const FORMATS = ['mp4', 'webm'] as const;

const stemOf = (file: string): string => file.replace(/\.[^./]+$/, '');

/** The file with the captions of a film in a language, e.g. `rollwerk/rad.mp4` => `rollwerk/rad.de.vtt`. */
export const captionFile = (film: string, locale: Locale): string => `${stemOf(film)}.${locale}.vtt`;

/** The file that may lie beside a film with the same in the other format; undefined for what is no film by its name. */
function otherVersion(film: string): string | undefined {
  const ending = film.slice(stemOf(film).length + 1);
  const other = FORMATS.find((format) => format !== ending);
  return FORMATS.some((format) => format === ending) && other ? `${stemOf(film)}.${other}` : undefined;
}

/** The names of all files that may belong to a film, whether they are there or not. */
export function filmFileNames(film: string, locales: readonly Locale[]): string[] {
  const other = otherVersion(film);
  return [
    film,
    ...(other === undefined ? [] : [other]),
    ...locales.map((locale) => captionFile(film, locale)),
  ];
}

/** What belongs to a film that a page names. */
export interface FilmFiles {
  /** The film in the formats in which it lies there, the lighter file first: a browser takes the first that it plays. */
  versions: (MediaFile & FilmFacts)[];
  /** Those that are there, in the order of the languages. */
  captions: { locale: Locale; file: MediaFile & CaptionFacts }[];
}

/** Files of a film; without the one that is named there are none. */
export function filmFiles(index: MediaIndex, film: string, locales: readonly Locale[]): FilmFiles {
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

/** A film as pages show it, with the addresses of its files. */
export interface FilmSource {
  seconds: number;
  width: number;
  height: number;
  hasSound: boolean;
  /** Bytes of the file that most browsers load. */
  bytes: number;
  sources: { href: string; type: string }[];
  captions: { href: string; locale: Locale }[];
}

/** A film with addresses by what `addressOf` says of each of its files; undefined where it is not there. */
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
