import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { type FileUses, type FilmUseFact, stepsOf } from '../facts';
import { captionFile, filmFileNames, filmFiles } from '../media/film/filmFiles';
import type { FilmFacts, MediaFile, MediaIndex } from '../media/mediaFacts';
import type { Problem } from '../problems';
import type { PageSource } from '../sourceSet';
import { type Finding, problemAt } from '../sources';
import { missingFinding } from './missingMedia';

/** Names of all files that belong, or may belong, to the films of a page. */
export const namesOfFilms = ({ films = [] }: FileUses): string[] =>
  films.flatMap(({ file }) => filmFileNames(file, LOCALE_CODES));

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;

const languages = new Intl.DisplayNames('en-GB', { type: 'language' });

/** Programs round the ends of films and captions to a frame or two. */
const TOLERANCE_S = 0.5;

function captionFinding(
  film: MediaFile & FilmFacts,
  locale: Locale,
  folder: string,
  index: MediaIndex,
): Finding | undefined {
  const name = captionFile(film.path, locale);
  const found = index.get(name);
  if (!found) {
    const missing = missingFinding(folder, name, index);
    // The name follows from that of the film, so the file has the wrong name.
    if (missing.code === 'media-case') return { ...missing, fix: `rename it to "${name}"` };
    const subtitles = name.replace(/\.vtt$/, '.srt');
    const fix = index.has(subtitles)
      ? `export ${folder}/${subtitles} as WebVTT: browsers read nothing else`
      : `write what is said and heard into ${folder}/${name}, of a silent film what happens`;
    const message = `the film has no captions in ${languages.of(locale)}: there is no file ${name}`;
    return { code: 'film-captions', message, fix };
  }
  // Unreadable captions are reported for their own file.
  if (found.type !== 'captions' || found.seconds <= film.seconds + TOLERANCE_S) return undefined;
  const message = `the captions of ${name} end at ${clock(found.seconds)}, after the film (${clock(film.seconds)})`;
  return {
    code: 'film-captions',
    message,
    fix: 'correct their times, or take those of this cut of the film',
  };
}

const isSameForm = (a: FilmFacts, b: FilmFacts): boolean =>
  Math.abs((a.width / a.height / b.width) * b.height - 1) < 0.02;

function versionFinding(versions: readonly (MediaFile & FilmFacts)[], film: string): Finding | undefined {
  const own = versions.find(({ path }) => path === film);
  const other = versions.find(({ path }) => path !== film);
  if (!own || !other) return undefined;
  const fix = 'export both from the same cut, or delete the wrong one';
  if (Math.abs(own.seconds - other.seconds) > TOLERANCE_S) {
    const message = `${other.path} beside it is another film: it lasts ${clock(other.seconds)}, this one ${clock(own.seconds)}`;
    return { code: 'film-versions', message, fix };
  }
  if (isSameForm(own, other)) return undefined;
  const message = `${other.path} beside it has another form: ${other.width} × ${other.height}, this one ${own.width} × ${own.height}`;
  return { code: 'film-versions', message, fix };
}

/** Problems with the files of a film, independent of the pages that play it. */
export function findingsOfFilm(film: MediaFile & FilmFacts, folder: string, index: MediaIndex): Finding[] {
  const { versions } = filmFiles(index, film.path, LOCALE_CODES);
  const slow = versions.filter(({ startsAtOnce }) => !startsAtOnce);
  const start: Finding | undefined = slow[0] && {
    code: 'film-start',
    message: `${slow[0].path} begins only once all of it has been loaded: its table (moov) stands at the end`,
    fix: 'export it with “fast start” (also “web optimised”), or: ffmpeg -i FILM -c copy -movflags +faststart NEW',
  };
  const placed = versions.find(({ namesPlace }) => namesPlace);
  const place: Finding | undefined = placed && {
    code: 'film-place',
    message: `${placed.path} says where it was recorded, and films are published as they are`,
    fix: 'export it without place, or: ffmpeg -i FILM -map_metadata -1 -c copy -movflags +faststart NEW',
  };
  const formats: Finding | undefined = versions.some(({ isEverywhere }) => isEverywhere)
    ? undefined
    : {
        code: 'film-formats',
        severity: 'warning',
        message: 'some phones do not play this film: AV1 and WebM are not read everywhere',
        fix: 'put the same film as MP4 with H.264 beside it, under the same name',
      };
  const captions = LOCALE_CODES.map((locale) => captionFinding(film, locale, folder, index));
  return [start, place, formats, versionFinding(versions, film.path), ...captions].filter(
    (finding) => finding !== undefined,
  );
}

const isUpright = ({ width, height }: { width: number; height: number }): boolean => height > width;

/** Reports a poster of a different orientation than its film, which is then shown with bars at its sides. */
function posterFinding(
  { poster, isHere }: FilmUseFact,
  page: PageSource,
  film: FilmFacts,
  index: MediaIndex,
): Finding | undefined {
  if (!isHere) return undefined;
  const own = page.facts.uses.pictures?.find(({ at }) => at === '/poster/file')?.file;
  const file = poster ? poster.file : own;
  const picture = file === undefined ? undefined : index.get(file);
  // Posters drawn by the build are in landscape format.
  const isPosterUpright = picture?.type === 'picture' && isUpright(picture);
  if (film.width === film.height || isUpright(film) === isPosterUpright) return undefined;
  const [is, other] = isUpright(film) ? ['upright', 'lies'] : ['lying', 'is upright'];
  return {
    code: 'film-poster',
    severity: 'warning',
    message: `the film is ${is} (${film.width} × ${film.height}), its poster ${other}: it has bars at its sides`,
    fix: 'name a picture of the form of the film as its "poster", or write "opens": "large"',
  };
}

function useFindings(
  page: PageSource,
  use: FilmUseFact,
  folder: string,
  index: MediaIndex,
): (Finding | undefined)[] {
  const found = index.get(use.file);
  if (!found) return [missingFinding(folder, use.file, index)];
  if (found.type === 'faulty') return [];
  if (found.type === 'film') return [posterFinding(use, page, found, index)];
  const message = `${folder}/${use.file} is no film`;
  return [{ code: 'media-type', message, fix: 'name an MP4 or WebM' }];
}

/** Problems with films where a page names them. */
export function filmProblems(page: PageSource, folder: string, index: MediaIndex): Problem[] {
  return (page.facts.uses.films ?? []).flatMap((use) =>
    useFindings(page, use, folder, index).flatMap((finding) =>
      finding ? [problemAt(page, stepsOf(use.at), finding)] : [],
    ),
  );
}
