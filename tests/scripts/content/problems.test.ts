// Covers scripts/content.
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { formatProblems, type Problem, sortProblems } from '../../../scripts/content/problems';
import { all, put, set, treeWith } from './badCase';
import { DATE, ORIGIN, type Tree, baseTree, build, historiesAfter, withTree } from './contentTree';

describe('an editor is told', () => {
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

  it('nothing about line breaks that are shown as such: in a transcript and in mails', async () => {
    const tree = treeWith(
      set('de/pages/about.json', '/blocks', [
        { type: 'video', title: 'Der Film', transcript: 'Ein Rad.\nNoch ein Rad.' },
      ]),
      set('de/texts.json', '/mail.deletion.text', 'Gelöscht.\nAuch die Mails löschen.'),
      set('en/texts.json', '/mail.deletion.text', 'Deleted.\nDelete the mails, too.'),
    );
    const { problems } = await build(tree);
    expect(problems.filter(({ code }) => code === 'line-break')).toEqual([]);
  });

  it.each([
    ['de/pages/about.json', '/about/'],
    ['de/jobs/102.json', 'strategie-102'],
  ])('nothing about former addresses in a file that is broken itself: %s', async (file, remembered) => {
    const tree = treeWith(set(file, '/formerPaths', ['/alt/']));
    const { jobs, paths } = await historiesAfter(tree);
    expect(jobs.text + paths.text).toContain(remembered);
    all(put('jobs-seen.json', jobs.text), put('paths-seen.json', paths.text))(tree);
    expect((await build(tree)).problems).toEqual([]);
    put(file, '{ "title": ')(tree);
    expect((await build(tree)).problems).toMatchObject([
      { code: 'invalid-json', file: `content-json/${file}` },
    ]);
  });

  it.each([
    ['de/pages/about.json', '/path'],
    ['de/jobs/102.json', '/slug'],
  ])('nothing about former addresses where the address is no text: %s', async (file, pointer) => {
    const { jobs, paths } = await historiesAfter(treeWith());
    const remembered = all(put('jobs-seen.json', jobs.text), put('paths-seen.json', paths.text));
    const { problems } = await build(treeWith(remembered, set(file, pointer, 5)));
    expect(problems).toMatchObject([{ file: `content-json/${file}`, pointer }]);
  });

  it('nothing about an address that a broken file has taken over', async () => {
    const listAfter = async (tree: Tree) => (await historiesAfter(tree)).paths.text;
    const moved = treeWith(
      put('paths-seen.json', await listAfter(treeWith())),
      set('de/events/tag-1.json', '/path', '/erster-tag/'),
      set('de/pages/about.json', '/formerPaths', ['/tag-1/']),
    );
    all(put('paths-seen.json', await listAfter(moved)), put('de/pages/about.json', '{ "title": '))(moved);
    expect((await build(moved)).problems).toMatchObject([{ code: 'invalid-json' }]);
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
