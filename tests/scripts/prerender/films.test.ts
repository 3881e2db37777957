import { statSync } from 'node:fs';
import path from 'node:path';
import { makeFile } from '../../../scripts/prerender/makeFile';
import { FILM_NAMES } from '../../../src/config/films';
import { LOCALE_CODES } from '../../../src/content/locales';

const MEDIA = path.join(__dirname, '../../../content-json/media');

it.each(FILM_NAMES)(
  '%s has both formats, small enough for a phone, and captions in every language',
  (name) => {
    const size = (ending: string) => statSync(path.join(MEDIA, `${name}.${ending}`)).size;
    for (const ending of ['webm', 'mp4']) {
      expect(size(ending)).toBeGreaterThan(0);
      expect(size(ending)).toBeLessThanOrEqual(400_000);
    }
    for (const locale of LOCALE_CODES) expect(size(`${locale}.vtt`)).toBeGreaterThan('WEBVTT'.length);
  },
);

it('stops the build with the name of the file when a film is missing', async () => {
  const folders = { cacheDir: '/nowhere', contentDir: '/nowhere/content' };
  await expect(makeFile({ type: 'film', name: 'rollwerk-rad', ending: 'webm' }, folders)).rejects.toThrow(
    '/nowhere/content/media/rollwerk-rad.webm is missing',
  );
});
