// Covers .storybook, content-json/de/texts.json, scripts, server, src, stories, tests.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsIn, loadedFrom } from '../../../scripts/check/moduleGraph';
import { isModule, readTree } from '../../../scripts/check/tree';
import { INPUTS } from '../../../scripts/visual/buildStorybook';
import { HARNESS_PACKAGES, pictureHarness, pictureKeys } from '../../../scripts/visual/pictureKeys';
import { STORY_PACKAGES, storyHarness, storyKeys } from '../../../scripts/visual/storyProofs';
import { temporaryFolder } from '../../helpers/temporaryFolder';

/** A package-lock.json with the packages that take pictures, a dependency of one of them, and an unrelated package. */
function lock(versions: Record<string, string> = {}): string {
  const packages = Object.fromEntries(
    [...HARNESS_PACKAGES, ...STORY_PACKAGES, 'pngjs', 'fastify'].map((name) => [
      `node_modules/${name}`,
      { version: versions[name] ?? '1.0.0', ...(name === 'loki' && { dependencies: { pngjs: '*' } }) },
    ]),
  );
  return JSON.stringify({ packages });
}

const TEXTS = {
  de: {
    'frame.skip': 'Zum Inhalt',
    'tag.label': 'Art',
    'job.level.junior': 'Einstieg',
    'job.ends.day': 'Noch ein Tag',
    'mail.subject': 'Eingang',
  },
  en: {
    'frame.skip': 'Skip',
    'tag.label': 'Kind',
    'job.level.junior': 'Entry',
    'job.ends.day': 'One day left',
    'mail.subject': 'Received',
  },
};

/** A static Storybook with two stories: a tag, and a page that loads its sections later. */
const FILES = {
  'iframe.html': '<script src="./assets/iframe-AAAAAAAA.js"></script>',
  'assets/iframe-AAAAAAAA.js':
    'm.f=["./Tag.stories-BBBBBBBB.js"];const s={"./stories/Tag.stories.tsx":()=>o(()=>import(`./Tag.stories-BBBBBBBB.js`),__vite__mapDeps([0]),import.meta.url),"./stories/Page.stories.tsx":()=>o(()=>import(`./Page.stories-CCCCCCCC.js`),__vite__mapDeps([1]),import.meta.url)};frame(text("frame.skip"))',
  'assets/Tag.stories-BBBBBBBB.js': 'import "./Tag-DDDDDDDD.js"',
  'assets/Page.stories-CCCCCCCC.js': 'import("./Sections-EEEEEEEE.js")',
  'assets/Tag-DDDDDDDD.js': 'tag(text("tag.label"))',
  'assets/Tag-FFFFFFFF.css': '.tag{src:url(./text-GGGGGGGG.woff2)}',
  'assets/Docs-IIIIIIII.js': 'import "./Tag-DDDDDDDD.js";docs()',
  'assets/Sections-EEEEEEEE.js':
    'import "./iframe-AAAAAAAA.js";sections(text(`job.level.${level}`),text("job.ends."+unit))',
  'assets/texts-JJJJJJJJ.js': 'export default texts',
  'texts/all.json': JSON.stringify(TEXTS),
  'posters/wheel.svg': '<svg/>',
  '.vite/manifest.json': JSON.stringify({
    'iframe.html': {
      file: 'assets/iframe-AAAAAAAA.js',
      imports: ['_texts.js'],
      dynamicImports: ['Tag.stories.tsx', 'Page.stories.tsx', '.storybook/docs/SitePage.tsx'],
    },
    '.storybook/docs/SitePage.tsx': { file: 'assets/Docs-IIIIIIII.js', imports: ['_Tag.js'] },
    'Tag.stories.tsx': { file: 'assets/Tag.stories-BBBBBBBB.js', imports: ['_Tag.js'] },
    'Page.stories.tsx': { file: 'assets/Page.stories-CCCCCCCC.js', dynamicImports: ['_Sections.js'] },
    '_Tag.js': { file: 'assets/Tag-DDDDDDDD.js', css: ['assets/Tag-FFFFFFFF.css'] },
    '_texts.js': { file: 'assets/texts-JJJJJJJJ.js', name: 'texts' },
    '_Sections.js': { file: 'assets/Sections-EEEEEEEE.js', imports: ['iframe.html'] },
  }),
  '../scripts/visual/loki/main.ts': 'import "./patchLoki"',
  '../scripts/visual/loki/patchLoki.ts': 'take()',
  '../tests/helpers/storyTests.ts': 'import "./axe"',
  '../tests/helpers/axe.ts': 'check()',
  '../package-lock.json': lock(),
};

