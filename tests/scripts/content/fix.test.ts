// Covers scripts/content.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { fixContent } from '../../../scripts/content/fix/fixContent';
import { all, set } from './badCase';
import { baseTree, DATE, ORIGIN, type Tree, withTree } from './contentTree';

const ABOUT = 'content-json/de/pages/about.json';

const problemsOf = (root: string) =>
  buildContent({ contentDir: path.join(root, 'content-json'), origin: ORIGIN, date: DATE, root });

/** Fixes a tree; gives what was said, and all files as they lie there afterwards. */
async function fix(tree: Tree): Promise<{ lines: string[]; files: Map<string, string>; left: string[] }> {
  return withTree(tree, async (root) => {
    const lines = await fixContent((await problemsOf(root)).problems);
    const files = new Map<string, string>();
    for (const file of Object.keys(tree)) files.set(file, await readFile(path.join(root, file), 'utf8'));
    const { problems } = await problemsOf(root);
    const strip = (line: string) => line.replaceAll(/\S*content-json\//g, 'content-json/');
    return { lines: lines.map(strip), files, left: problems.map(({ code }) => code) };
  });
}

describe('npm run content -- --fix', () => {
  it('shows before and after of each text, with what nobody sees', async () => {
    const tree = baseTree();
    set('de/pages/about.json', '/title', 'Ein  Haus ... mit 10 MB')(tree);
    const { lines } = await fix(tree);
    expect(lines).toEqual([
      `${ABOUT}:5:12  fixed  /title  Ein  Haus ... mit 10 MB → Ein Haus … mit 10␣MB [double-blank, ellipsis, no-break-space]`,
    ]);
  });

  it.each([
    ['  Zwei vorn.', 'Zwei vorn.', '  Zwei → Zwei [untrimmed-text]'],
    [' Vorn ein Blank.', 'Vorn ein Blank.', ' Vorn → Vorn [untrimmed-text]'],
    [
      ' Mit 10 MB und  zwei. ',
      'Mit 10\u00a0MB und zwei.',
      ' Mit 10 MB und  zwei.  → Mit 10␣MB und zwei. [double-blank, no-break-space, untrimmed-text]',
    ],
  ])('trims "%s" and corrects the rest in one run', async (before, after, line) => {
    const tree = baseTree();
    set('de/pages/about.json', '/title', before)(tree);
    const { lines, files, left } = await fix(tree);
    expect(files.get(ABOUT)).toContain(`"title": "${after}"`);
    expect(lines.map((one) => one.replace(/.*fixed {2}\/title {2}/, ''))).toEqual([line]);
    expect(left).toEqual([]);
  });

  it('corrects several texts of several files at once, several times without another change', async () => {
    const tree = baseTree();
    all(
      set('de/pages/about.json', '/title', 'Ein "Haus"'),
      set('de/pages/about.json', '/poster/alt', 'Plakat: Ende ...'),
      set('en/pages/contact.json', '/title', 'Don\'t "ask"'),
    )(tree);
    const { lines, files, left } = await fix(tree);
    expect(lines).toHaveLength(3);
    expect(left).toEqual([]);
    expect(files.get(ABOUT)).toContain('Ein „Haus“');
    expect(files.get('content-json/en/pages/contact.json')).toContain('Don’t “ask”');
    const again = await fix({ ...tree, ...Object.fromEntries(files) });
    expect(again.lines).toEqual([]);
    expect(again.files).toEqual(files);
  });

  it('keeps the form of a file that somebody wrote in another one: indents, line ends, escapes, a byte order mark', async () => {
    const tree = baseTree();
    const text = JSON.stringify(tree[ABOUT], null, '\t')
      .replace('"Agentur"', '"Agent\\u0075r"')
      .replaceAll('\n', '\r\n');
    tree[ABOUT] = `\ufeff${text.replace(/"metaTitle": "[^"]*"/, '"metaTitle": "Ein  Haus – SFF"')}`;
    const { files } = await fix(tree);
    expect(files.get(ABOUT)).toBe(String(tree[ABOUT]).replace('Ein  Haus', 'Ein Haus'));
  });

  it('leaves alone what is silenced', async () => {
    const tree = baseTree();
    all(
      set('de/pages/about.json', '/title', 'Ein  Haus'),
      set('de/pages/about.json', '/silenced', [
        { rule: 'double-blank', at: '/title', reason: 'Ein Gedicht.' },
      ]),
    )(tree);
    const { lines, files } = await fix(tree);
    expect(lines).toEqual([]);
    expect(files.get(ABOUT)).toContain('"Ein  Haus"');
  });

  it('leaves alone a text that has changed since it was read', async () => {
    const tree = baseTree();
    set('de/pages/about.json', '/title', 'Ein  Haus')(tree);
    await withTree(tree, async (root) => {
      const { problems } = await problemsOf(root);
      const moved = problems.map((problem) => ({
        ...problem,
        corrections: problem.corrections?.map((correction) => ({ ...correction, found: 'x' })) ?? [],
      }));
      expect(await fixContent(moved)).toEqual([]);
    });
  });

  it('writes all files or none', async () => {
    const tree = baseTree();
    all(
      set('de/pages/about.json', '/title', 'Ein  Haus'),
      set('en/pages/contact.json', '/title', 'One  house'),
    )(tree);
    await withTree(tree, async (root) => {
      const { problems } = await problemsOf(root);
      const [first] = problems;
      const gone = problems.map((problem) =>
        problem === first ? problem : { ...problem, file: '/nowhere/x.json' },
      );
      await expect(fixContent(gone)).rejects.toThrow('ENOENT');
      expect(await readFile(path.join(root, ABOUT), 'utf8')).toContain('Ein  Haus');
    });
  });
});
