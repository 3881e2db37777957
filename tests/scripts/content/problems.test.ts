import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { formatProblems, PROBLEM_CODES, type Problem, sortProblems } from '../../../scripts/content/problems';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { type BadCase, all, set } from './badCase';
import { BAD_DAYS } from './badDays';
import { BAD_FIELDS } from './badFields';
import { BAD_FILES } from './badFiles';
import { BAD_JOBS } from './badJobs';
import { BAD_LINKS } from './badLinks';
import { BAD_LAW } from './badLaw';
import { BAD_FILMS } from './badFilms';
import { BAD_MEDIA } from './badMedia';
import { BAD_MOVES } from './badMoves';
import { BAD_PAIRS } from './badPairs';
import { BAD_PATHS } from './badPaths';
import { BAD_PAY } from './badPay';
import { BAD_STYLE } from './badStyle';
import { BAD_TEXTS } from './badTexts';
import { DATE, ORIGIN, baseTree, build, bytesOf, type Tree, withTree } from './contentTree';

const CASES = [
  BAD_FILES,
  BAD_PATHS,
  BAD_PAIRS,
  BAD_FIELDS,
  BAD_LINKS,
  BAD_TEXTS,
  BAD_JOBS,
  BAD_DAYS,
  BAD_MOVES,
  BAD_MEDIA,
  BAD_FILMS,
  BAD_STYLE,
  BAD_LAW,
  BAD_PAY,
].flat();

/** Line and column of a text in a file, counted by hand, without the code under test. */
function placeIn(tree: Tree, { file, at }: BadCase): { line: number; column: number } {
  if (at === undefined) return { line: 1, column: 1 };
  const text = String(bytesOf(tree[`content-json/${file}`]));
  const before = text.split(at)[0] ?? '';
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

describe('an editor is told', () => {
  it.each(CASES)('that $mistake ($code)', async (bad) => {
    const tree = baseTree();
    await bad.change(tree);
    const { problems, index } = await build(tree, omitUndefined({ mediaRules: bad.mediaRules }));
    const found = problems.find(({ code, pointer }) => code === bad.code && pointer === bad.pointer);
    expect(problems.map(({ code }) => code).toSorted()).toEqual([bad.code, ...(bad.also ?? [])].toSorted());
    const { cures, ...told } = found ?? {};
    expect(cures !== undefined).toBe(bad.cured !== undefined);
    expect(told).toEqual({
      code: bad.code,
      severity: bad.severity ?? 'error',
      file: bad.file === '' ? 'content-json' : `content-json/${bad.file}`,
      ...placeIn(tree, bad),
      pointer: bad.pointer,
      message: expect.stringContaining(bad.message ?? ''),
      fix: expect.stringContaining(bad.fix),
    });
    expect(index === undefined).toBe(bad.severity === undefined);
  });

  it('that a file cannot be read (unreadable)', async () => {
    await withTree(baseTree(), async (root) => {
      await symlink('/nowhere.json', path.join(root, 'content-json/de/pages/gone.json'));
      const { problems } = await buildContent({
        contentDir: 'content-json',
        origin: ORIGIN,
        date: DATE,
        root,
      });
      expect(problems).toMatchObject([{ code: 'unreadable', line: 1, column: 1, pointer: '' }]);
      expect(problems[0]?.file).toMatch(/de\/pages\/gone\.json$/);
      expect(problems[0]?.fix).toContain('you may read it');
    });
  });

  it('of every kind of problem there is, in one of the tests above', () => {
    const elsewhere = 'seen-jobs'; // seenJobs.test.ts
    const tested = new Set<string>([...CASES.map(({ code }) => code), 'unreadable', elsewhere]);
    expect(PROBLEM_CODES.filter((code) => !tested.has(code))).toEqual([]);
  });

  it('of every problem in one run, in the order of files and lines', async () => {
    const tree = baseTree();
    all(
      set('en/pages/contact.json', '/title', ''),
      set('de/pages/about.json', '/theme', 'pink'),
      set('de/pages/about.json', '/blocks', [
        { type: 'text', paragraphs: ['[x](page:wrok)'] },
        { type: 'quot' },
      ]),
      set('de/pages/about.json', '/pth', '/x/'),
    )(tree);
    const { problems } = await build(tree);
    expect(problems.map(({ file, pointer, code }) => `${file} ${pointer} ${code}`)).toEqual([
      'content-json/de/pages/about.json /blocks/0/paragraphs/0 dangling-link',
      'content-json/de/pages/about.json /blocks/1/type unknown-block',
      'content-json/de/pages/about.json /theme unknown-theme',
      'content-json/de/pages/about.json /pth unknown-field',
      'content-json/en/pages/contact.json /title empty-text',
    ]);
  });

  it('nothing about links to a file that is broken itself', async () => {
    const tree = baseTree();
    tree['content-json/de/legal/data-privacy.json'] = '{ "title": ';
    const { problems } = await build(tree);
    expect(problems.map(({ code }) => code)).toEqual(['invalid-json']);
  });

  it('nothing about hidden files and the guide for editors', async () => {
    const tree = baseTree();
    tree['content-json/.DS_Store'] = 'x';
    tree['content-json/de/pages/.about.json.swp'] = 'x';
    tree['content-json/README.md'] = '# Guide';
    expect((await build(tree)).problems).toEqual([]);
  });
});

describe('the list of problems', () => {
  const problem: Problem = {
    severity: 'error',
    code: 'unknown-field',
    file: 'content-json/de/pages/about.json',
    line: 6,
    column: 3,
    pointer: '/titel',
    message: 'the field "titel" is unknown',
    fix: 'did you mean "title"?',
  };
  const warning: Problem = { ...problem, severity: 'warning', line: 2, pointer: '', message: 'a', fix: 'b' };

  it('names file, line, column, pointer, what is wrong and how to put it right, and counts', () => {
    expect(formatProblems(sortProblems([problem, warning]), { color: false })).toBe(
      'content-json/de/pages/about.json:2:3  warning  (file)  a - b\n' +
        'content-json/de/pages/about.json:6:3  error  /titel  the field "titel" is unknown - did you mean "title"?\n' +
        '\n1 error, 1 warning in content\n',
    );
  });

  it('is coloured only when asked to be', () => {
    expect(formatProblems([problem], { color: true })).toContain('\u001b[31merror\u001b[0m');
    expect(formatProblems([problem], { color: false })).not.toContain('\u001b');
  });

  it('is empty when there is nothing to say', () => {
    expect(formatProblems([], { color: true })).toBe('');
  });
});
