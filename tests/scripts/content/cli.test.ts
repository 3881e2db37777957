// Covers scripts/content.
import { spawnSync } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { set } from './badCase';
import { baseTree, withTree } from './contentTree';

const CLI = path.resolve('scripts/content/cli.ts');
const TSX = path.resolve('node_modules/tsx/dist/loader.mjs');

function run(root: string, ...args: string[]) {
  const env = { ...process.env, BUILD_DATE: '2026-11-21' };
  return spawnSync(process.execPath, ['--import', TSX, CLI, ...args], { cwd: root, env, encoding: 'utf8' });
}

it('writes src/generated and says what it wrote', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    const { status, stdout, stderr } = run(root);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ pages, \d+ posters, \d+ texts; 17 files of src\/generated changed/m);
    const keys = await readFile(path.join(root, 'src/generated/textKeys.ts'), 'utf8');
    expect(keys).toContain('export type TextKey =');
  });
});

it('writes the lists of all jobs and addresses, and with --check only says that it should be written', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    const list = path.join(root, 'content-json/jobs-seen.json');
    expect(run(root).stdout).toContain('content-json/jobs-seen.json was brought up to date');
    const before = await readFile(list, 'utf8');
    expect(run(root, '--check')).toMatchObject({ status: 0, stderr: '' });

    await rm(path.join(root, 'content-json/de/jobs/102.json'));
    const checked = run(root, '--check');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toContain('run npm run content and commit the file');
    expect(await readFile(list, 'utf8')).toBe(before);

    expect(run(root).status).toBe(0);
    expect(await readFile(list, 'utf8')).toContain('"closedOn":"2026-11-21"');
    expect(run(root, '--check').status).toBe(0);
  });
}, 120_000);

it('keeps the list of all addresses in the same way, and says once that a page is gone', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    expect(run(root).stdout).toContain('content-json/paths-seen.json was brought up to date');
    await rm(path.join(root, 'content-json/de/events/tag-1.json'));
    expect(run(root, '--check').stderr).toContain('content-json/paths-seen.json does not yet know a page');
    expect(run(root).stderr).toContain('the page "tag-1" is gone, and links to /tag-1/ lead nowhere');
    expect(run(root, '--check')).toMatchObject({ status: 0, stderr: '' });
  });
}, 120_000);

it('prints every problem, exits with 1 and writes nothing when there is an error', async () => {
  const tree = { ...baseTree(), 'package.json': '{ "type": "module" }' };
  set('de/pages/about.json', '/titel', 'x')(tree);
  await withTree(tree, async (root) => {
    const { status, stderr } = run(root, '--date', '2026-11-21');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'content-json/de/pages/about.json:13:3  error  /titel  the field "titel" is unknown - did you mean "title"?',
    );
    expect(stderr).toContain('1 error, 0 warnings in content');
    await expect(stat(path.join(root, 'src/generated'))).rejects.toThrow('ENOENT');
  });
});

it('names a setting that is wrong', async () => {
  await withTree({ 'package.json': '{ "type": "module" }' }, async (root) => {
    const { status, stderr } = run(root, '--date', '2026-02-30');
    expect(status).toBe(1);
    expect(stderr).toContain('--date is "2026-02-30"');
  });
});

it('with --fix puts right what has one answer, shows it, and reports what is left with what is silenced', async () => {
  const tree = { ...baseTree(), 'package.json': '{ "type": "module" }' };
  set('de/pages/about.json', '/title', 'Ein  Haus')(tree);
  set('de/pages/about.json', '/poster/alt', 'Plakat - zwei Räder')(tree);
  set('de/pages/about.json', '/silenced', [{ rule: 'dash', reason: 'So heißt das Plakat.' }])(tree);
  await withTree(tree, async (root) => {
    const { status, stdout, stderr } = run(root, '--fix');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'content-json/de/pages/about.json:5:12  fixed  /title  Ein  Haus → Ein Haus [double-blank]\n\n1 text fixed\n',
    );
    expect(stderr).toContain(
      'silenced  /poster/alt  a hyphen between blanks is a dash - stays: So heißt das Plakat. [dash]',
    );
    expect(stderr).toContain('0 errors, 0 warnings in content; 1 silenced');
    expect(run(root, '--fix').stdout).toContain('Nothing to fix');
    const both = run(root, '--fix', '--check');
    expect([both.status, both.stderr]).toEqual([1, expect.stringContaining('leave one of them out')]);
  });
});
