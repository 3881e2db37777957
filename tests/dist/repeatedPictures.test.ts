// Covers content-json, scripts/content/resolve, scripts/images.
import { htmlOf, pagePaths } from '../helpers/builtSite';

/** URLs of the pictures in the main element of a page, in order. */
function picturesOf(path: string): string[] {
  const html = htmlOf(path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
}

it('no page shows the same picture twice', () => {
  const shown = pagePaths.map((path) => ({ path, pictures: picturesOf(path) }));
  expect(shown.filter(({ pictures }) => pictures.length > 1).length).toBeGreaterThan(50);
  const repeated = shown.flatMap(({ path, pictures }) =>
    pictures
      .filter((src, index) => pictures.indexOf(src) !== index)
      .map((src) => `${path} shows ${src} twice: give the block a "poster" of its own`),
  );
  expect(repeated).toEqual([]);
});
