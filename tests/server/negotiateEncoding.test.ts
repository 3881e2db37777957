import { type Encoding, negotiateEncoding } from '../../server/files/negotiateEncoding';

const both = new Set<Encoding>(['br', 'gzip']);

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.5,br;q=0.5', 'br'],
  ['br ; q=0.1', 'br'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['identity, br', 'br'],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=2', 'identity'],
  ['br;q=x, gzip', 'gzip'],
  ['br;q=1.0000', 'identity'],
  [',,;q=1,gzip', 'gzip'],
] as const)('chooses for %p the form %s', (header, expected) => {
  expect(negotiateEncoding(header, both)).toBe(expected);
});

it('chooses only what exists', () => {
  expect(negotiateEncoding('br, gzip', new Set<Encoding>(['gzip']))).toBe('gzip');
  expect(negotiateEncoding('br, gzip', new Set<Encoding>())).toBe('identity');
});
