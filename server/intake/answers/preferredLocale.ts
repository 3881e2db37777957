import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { readQualities } from '../../readQualities';

/** The language of the site that the browser prefers: the heaviest by `Accept-Language`, the first among equals. */
export function preferredLocale(accepted = ''): Locale | undefined {
  const ranges = [...readQualities(accepted)].filter(([, quality]) => quality > 0);
  const [best] = ranges
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([range]) => LOCALE_CODES.filter((code) => code === range.split('-', 1)[0]));
  return best;
}
