import type { Typeface } from '../../scripts/fonts/createTypeface';
import { loadTypeface } from '../../scripts/fonts/typeface';
import { makeTempFolder } from '../scripts/images/testCache';

/** Loads the poster typeface for the tests of a file; the returned function provides it once tests are running. */
export function typefaceOfTests(): () => Typeface {
  let typeface: Typeface | undefined;
  let removeCache = async () => {};

  beforeAll(async () => {
    const cache = await makeTempFolder();
    removeCache = cache.remove;
    typeface = await loadTypeface(cache.path);
  });

  afterAll(() => removeCache());

  return () => {
    if (!typeface) throw new Error('The typeface is asked for before the first test.');
    return typeface;
  };
}
