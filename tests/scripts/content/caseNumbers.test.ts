import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '../../../src/content/locales';
import { all, set } from './badCase';
import { blockOf, contentOf, siteOf } from './contentTree';

const PAGE = '/work/rollwerk/';

const numbered = (fields: object) => {
  const number = { value: 112, counts: 'Ausreden', mark: 'bubbles', ...fields };
  return all(...['de', 'en'].map((code) => set(`${code}/cases/rollwerk.json`, '/number', number)));
};

const caseWith = async (fields: object) => {
  const site = await siteOf(numbered(fields));
  const { number } = contentOf(site, PAGE, 'case');
  const request = site.images[number?.picture.wide.src ?? ''];
  return { site, number, request };
};

it('a case has its number with a drawing of as many marks, in the colours of its poster', async () => {
  const { number, request } = await caseWith({});
  expect(number).toMatchObject({ value: '112', counts: 'Ausreden', picture: { alt: '', ground: 'yellow' } });
  expect(number).not.toHaveProperty('scale');
  expect(request).toMatchObject({ motif: 'count', count: { mark: 'bubbles', marks: 112 }, set: 'yellow' });
});

it('a large number is drawn by fewer marks, and the page says how many things one of them stands for', async () => {
  const { number, request } = await caseWith({ value: 16_800, each: 1400, mark: 'drops' });
  expect(number).toMatchObject({ value: '16.800', scale: 'case.number.each 1.400 de' });
  expect(request).toMatchObject({ count: { mark: 'drops', marks: 12 } });
});

it('a number beside a poster without a ground of its own is printed on black', async () => {
  const change = all(numbered({}), set('de/cases/rollwerk.json', '/poster/set', 'paper'));
  const { number } = contentOf(await siteOf(change), PAGE, 'case');
  expect(number?.picture.ground).toBe('black');
});

it('the number stands on the teaser of its case, in the customs of the language, and on no other', async () => {
  const { site } = await caseWith({ value: 3206, each: 14 });
  const teasersOn = (page: string) => blockOf(contentOf(site, page, 'generic').blocks, 'posters').items;
  const numbers = (page: string) =>
    teasersOn(page).map(({ href, number }) => [href, number?.value] as [string, string | undefined]);
  expect(numbers('/work/')).toEqual([
    [PAGE, '3.206'],
    ['/work/hoerfein/', undefined],
  ]);
  expect(contentOf(site, '/work/hoerfein/', 'case')).not.toHaveProperty('number');
  expect(contentOf(site, '/work/hoerfein/', 'case').next?.number).toEqual({
    value: '3.206',
    counts: 'Ausreden',
  });
  expect(contentOf(site, `/en${PAGE}`, 'case').number?.value).toBe('3,206');
});

it('each case of the site has a number', () => {
  const without = LOCALE_CODES.flatMap((code) => {
    const folder = path.resolve(__dirname, '../../../content-json', code, 'cases');
    return readdirSync(folder).filter(
      (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).number === undefined,
    );
  });
  expect(without).toEqual([]);
});
