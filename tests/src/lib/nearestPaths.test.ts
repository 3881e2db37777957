import { nearestPaths, pathWords } from '../../../src/lib/nearestPaths';

const PAGES = [
  ['/about/', 'Agentur'],
  ['/jobs/', 'Jobs'],
  ['/jobs/texterin-texter-4109/', 'Texterin / Texter'],
  ['/jobs/texterin-texter-fuer-klang-und-sprache-4112/', 'Klang und Sprache'],
  ['/jobs/frontend-entwicklung-4139/', 'Frontend-Entwicklung'],
  ['/work/rollwerk-zwei-raeder/', 'Zwei Räder'],
  ['/standorte/wien/', 'Wien'],
  ['/standorte/zuerich/', 'Zürich'],
  ['/en/about/', 'Agency'],
  ['/en/jobs/frontend-development-4139/', 'Frontend Development'],
  ['/en/locations/vienna/', 'Vienna'],
  ['/standorte/berlin/', 'Berlin'],
  ['/en/locations/berlin/', 'Berlin'],
] as const;

const inGerman = { isOwn: (path: string) => !path.startsWith('/en/'), limit: 2, languages: ['de', 'en'] };
const inEnglish = { isOwn: (path: string) => path.startsWith('/en/'), limit: 2, languages: ['de', 'en'] };
const firstFor = (address: string, options = inGerman) => nearestPaths(address, PAGES, options)[0]?.[0];

it.each([
  ['a misspelt word', '/standorte/wein/', '/standorte/wien/'],
  ['an umlaut as it is typed', '/standorte/z%C3%BCrich', '/standorte/zuerich/'],
  [
    'a folder of an earlier site',
    '/de/karriere/frontend-entwicklung.html',
    '/jobs/frontend-entwicklung-4139/',
  ],
  ['a title that was shorter', '/jobs/texter/', '/jobs/texterin-texter-4109/'],
  ['a part of the name', '/work/rollwerk/', '/work/rollwerk-zwei-raeder/'],
  ['letters that changed places', '/abuot/', '/about/'],
])('recognises %s', (_, address, path) => {
  expect(firstFor(address)).toBe(path);
});

it.each([
  ['/about-us/', inGerman, '/about/'],
  ['/en/about-us/', inEnglish, '/en/about/'],
  ['/en/jobs/frontend-entwicklung/', inEnglish, '/jobs/frontend-entwicklung-4139/'],
  ['/en/frontend-developer/', inEnglish, '/en/jobs/frontend-development-4139/'],
])('for %s in its language, or in the one that has it', (address, options, path) => {
  expect(firstFor(address, options)).toBe(path);
});

it.each(['/wp-login.php', '/xmlrpc', '/', '/%', '/en/', '/qqqqqq/zzzzz/'])(
  'offers nothing for %s',
  (address) => {
    expect(nearestPaths(address, PAGES, inGerman)).toEqual([]);
  },
);

it('offers a second page only where it is about as near', () => {
  expect(nearestPaths('/standorte/wien', PAGES, inGerman)).toHaveLength(1);
});

it.each([
  [inGerman, '/standorte/berlin/'],
  [inEnglish, '/en/locations/berlin/'],
])(
  'offers a page once, in the language of the visitor, where both languages are as near',
  (options, path) => {
    expect(nearestPaths('/berlin/', PAGES, options)).toEqual([[path, 'Berlin']]);
  },
);

it('reads words between slashes, hyphens and dots, and a lone percent sign as it is', () => {
  expect(pathWords('/Über-uns/index.html')).toEqual(['ueber', 'uns']);
  expect(pathWords('/100%-Idee/')).toEqual(['100', 'idee']);
});
