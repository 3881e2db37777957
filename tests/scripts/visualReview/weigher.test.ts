import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentFile, createWeigher, type Weigher } from '../../../scripts/visualReview/weight/weigher';

/** Random hexadecimal text, which compresses to half of its length at best. */
const noise = (seed: string, length: number) => {
  let text = '';
  while (text.length < length) text += createHash('sha256').update(`${seed} ${text.length}`).digest('hex');
  return text.slice(0, length);
};

const FILES: Record<string, string> = {
  'src/entry.client.tsx': `import { shared } from './lib/shared';
    import { Everywhere } from './components/Everywhere/Everywhere';
    console.log(shared, Everywhere, import('./components/Later/Later'));`,
  'src/lib/shared.ts': `export const shared = '${noise('shared', 4000)}';`,
  'src/components/Everywhere/Everywhere.tsx': `import { shared } from '../../lib/shared';
    export const Everywhere = '${noise('everywhere', 1000)}' + shared;`,
  'src/components/Later/Later.tsx': `export const Later = '${noise('later', 6000)}';`,
  'src/components/Tag/words.ts': `export const words = '${noise('words', 1000)}';`,
  'src/components/Tag/Tag.tsx': `import { css } from '@linaria/core';
    import { shared } from '../../lib/shared';
    import { words } from './words';
    const tag = css\`
      content: '${noise('style', 2000)}';
    \`;
    export const Tag = [tag, shared, words, '${noise('tag', 1000)}', () => import('../Later/Later')];`,
  'src/sections/Quote/Quote.tsx': `export const Quote = 'quote';`,
  'src/sections/Video/Video.tsx': `export const Video = 'video';`,
  'src/sections/staticSections.ts': `import { Quote } from './Quote/Quote'; export const STATIC_SECTIONS = { quote: Quote };`,
};

let root: string;
let weigher: Weigher;

beforeAll(() => {
  const cache = path.resolve('.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the project, so that the files can import its packages.
  root = mkdtempSync(path.join(cache, 'weight-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  weigher = createWeigher(root);
});

afterAll(() => {
  weigher.stop();
  rmSync(root, { recursive: true, force: true });
});

it('counts script and styles of a component and of what it alone brings along, compressed', async () => {
  const weight = await weigher.weigh('src/components/Tag/Tag.tsx');
  // 2000 hexadecimal digits each, at half a byte; shared and lazily loaded modules do not count.
  expect(weight.script).toBeGreaterThan(1000);
  expect(weight.script).toBeLessThan(1300);
  expect(weight.styles).toBeGreaterThan(1000);
  expect(weight.styles).toBeLessThan(1300);
  expect(weight).toMatchObject({ modules: 2, isOnEveryPage: false, isStatic: false });
});

it('gives the weight of its own file for a component that every page has', async () => {
  const weight = await weigher.weigh('src/components/Everywhere/Everywhere.tsx');
  expect(weight).toMatchObject({ isOnEveryPage: true, modules: 1, packages: [], styles: 0 });
  expect(weight.script).toBeGreaterThan(500);
  expect(weight.script).toBeLessThan(800);
});

it('tells sections without script from those with it', async () => {
  expect(await weigher.weigh('src/sections/Quote/Quote.tsx')).toMatchObject({ isStatic: true });
  expect(await weigher.weigh('src/sections/Video/Video.tsx')).toMatchObject({ isStatic: false });
});

it('fails with the bundler’s words, and weighs again afterwards', async () => {
  await expect(weigher.weigh('src/components/Missing/Missing.tsx')).rejects.toThrow(/Missing/);
  expect(await weigher.weigh('src/sections/Quote/Quote.tsx')).toMatchObject({ modules: 1 });
});

it.each([
  ['stories/components/Tag.stories.tsx', 'src/components/Tag/Tag.tsx'],
  ['stories/templates/parts/Toc.stories.tsx', 'src/templates/parts/Toc.tsx'],
  ['stories/foundations/Colours.stories.tsx', undefined],
])('finds the component of %s', (story, file) => {
  expect(componentFile(path.resolve('.'), story)).toBe(file);
});
