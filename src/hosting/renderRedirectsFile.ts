import { LOCALES } from '../content/locales';
import { orderRedirects, type Redirect } from './redirects';

/** What the paths of other languages than the default one begin with. */
const PREFIXES = Object.values(LOCALES).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]));

/**
 * Text of `dist/_redirects` (`/old/ /new/ 301`, `/gone/ /page-that-says-so/ 410`) for hosts of the Netlify kind. Our own
 * server reads the same file. The error pages of other languages stand last, as the first matching rule wins; hosts find `/404.html` by its name.
 *
 * @throws Error as {@link orderRedirects} does.
 */
export function renderRedirectsFile(redirects: readonly Redirect[]): string {
  const lines = [
    '# Written by the build from the former addresses in the content. Do not edit.',
    ...orderRedirects(redirects).map(({ from, to, isGone }) => `${from} ${to} ${isGone ? 410 : 301}`),
    ...PREFIXES.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}
