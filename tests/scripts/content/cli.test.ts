// Covers scripts/content.
import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { main } from '../../../scripts/content/main';
import { runCommand } from '../../helpers/runCommand';
import { set } from './badCase';
import { baseTree, withTree } from './contentTree';

const CLI = path.resolve('scripts/content/cli.ts');
const TSX = path.resolve('node_modules/tsx/dist/loader.mjs');

const run = (root: string, ...args: string[]) => runCommand(main, root, ...args);

beforeAll(() => {
  process.env['BUILD_DATE'] = '2026-11-21';
});

it('is a program that writes src/generated and says what it wrote', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, CLI], {
      cwd: root,
      env: process.env,
      encoding: 'utf8',
    });
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
    expect((await run(root)).stdout).toContain('content-json/jobs-seen.json was brought up to date');
    const before = await readFile(list, 'utf8');
    expect(await run(root, '--check')).toMatchObject({ status: 0, stderr: '' });

    await rm(path.join(root, 'content-json/de/jobs/102.json'));
    const checked = await run(root, '--check');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toContain('run npm run content and commit the file');
    expect(await readFile(list, 'utf8')).toBe(before);

    expect((await run(root)).status).toBe(0);
    expect(await readFile(list, 'utf8')).toContain('"closedOn":"2026-11-21"');
    expect((await run(root, '--check')).status).toBe(0);
  });
});

it('keeps the list of all addresses in the same way, and says once that a page is gone', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    expect((await run(root)).stdout).toContain('content-json/paths-seen.json was brought up to date');
    await rm(path.join(root, 'content-json/de/events/tag-1.json'));
    expect((await run(root, '--check')).stderr).toContain(
      'content-json/paths-seen.json is out of date, because a page',
    );
    expect((await run(root)).stderr).toContain('the page "tag-1" is gone, and links to /tag-1/ lead nowhere');
    expect(await run(root, '--check')).toMatchObject({ status: 0, stderr: '' });
  });
});

it('with --gone records that a page is gone although a new one may be the same', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    await run(root);
    const file = (name: string) => path.join(root, `content-json/de/events/${name}.json`);
    const text = (await readFile(file('tag-1'), 'utf8')).replaceAll('/tag-1/', '/tag-2/');
    await writeFile(file('tag-2'), text);
    await rm(file('tag-1'));
    const refused = await run(root);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('-- --gone tag-1')]);
    expect(await run(root, '--gone', 'tag-1')).toMatchObject({ status: 0, stderr: '' });
    expect(await readFile(path.join(root, 'content-json/paths-seen.json'), 'utf8')).toContain(
      '"tag-1": {"de":{"paths":["/tag-1/"],"goneOn":"2026-11-21"}}',
    );
    expect(await run(root)).toMatchObject({ status: 0, stderr: '' });
  });
});

it('with --gone refuses the id of a page that is there, and one that no page had', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    await run(root);
    expect(await run(root, '--gone', 'tag-1')).toMatchObject({
      status: 1,
      stderr:
        '--gone is "tag-1", but content-json/de/events/tag-1.json is still there: delete that page first.\n',
    });
    await rm(path.join(root, 'content-json/de/events/tag-1.json'));
    expect(await run(root, '--gone', 'tag1')).toMatchObject({
      status: 1,
      stderr: '--gone is "tag1", but must be the id of a page that was there. Did you mean "tag-1"?\n',
    });
    expect((await run(root, '--gone', 'nirgendwo')).stderr).toContain('npm run content names it.');
    expect(await readFile(path.join(root, 'content-json/paths-seen.json'), 'utf8')).not.toContain('goneOn');
    for (const _ of ['noted now', 'noted before'])
      expect(await run(root, '--gone', 'tag-1')).toMatchObject({ status: 0, stderr: '' });
  });
});

