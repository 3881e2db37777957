import { formatFileSize } from '../../../src/lib/formatFileSize';
import { type PictureUseFact, stepsOf } from '../facts';
import type { FilmFacts, MediaFile, MediaIndex, PictureFacts } from '../media/mediaFacts';
import { demandsOf } from '../media/pictureDemands';
import type { Problem } from '../problems';
import type { MediaRules } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt, problemOfFile } from '../sources';
import { filmProblems, findingsOfFilm, namesOfFilms } from './films';
import { closestFile, missingFinding } from './missingMedia';

/** Input of the media checks besides the page files. */
export interface MediaSettings {
  index: MediaIndex;
  rules: MediaRules;
}

const folderOf = ({ shown }: SourceSet): string => `${shown}/media`;

const number = new Intl.NumberFormat('en-GB');
const megabits = ({ bytes, seconds }: MediaFile & FilmFacts): string =>
  number.format(Math.round((bytes * 8) / seconds / 100_000) / 10);
const px = (width: number): string => `${number.format(width)} px`;
const size = (bytes: number): string => formatFileSize(bytes, 'en-GB');

/** True if an alternative text is only a file name: `IMG_0042.jpg`, `DSC 17`, or the file's own name. */
function isFileName(alt: string, file: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\W_]+/g, ' ')
      .trim();
  const name = file.split('/').at(-1) ?? file;
  const bare = name.replace(/\.[^.]+$/, '');
  return (
    /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic)$/i.test(alt) ||
    /^(?:img|dsc|dscf|pict|image|bild|foto|photo)[\s_-]*\d+$/i.test(alt) ||
    [words(name), words(bare)].includes(words(alt))
  );
}

/** Share of the pixels of a dense screen that is sufficient for a picture to look sharp. */
const SHARP_SHARE = 0.75;

function sizeFinding(page: PageSource, use: PictureUseFact, facts: PictureFacts): Finding | undefined {
  const [worst] = demandsOf(page, use, facts).toSorted((a, b) => a.has / a.wanted - b.has / b.wanted);
  if (!worst || worst.has >= worst.wanted * SHARP_SHARE) return undefined;
  const { has, wanted, window, density } = worst;
  const isCropped = has < facts.width;
  const shown = `the picture is shown up to ${px(wanted)} wide at ${window} px; this one has ${number.format(has)}`;
  const message = isCropped ? `${shown} in the format of the place, of ${number.format(facts.width)}` : shown;
  const isBlurred = has * density < wanted;
  const wide = isCropped ? Math.ceil((facts.width * wanted) / has) : wanted;
  const fix = `export it at least ${px(wide)} wide${isBlurred ? ', or show it where it is smaller' : ': dense screens show it blurred'}`;
  return { code: 'media-small', severity: isBlurred ? 'error' : 'warning', message, fix };
}

function useFindings(
  page: PageSource,
  use: PictureUseFact,
  folder: string,
  { index, rules }: MediaSettings,
): [field: string, Finding | undefined][] {
  const { file, alt, hasCredit } = use;
  const found = index.get(file);
  const credit: Finding | undefined =
    rules.isCreditRequired && !hasCredit
      ? {
          code: 'missing-credit',
          message: `nothing says who made ${file}`,
          fix: 'add "credit": whose picture it is, as the licence asks for it',
        }
      : undefined;
  const name: Finding | undefined =
    alt !== undefined && isFileName(alt, file)
      ? {
          code: 'alt-file-name',
          message: `the alternative text "${alt}" is the name of a file`,
          fix: 'say what the picture shows in one plain sentence',
        }
      : undefined;
  if (!found)
    return [
      ['file', missingFinding(folder, file, index)],
      ['alt', name],
      ['', credit],
    ];
  const type: Finding | undefined =
    found.type !== 'picture' && found.type !== 'faulty'
      ? {
          code: 'media-type',
          message: `${folder}/${file} is no picture`,
          fix: 'name a JPEG, PNG, WebP, AVIF or TIFF',
        }
      : undefined;
  const small = found.type === 'picture' ? sizeFinding(page, use, found) : undefined;
  return [
    ['file', type],
    ['file', small],
    ['alt', name],
    ['', credit],
  ];
}

function pageProblems(page: PageSource, set: SourceSet, settings: MediaSettings): Problem[] {
  const { documents = [] } = page.facts.uses;
  const ofDocuments = documents.flatMap(([at, file]) =>
    documentFindings(file, folderOf(set), settings).flatMap((finding) =>
      finding ? [problemAt(page, stepsOf(at), finding)] : [],
    ),
  );
  const ofPictures = (page.facts.uses.pictures ?? []).flatMap((use) => {
    const group = stepsOf(use.at).slice(0, -1);
    return useFindings(page, use, folderOf(set), settings).flatMap(([field, finding]) =>
      finding ? [problemAt(page, field === '' ? group : [...group, field], finding)] : [],
    );
  });
  return [...ofDocuments, ...ofPictures, ...filmProblems(page, folderOf(set), settings.index)];
}

