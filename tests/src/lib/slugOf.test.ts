import { fileSlug } from '../../../scripts/images/publish';
import { slugOf } from '../../../src/lib/slugOf';

it.each([
  ['Pfützenbund', 'pfuetzenbund'],
  ['Räder'.normalize('NFD'), 'raeder'],
  ['GROẞE Straße', 'grosse-strasse'],
  ['Stra\u00adße', 'strasse'],
  ['Première Crème', 'premiere-creme'],
  ['Chef de Café', 'chef-de-cafe'],
  ['São Paulo', 'sao-paulo'],
  ['780 m²', '780-m2'],
  ['Łódź & Ørsted', 'lodz-oersted'],
  ['  „Zwei“ – Räder! ', 'zwei-raeder'],
])('makes of %p the same URL segment and file name, %s', (name, slug) => {
  expect([slugOf(name), fileSlug(name)]).toEqual([slug, slug]);
});

it('cuts a long file name without leaving a hyphen at its end', () => {
  expect(fileSlug(`${'a'.repeat(47)} und mehr`)).toBe('a'.repeat(47));
});

it('always has a file name', () => {
  expect([slugOf('?!'), fileSlug('?!')]).toEqual(['', 'poster']);
});
