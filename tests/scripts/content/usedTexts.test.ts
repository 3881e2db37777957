import path from 'node:path';
import { BUILD_TEXTS } from '../../../scripts/content/buildTexts';
import { CODE_FOLDERS, readUsedTexts } from '../../../scripts/content/usedTexts';
import { withTree } from './contentTree';

const CODE = [
  'text(\'menu.open\'); text("menu.close"); text(`copyright`);',
  'text(`job.level.${level}`); text(`social.${name}.link`); text(`${anything}`); text(`a${b}`);',
  "// don't stumble over an apostrophe: 'menu.label'",
].join('\n');

it('finds keys that code names as literals or templates, and no others', async () => {
  await withTree(
    { 'src/deep/code.tsx': CODE, 'src/generated/textKeys.ts': "'made.up'", 'src/x.json': '"no.code"' },
    async (root) => {
      const used = await readUsedTexts(root, ['src', 'nowhere']);
      const found = ['menu.open', 'menu.close', 'copyright', 'job.level.mid', 'social.x.link', 'menu.label'];
      expect(found.filter((key) => !used.has(key))).toEqual([]);
      const others = ['menu.opener', 'made.up', 'no.code', 'social.x.label', 'job.type.x', 'abc'];
      expect(others.filter((key) => used.has(key))).toEqual([]);
    },
  );
});

it('knows which placeholders code can fill in', async () => {
  const code =
    "text('a.b', { count, days: left }); text('c.d', {\n  title,\n}); fill(message, 'year', now); other(hidden)";
  await withTree({ 'src/code.ts': code }, async (root) => {
    const used = readUsedTexts(root, ['src']);
    expect(['count', 'days', 'title', 'year'].filter((name) => !used.fills(name))).toEqual([]);
    expect(['left', 'hidden', 'Count', 'text'].filter((name) => used.fills(name))).toEqual([]);
  });
});

it('looks only into the folders it is given', async () => {
  await withTree({ 'scripts/a.ts': "'menu.open'" }, async (root) => {
    expect((await readUsedTexts(root, ['src'])).has('menu.open')).toBe(false);
    expect((await readUsedTexts(root, ['scripts'])).has('menu.open')).toBe(true);
  });
});

it('does not count the list of the texts that the build needs, so that each of them is shown by some code', () => {
  const used = readUsedTexts(path.resolve(__dirname, '../../..'), CODE_FOLDERS);
  expect(BUILD_TEXTS.filter((key) => !used.has(key))).toEqual([]);
});

it('does not count a key that only the list names', async () => {
  await withTree({ 'scripts/content/buildTexts.ts': "'menu.open'" }, async (root) => {
    expect(readUsedTexts(root, ['scripts']).has('menu.open')).toBe(false);
  });
});
