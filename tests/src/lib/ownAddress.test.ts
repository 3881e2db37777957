import { isOwnPath, isPagePath, ownAddress } from '../../../src/lib/ownAddress';

const ORIGIN = 'https://www.sff.example';

/** Paths, and whether they resolve to this site like any other URL. */
const PATHS: readonly [path: string, isOwn: boolean][] = [
  ['/', true],
  ['/jobs/', true],
  ['/jobs/?q=//evil.example/#//evil.example/', true],
  ['/%2f/evil.example/', true],
  ['/%2fevil.example/', true],
  ['/%5cevil.example/', true],
  ['/%09/evil.example/', true],
  ['/.//evil.example/', true],
  ['/jobs/..//evil.example/', true],
  ['/x//evil.example/', true],
  ['/@evil.example/', true],
  ['/:80/', true],
  ['/?/evil.example/', true],
  ['/#/evil.example/', true],
  ['/https://evil.example/', true],
  ['//evil.example/', false],
  ['//evil.example', false],
  ['///evil.example/', false],
  ['////evil.example/', false],
  ['//user@evil.example/', false],
  ['//evil.example:443/', false],
  ['//', false],
  ['//?x', false],
  ['/\\evil.example/', false],
  ['/\\/evil.example/', false],
  ['\\\\evil.example/', false],
  ['\\/evil.example/', false],
  ['/\t/evil.example/', false],
  ['/\n/evil.example/', false],
  ['/\r\n\\evil.example/', false],
  ['\t//evil.example/', false],
  [' //evil.example/', false],
  ['\u0000//evil.example/', false],
  ['https://evil.example/', false],
  ['https:evil.example/', false],
  ['HTTPS:\\\\evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['@evil.example/', false],
  ['.evil.example/', false],
  [':80@evil.example/', false],
  ['', false],
];

it.each(PATHS)('the address of %j is one of this site', (path) => {
  const address = ownAddress(path, ORIGIN);
  expect(new URL(address).origin).toBe(ORIGIN);
  expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
  // Resolving it again, as links, the history and the location do, does not change it.
  expect(new URL(address, 'https://elsewhere.example/x/').href).toBe(address);
});

it.each(PATHS)('a path such as %j is told from the address of another site', (path, isOwn) => {
  const resolved = URL.canParse(path, ORIGIN) ? new URL(path, ORIGIN).origin : 'none';
  expect([isOwnPath(path), !isOwn || resolved === ORIGIN]).toEqual([isOwn, true]);
});

it.each([
  ['/jobs/?q=wien#liste', 'https://www.sff.example/jobs/?q=wien#liste'],
  ['/', 'https://www.sff.example/'],
  ['//evil.example/x?a#b', 'https://www.sff.example//evil.example/x?a#b'],
  ['/\\evil.example/', 'https://www.sff.example//evil.example/'],
])('%j keeps path, query and hash', (path, address) => {
  expect(ownAddress(path, ORIGIN)).toBe(address);
});

it.each(['//', '//evil.example/', '/\\evil.example/', '/\t/evil.example/', 'https://evil.example/'])(
  '%j is no page of the site',
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

it.each(['/', '/jobs/', '/en/'])('%s is a page of the site', (path) => {
  expect(isPagePath(path)).toBe(true);
});