it('leaves src/generated to the site’s own content when it checks another', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    await run(root);
    const other = path.join(root, 'other');
    await cp(path.join(root, 'content-json'), other, { recursive: true });
    for (const locale of ['de', 'en']) {
      const file = path.join(other, locale, 'texts.json');
      const texts = JSON.parse(await readFile(file, 'utf8')) as object;
      await writeFile(file, JSON.stringify({ ...texts, 'other.text': 'Ein Text' }));
    }
    expect((await run(root, '--content', 'other')).stdout).toContain('src/generated was left as it was');
    const keys = await readFile(path.join(root, 'src/generated/textKeys.ts'), 'utf8');
    expect(keys).not.toContain('other.text');
  });
});

it('prints every problem, exits with 1 and writes nothing when there is an error', async () => {
  const tree = { ...baseTree(), 'package.json': '{ "type": "module" }' };
  set('de/pages/about.json', '/metaOgtitel', 'x')(tree);
  await withTree(tree, async (root) => {
    const { status, stderr } = await run(root, '--date', '2026-11-21');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'content-json/de/pages/about.json:13:3  error  /metaOgtitel  the field "metaOgtitel" is unknown - did you mean "metaOgtitle"?',
    );
    expect(stderr).toContain('1 error, 0 warnings in content');
    await expect(stat(path.join(root, 'src/generated'))).rejects.toThrow('ENOENT');
  });
});

it('names a setting that is wrong', async () => {
  await withTree({ 'package.json': '{ "type": "module" }' }, async (root) => {
    const { status, stderr } = await run(root, '--date', '2026-02-30');
    expect(status).toBe(1);
    expect(stderr).toContain('--date is "2026-02-30"');
  });
});

it('lists its options with --help, and does nothing else', async () => {
  await withTree({ 'package.json': '{ "type": "module" }' }, async (root) => {
    const { status, stdout, stderr } = await run(root, '--fix', '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: npm run content .+\n {2}--fix .+\n {2}--date <time> /s);
  });
});

it('names its own options to whoever misspells one, and what is missing behind --translated', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    expect((await run(root, '--fixx')).stderr).toContain(
      '--artwork, --check, --fix, --gone, --report, --translated, ',
    );
    expect((await run(root, '--translated')).stderr).toContain("'--translated <value>' argument missing");
    expect((await run(root, '--translated', 'content-json/en/pages')).stderr).toContain(
      '--translated is "content-json/en/pages", but must be the file of a translation',
    );
  });
});

it('with --fix puts right what has one answer, shows it, and reports what is left with what is silenced', async () => {
  const tree = { ...baseTree(), 'package.json': '{ "type": "module" }' };
  set('de/pages/about.json', '/title', 'Ein  Haus')(tree);
  set('de/pages/about.json', '/poster/alt', 'Plakat: ein Rad - oder zwei')(tree);
  set('de/pages/about.json', '/silenced', [{ rule: 'dash', reason: 'So heißt das Plakat.' }])(tree);
  await withTree(tree, async (root) => {
    const { status, stdout, stderr } = await run(root, '--fix');
    expect(status).toBe(0);
    expect(stdout).toContain(
      'content-json/de/pages/about.json:5:12  fixed  /title  Ein  Haus → Ein Haus [double-blank]\n\n1 text fixed\n',
    );
    expect(stderr).toContain(
      'silenced  /poster/alt  a hyphen between blanks is a dash - stays: So heißt das Plakat. [dash]',
    );
    expect(stderr).toContain('0 errors, 0 warnings in content; 1 silenced');
    expect((await run(root, '--fix')).stdout).toContain('Nothing to fix');
    for (const other of ['--check', '--report', '--artwork']) {
      const both = await run(root, '--fix', other);
      expect([both.status, both.stderr]).toEqual([
        1,
        expect.stringContaining('leave all but one of them out'),
      ]);
    }
    const given = await run(root, '--check=true');
    expect([given.status, given.stderr]).toEqual([1, expect.stringContaining('does not take an argument')]);
  });
});
