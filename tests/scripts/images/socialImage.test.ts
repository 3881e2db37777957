import { join } from 'node:path';
import sharp from 'sharp';
import type { Typeface } from '../../../scripts/fonts/createTypeface';
import { loadTypeface } from '../../../scripts/fonts/typeface';
import { drawSocialImage, renderSocialImage, setSocialTitle } from '../../../scripts/images/socialImage';
import type { PosterRequest } from '../../../scripts/images/poster';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const poster: PosterRequest = { seed: 'Größe', motif: 'rings', set: 'blue', format: 'portrait' };
/** Inner width of the widest panel in px. */
const TEXT_WIDTH = 688;

const TITLES = [
  'Presse',
  'Deckungsgleich ist langweilig.',
  'Wir sind 340 Menschen in sieben Städten',
  'Projektleitung Audio (w/m/d) in Wien, Düsseldorf oder Łódź',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Grundstücksverkehrsgenehmigungszuständigkeit',
  'Datenschutz\u00adgrund\u00adverordnungs\u00adbeauftragte (w/m/d)',
  'x'.repeat(600),
  'Ein sehr langer Titel, der nicht aufhört, '.repeat(12),
];

let root: string;
let typeface: Typeface;

beforeAll(async () => {
  root = temporaryFolder();
  typeface = await loadTypeface(join(root, 'cache'));
});

describe('the image of a shared link', () => {
  it.each(TITLES)('holds the title "%.40s" in at most four lines inside its panel', (title) => {
    const { lines, size } = setSocialTitle(title, typeface);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.join('')).not.toBe('');
    for (const line of lines) expect(typeface.advance(line, size)).toBeLessThanOrEqual(TEXT_WIDTH);
  });

  it('sets short titles large and long compounds smaller', () => {
    const size = (title: string) => setSocialTitle(title, typeface).size;
    expect(size('Presse')).toBe(120);
    expect(size('Donaudampfschifffahrtsgesellschaftskapitän')).toBeLessThan(
      size('Deckungsgleich ist langweilig.'),
    );
  });

  it('breaks a compound at its soft hyphens, with a hyphen, when it is too long for one line', () => {
    const { lines } = setSocialTitle('Datenschutz\u00adgrund\u00adverordnungs\u00adbeauftragte', typeface);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/-$/);
    expect(lines.join('').replaceAll('-', '')).toBe('Datenschutzgrundverordnungsbeauftragte');
  });

  it('keeps all words of a title, in order, and never breaks at a non-breaking space', () => {
    const { lines } = setSocialTitle('Neu in Wien: das Haus für Klang und\u00a0Sprache', typeface);
    expect(lines.join(' ')).toBe('Neu in Wien: das Haus für Klang und\u00a0Sprache');
  });

  it('sets titles that carry marks the font does not have', () => {
    const { lines } = setSocialTitle('E\u2011Mail an\u202funs\u200b', typeface);
    expect(lines.join(' ')).toBe('E-Mail an\u00a0uns');
  });

  it('ends with an ellipsis what no size can hold', () => {
    expect(setSocialTitle('x'.repeat(600), typeface).lines.at(-1)).toMatch(/…$/);
  });

  it('holds the title as outlines', () => {
    const draw = (title: string) => drawSocialImage({ poster, title }, typeface);
    expect(draw('Presse')).not.toMatch(/<text|font|Presse|NaN/);
    expect(draw('Presse')).not.toBe(draw('Kontakt'));
  });

  it('is a palette PNG of 1200 x 630 px below 80 kB', async () => {
    const request = { poster, title: 'Leise ist das neue Laut' };
    const { url, file } = await renderSocialImage(request, join(root, 'cache'));
    expect(url).toMatch(/^\/assets\/og\/groesse\.[0-9a-f]{8}\.png$/);
    expect(file.path).toBe(url.slice(1));
    const meta = await sharp(file.content).metadata();
    expect(meta).toMatchObject({ format: 'png', width: 1200, height: 630, isPalette: true });
    expect(file.content.byteLength).toBeLessThan(80_000);
  });

  it('is rendered once and then taken from the cache, byte for byte', async () => {
    const request = { poster, title: 'Zweimal' };
    const first = await renderSocialImage(request, join(root, 'cache'));
    const toBuffer = jest.spyOn(sharp.prototype, 'toBuffer');
    const second = await renderSocialImage(request, join(root, 'cache'));
    expect(toBuffer).not.toHaveBeenCalled();
    toBuffer.mockRestore();
    expect(second).toEqual(first);
  });
});
