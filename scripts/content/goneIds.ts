import { closestWord } from '../../src/lib/closestWord';
import { LOCALE_CODES } from '../../src/content/locales';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { SettingError } from '../lib/args';
import { appearedPage, type SeenPaths } from './seenPaths';
import type { SourceSet } from './sourceSet';

/** @throws {SettingError} for an id behind `--gone` whose page is not gone: it never existed, or its files are all there */
export function refuseIdsNotGone(
  set: SourceSet,
  { paths, gone }: { paths: SeenPaths; gone: readonly string[] },
  now: BerlinMinute,
): void {
  const isGone = (id: string) =>
    LOCALE_CODES.some((locale) => appearedPage(paths, locale, id, now) && !set.find(locale, id));
  for (const id of gone.filter((one) => !isGone(one))) {
    const files = set.pages.filter((page) => page.id === id).map(({ file }) => file);
    if (files.length > 0)
      throw new SettingError(
        `--gone is "${id}", but ${files.join(' and ')} ${files.length === 1 ? 'is' : 'are'} still there: delete that page first.`,
      );
    const closest = closestWord(id, Object.keys(paths).filter(isGone));
    const hint = closest === undefined ? 'npm run content names it.' : `Did you mean "${closest}"?`;
    throw new SettingError(`--gone is "${id}", but must be the id of a page that was there. ${hint}`);
  }
}
