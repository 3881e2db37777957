import { closestWord } from '../../../src/lib/closestWord';
import type { MediaIndex } from '../media/mediaFacts';
import type { Finding } from '../sources';

/** Normalises names that some file systems treat as equal: in case and in the composition of umlauts. */
const sameName = (file: string): string => file.normalize('NFC').toLowerCase();

const nameIn = (file: string): string | undefined => file.split('/').at(-1);

/** The file that is probably meant by the name of one that does not exist. */
export const closestFile = (file: string, index: MediaIndex): string | undefined => {
  const known = [...index.keys()];
  return (
    known.find((name) => sameName(name) === sameName(file)) ??
    closestWord(file, known) ??
    known.find((name) => nameIn(name) === nameIn(file))
  );
};

/** The problem with a missing file of `content-json/media`: wrong case, or a typing error. */
export function missingFinding(folder: string, file: string, index: MediaIndex): Finding {
  const closest = closestFile(file, index);
  if (closest !== undefined && sameName(closest) === sameName(file)) {
    const message = `the file is called ${folder}/${closest}: servers distinguish capital and small letters, and the two ways to encode an umlaut`;
    return { code: 'media-case', message, fix: `write "${closest}"` };
  }
  const fix = closest === undefined ? `put it into ${folder}/` : `did you mean "${closest}"?`;
  return { code: 'missing-media', message: `there is no file ${folder}/${file}`, fix };
}
