import type { Typeface } from '../../scripts/fonts/createTypeface';
import { loadTypeface } from '../../scripts/fonts/typeface';
import { temporaryFolder } from './temporaryFolder';

/** Loads the poster typeface for the tests of a file; the returned function provides it once tests are running. */
export function typefaceOfTests(): () => Typeface {
  let typeface: Typeface | undefined;

  beforeAll(async () => {
    typeface = await loadTypeface(temporaryFolder());
  });

  return () => {
    if (!typeface) throw new Error('The typeface is asked for before the first test.');
    return typeface;
  };
}
