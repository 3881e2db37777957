import { closestWord } from '../../../src/lib/closestWord';
import type { MediaIndex } from '../media/mediaFacts';
import type { Finding } from '../sources';

/** Normalises names that some file systems treat as equal: in case and in the composition of umlauts. */
const sameName = (file: string): string => file.normalize('NFC').toLowerCase();

/** The problem with a missing file of `content-json/media`: wrong case, or a typing error. */
export function missingFinding(folder: string, file: string, index: MediaIndex): Finding {
  const known = [...index.keys()];
  const other = known.find((name) => sameName(name) === sameName(file));
  if (other !== undefined) {
    const message = `the file is called ${folder}/${other}: servers distinguish capital and small letters, and the two ways to encode an umlaut`;
    return { code: 'media-case', message, fix: `write "${other}"` };
  }
  const closest =
    closestWord(file, known) ?? known.find((name) => name.endsWith(`/${file.split('/').at(-1)}`));
  const fix = closest === undefined ? `put it into ${folder}/` : `did you mean "${closest}"?`;
  return { code: 'missing-media', message: `there is no file ${folder}/${file}`, fix };
}