/** Problems with a PDF offered by a page. */
function documentFindings(file: string, folder: string, { index }: MediaSettings): (Finding | undefined)[] {
  const found = index.get(file);
  if (!found) return [missingFinding(folder, file, index)];
  if (found.type === 'faulty') return [];
  if (found.type !== 'document') {
    const message = `${folder}/${file} is no PDF`;
    return [{ code: 'media-type', message, fix: 'name a PDF, or show the file in a block of its kind' }];
  }
  const { isTagged, title, language } = found;
  const lacks = [
    ...(isTagged ? [] : ['tags, by which screen readers find headings and lists']),
    ...(title === undefined ? ['title'] : []),
    ...(language === undefined ? ['language'] : []),
  ];
  if (lacks.length === 0) return [];
  const message = `the PDF has no ${lacks.join(', and no ')}`;
  const fix = 'export it as tagged PDF (PDF/UA), with title and language in the properties of the document';
  return [{ code: 'bare-document', severity: 'warning', message, fix }];
}

/** Lossless formats, in which a photograph may stay too heavy at the size the site needs. */
const LOSSLESS_NAME = /\.(?:png|tiff?|gif)$/i;

/** The size limit of a file, and how to make it smaller. */
function weightOf({ type, path }: MediaFile, { maxBytes }: MediaRules): [most: number, fix: string] {
  if (type === 'picture') {
    const fix = 'npm run media -- --shrink makes it as large as the site needs it';
    const more = LOSSLESS_NAME.test(path) ? '; if that is not enough, export it as JPEG' : '';
    return [maxBytes.picture, fix + more];
  }
  if (type === 'film')
    return [
      maxBytes.film,
      'export it smaller, e.g. 1,280 px wide with 1.5 Mbit/s, or shorter: visitors pay for every megabyte',
    ];
  return [maxBytes.other, 'export it smaller, or keep it in large-file storage (content-json/README.md)'];
}

function fileFindings(
  file: MediaFile,
  isUsed: boolean,
  twin: MediaFile | undefined,
  folder: string,
  rules: MediaRules,
): Finding[] {
  const findings: Finding[] = [];
  if (!isUsed) {
    const fix = 'delete it, or show it: git keeps its older versions';
    findings.push({ code: 'unused-media', severity: 'warning', message: 'no page shows this file', fix });
  } else if (file.type === 'faulty') {
    findings.push({ code: 'media-fault', message: file.message, fix: file.fix });
  }
  if (twin) {
    const message = `the same file is there a second time, as ${folder}/${twin.path}`;
    findings.push({
      code: 'same-media',
      severity: 'warning',
      message,
      fix: 'name one of the two everywhere, and delete the other one',
    });
  }
  const [most, fix] = weightOf(file, rules);
  if (file.bytes > most) {
    const rate = file.type === 'film' ? ` (${megabits(file)} Mbit/s)` : '';
    const message = `the file weighs ${size(file.bytes)}${rate}; at most ${size(most)} go into the repository`;
    findings.push({ code: 'media-heavy', message, fix });
  }
  return findings;
}

/** Checks the files of content-json/media and their uses: files must exist, be suitable and have alternative texts. */
export function checkMedia(set: SourceSet, settings: MediaSettings): Problem[] {
  const { index, rules } = settings;
  const { total: most } = rules.maxBytes;
  const folder = folderOf(set);
  const files = [...index.values()];
  const used = new Set(
    set.pages.flatMap(({ facts: { uses } }) => [
      ...(uses.pictures ?? []).map(({ file }) => file),
      ...(uses.documents ?? []).map(([, file]) => file),
      ...namesOfFilms(uses),
    ]),
  );
  // A file whose name is written wrong counts as used, because the page that names it is reported instead.
  const meant = new Set([...used].map((name) => (index.has(name) ? name : closestFile(name, index))));
  const firstByHash = new Map(files.toReversed().map((file) => [file.hash, file]));
  const played = new Set(
    set.pages.flatMap(({ facts: { uses } }) => (uses.films ?? []).map(({ file }) => file)),
  );
  const own = files.flatMap((file) => {
    const first = firstByHash.get(file.hash);
    const isUsed = meant.has(file.path);
    // Captions of a film without speech may be the same in all languages, and each language needs its own file.
    const twin = first === file || file.type === 'captions' ? undefined : first;
    const ofFilm = file.type === 'film' && played.has(file.path);
    return [
      ...fileFindings(file, isUsed, twin, folder, rules),
      ...(ofFilm ? findingsOfFilm(file, folder, index) : []),
    ].map((finding) => problemOfFile(`${folder}/${file.path}`, finding));
  });
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const whole: Finding = {
    code: 'media-total',
    message: `all files together weigh ${size(total)}; at most ${size(most)} go into the repository`,
    fix: 'delete what no page shows, or keep films and pictures in large-file storage (content-json/README.md)',
  };
  return [
    ...set.pages.flatMap((page) => pageProblems(page, set, settings)),
    ...own,
    ...(total > most ? [problemOfFile(folder, whole)] : []),
  ];
}
