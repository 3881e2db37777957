import { checkMarkdownPaths } from '../../../scripts/check/markdownPaths';
import { problemsOf } from './smallTree';

const tree = {
  '.gitignore': 'dist/\nsrc/generated/\n',
  'src/lib/compact.ts': '',
  'content-json/de/texts.json': '{}',
  'docs/decisions/0001-a.md': '',
};

const problems = (text: string, file = 'README.md') =>
  problemsOf(checkMarkdownPaths, { ...tree, [file]: text });

it.each([
  ['`src/lib/compact.ts`'],
  ['`src/lib/compact.ts:12`'],
  ['`src/lib/`'],
  ['`src/**/*.ts`'],
  ['`content-json/<locale>/texts.json`'],
  ['`content-json/{de,en}/texts.json`'],
  ['`compact.ts`'],
  ['`dist/sitemap.xml`'],
  ['`src/generated/textKeys.ts`'],
  ['[decisions](docs/decisions/0001-a.md#top)'],
  ['[a host](https://host.example/docs/nowhere.md)'],
  ['`/presse/`, `text/html`, `Europe/Berlin`, `@scope/tool`, `npx jest tests/nowhere`'],
  ['`npm run content`, `npm start`, `npm test`, `npm install x`'],
  ['```\nsrc/nowhere.ts\n```'],
])('finds everything that %j names', (text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  ['\n`src/lib/gone.ts`', 'README.md:2 mentions src/lib/gone.ts, which does not exist'],
  ['`src/gone/`', 'README.md:1 mentions src/gone/, which does not exist'],
  ['`src/**/*.css`', 'README.md:1 mentions src/**/*.css, which does not exist'],
  ['`gone.mjs`', 'README.md:1 mentions gone.mjs, which does not exist'],
  ['`other/folder/a.json`', 'README.md:1 mentions other/folder/a.json, which does not exist'],
  ['[x](docs/gone.md)', 'README.md:1 links to docs/gone.md, which does not exist'],
  ['![x](docs/gone.png)', 'README.md:1 links to docs/gone.png, which does not exist'],
  [
    '`npm run gone`',
    'README.md:1 mentions the command "npm run gone", which is not in package.json - use one of start, test, content',
  ],
  ['```\nnpm run gone\n```', 'README.md:2 mentions the command "npm run gone", which is not in package.json'],
])('names what %j names in vain', (text, expected) => {
  expect(problems(text)).toEqual([expect.stringContaining(expected)]);
});

it('looks from the folder of the document, too', () => {
  expect(problems('`de/texts.json` [a](de/texts.json) `de/gone.json`', 'content-json/README.md')).toEqual([
    'content-json/README.md:1 mentions de/gone.json, which does not exist - correct the path, or remove the sentence',
  ]);
});
