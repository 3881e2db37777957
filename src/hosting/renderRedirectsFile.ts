import { LOCALES } from '../content/locales';
import { notFoundPath } from '../content/notFoundPath';
import { orderRedirects, type Redirect } from './redirects';

/** Path prefixes of all languages except the default one. */
const PREFIXES = Object.values(LOCALES).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));

/**
 * Returns the text of `dist/_redirects` (`/old/ /new/ 301`, `/gone/ /page-that-says-so/ 410`) for hosts like Netlify.
 * Our own server reads the same file. The error pages of other languages come last, because the first matching rule
 * wins; hosts find the one of the default language by its name.
 *
 * @throws Error like {@link orderRedirects}.
 */
export function renderRedirectsFile(redirects: readonly Redirect[]): string {
  const lines = [
    '# Written by the build from the former addresses in the content. Do not edit.',
    ...orderRedirects(redirects).map(({ from, to, isGone }) => `${from} ${to} ${isGone ? 410 : 301}`),
    ...PREFIXES.map((prefix) => `${prefix}/* ${notFoundPath(prefix)} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
