// Covers src/navigation, src/components, src/sections, src/templates, src/config/openings.ts, scripts/content/openings, scripts/content/resolve, content-json.
import { posterName } from '../../src/navigation/posterImages';
import { htmlOf, pagePaths } from '../helpers/builtSite';

/** Teasers in the main element of a page: target, poster, and whether the poster stays behind. */
function teasersOf(path: string) {
  const html = htmlOf(path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', inside = '']) => {
    const src = /<img\b[^>]*?\ssrc="([^"]+)"/.exec(inside)?.[1];
    const href = /href="([^"?#]+)"/.exec(attributes)?.[1] ?? '';
    if (src === undefined || !attributes.includes('teaserMore') || !pagePaths.includes(href)) return [];
    return [{ path, href, poster: posterName(src), staysHere: inside.includes('data-stays') }];
  });
}

it('every page of the site opens with the poster that its teasers show, save for those whose poster stays', () => {
  const teasers = pagePaths.flatMap(teasersOf);
  expect(teasers.length).toBeGreaterThan(200);
  expect(teasers.some(({ staysHere }) => staysHere)).toBe(true);
  const wrong = teasers.filter(({ href, poster, staysHere }) => {
    const html = htmlOf(href);
    const first = /<img\b[^>]*?\ssrc="([^"]+)"/.exec(html.slice(html.indexOf('<main')))?.[1] ?? '';
    return (posterName(first) === poster) === staysHere;
  });
  expect(wrong).toEqual([]);
});