type Files = Partial<Record<keyof typeof FILES, string>>;

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

function keysOf(changes: Files = {}, rename = (text: string) => text): Record<string, string> {
  rmSync(root, { recursive: true, force: true });
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    const file = path.join(root, 'storybook-static', rename(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, rename(text));
  }
  return Object.fromEntries(pictureKeys(root, path.join(root, 'storybook-static')));
}

/** The stories whose keys differ after a change. */
function changedBy(changes: Files): string[] {
  const [before, after] = [keysOf(), keysOf(changes)];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

const BOTH = ['Page.stories.tsx', 'Tag.stories.tsx'];

describe('the keys of the pictures', () => {
  it.each([
    ['its own code', 'assets/Tag.stories-BBBBBBBB.js', ['Tag.stories.tsx']],
    ['a component it imports', 'assets/Tag-DDDDDDDD.js', ['Tag.stories.tsx']],
    ['a style of that', 'assets/Tag-FFFFFFFF.css', ['Tag.stories.tsx']],
    ['what it loads later', 'assets/Sections-EEEEEEEE.js', ['Page.stories.tsx']],
    ['what all stories stand in', 'assets/iframe-AAAAAAAA.js', BOTH],
    ['the page of the stories', 'iframe.html', BOTH],
    ['a drawn picture', 'posters/wheel.svg', BOTH],
    ['what takes the pictures', '../scripts/visual/loki/main.ts', BOTH],
    ['what that imports', '../scripts/visual/loki/patchLoki.ts', BOTH],
  ] as const)('of a story changes with %s', (_what, file, stories) => {
    expect(changedBy({ [file]: `${FILES[file]}/* changed */` })).toEqual(stories);
  });

  it.each([
    ['its component names', 'tag.label', ['Tag.stories.tsx']],
    ['it makes the key of in a template', 'job.level.junior', ['Page.stories.tsx']],
    ['it makes the key of with a +', 'job.ends.day', ['Page.stories.tsx']],
    ['what all stories stand in names', 'frame.skip', BOTH],
    ['no story names', 'mail.subject', []],
  ] as const)('of a story change with a text that %s', (_what, key, stories) => {
    const en = { ...TEXTS.en, [key]: 'Changed' };
    expect(changedBy({ 'texts/all.json': JSON.stringify({ ...TEXTS, en }) })).toEqual(stories);
  });

  it('do not change with the chunk of the texts, which holds those of all stories', () => {
    expect(changedBy({ 'assets/texts-JJJJJJJJ.js': 'export default other' })).toEqual([]);
  });

  it('change with the version of the browser, and of what a package of the harness needs; not with others', () => {
    expect(changedBy({ '../package-lock.json': lock({ '@sparticuz/chromium': '2.0.0' }) })).toEqual(BOTH);
    expect(changedBy({ '../package-lock.json': lock({ pngjs: '2.0.0' }) })).toEqual(BOTH);
    expect(changedBy({ '../package-lock.json': lock({ fastify: '2.0.0' }) })).toEqual([]);
  });

  it('change with the content of a font, whose name is in the style', () => {
    expect(changedBy({ 'assets/Tag-FFFFFFFF.css': '.tag{src:url(./text-HHHHHHHH.woff2)}' })).toEqual([
      'Tag.stories.tsx',
    ]);
  });

  it('stay the same where only names of chunks are others, as after a change of another story', () => {
    const before = keysOf();
    expect(
      keysOf({}, (text) => text.replaceAll('-BBBBBBBB', '-ZZZZZZZZ').replaceAll('-AAAAAAAA', '-YYYYYYYY')),
    ).toEqual(before);
  });

  it('stay the same when only the pages of documentation show something else', () => {
    expect(changedBy({ 'assets/Docs-IIIIIIII.js': 'otherDocs()' })).toEqual([]);
  });

  it('stay the same when another story comes', () => {
    const frame = FILES['assets/iframe-AAAAAAAA.js'].replace(
      '};frame()',
      ',"./stories/New.stories.tsx":()=>o(()=>import(`./New.stories-NNNNNNNN.js`),__vite__mapDeps([2]),import.meta.url)};frame()',
    );
    expect(changedBy({ 'assets/iframe-AAAAAAAA.js': frame })).toEqual([]);
  });

  it('stay the same when what tests stories changes, unlike the keys of their behaviour', () => {
    const change = { '../tests/helpers/axe.ts': 'checkMore()' };
    expect(changedBy(change)).toEqual([]);
    const storyKeysOf = (changes?: Files) => {
      keysOf(changes);
      return storyKeys(root, path.join(root, 'storybook-static'));
    };
    const [before, after] = [storyKeysOf(), storyKeysOf(change)];
    expect(BOTH.filter((name) => before.get(name) !== after.get(name))).toEqual(BOTH);
  });

  it('cannot be told without the manifest', () => {
    expect(() => pictureKeys(root, root)).toThrow(
      /manifest\.json is missing: \.storybook\/storybookConfig\.ts/,
    );
  });
});

describe('what counts as a whole', () => {
  const project = path.resolve(__dirname, '../../..');
  const tree = readTree(project);
  const taking = pictureHarness(project);
  const looking = storyHarness(project);

  it('as what takes the pictures: the programs and what they import', () => {
    expect(taking).toEqual(
      expect.arrayContaining([
        'scripts/visual/takePictures.ts',
        'scripts/visual/loki/patchLoki.ts',
        'scripts/browser/launchBrowser.ts',
        'src/theme/viewports.ts',
      ]),
    );
  });

  it('as what looks at stories: every module that does, save those that tell which stories are proven', () => {
    expect(looking).toEqual(
      expect.arrayContaining(['tests/helpers/storyTests.ts', 'tests/helpers/pageFaults/layoutFaults.ts']),
    );
    expect(looking.filter((file) => /^scripts\/(?!browser\/)/.test(file))).toEqual([
      'scripts/visual/longestWords.ts',
      'scripts/visual/storyFile.ts',
    ]);
  });

  it('as the packages that take pictures and look at stories: every one that they import', () => {
    const importedBy = (files: readonly string[]) =>
      files
        .filter(isModule)
        .flatMap((file) => importsIn(tree, file).packages)
        .filter(({ name, isType }) => !isType && !name.startsWith('node:'))
        .map(({ name }) => name);
    expect(importedBy(taking).filter((name) => !HARNESS_PACKAGES.includes(name))).toEqual([]);
    const known = [...HARNESS_PACKAGES, ...STORY_PACKAGES];
    expect(importedBy(looking).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('as what Storybook is built from: every module of its settings and of the stories', () => {
    const own = tree.files.filter((file) => /^\.storybook\/.+\.tsx?$|\.stories\.tsx$/.test(file));
    expect(own).toContain('.storybook/main.ts');
    const isKnown = (file: string) => INPUTS.some((name) => `${file}/`.startsWith(`${name}/`));
    expect([...loadedFrom(tree, own).keys()].filter((file) => !isKnown(file))).toEqual([]);
  });

  it('is there', () => {
    const isThere = (name: string) => tree.files.some((file) => `${file}/`.startsWith(`${name}/`));
    expect([...taking, ...looking, ...INPUTS].filter((name) => !isThere(name))).toEqual([]);
  });
});
