// Covers src, scripts, server, stories, .storybook, tests/scripts/addField, docs/blocks, content-json/de/texts.json, content-json/en/texts.json.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../../scripts/lib/filesBelow';

const ROOT = join(__dirname, '../..');
const COPIED = ['.storybook', 'content-json', 'docs', 'scripts', 'server', 'src', 'stories', 'tests'];

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'added-field-'));
  const files = (await readdir(ROOT)).filter((name) => /\.(?:json|mjs)$/.test(name));
  for (const name of [...COPIED, ...files])
    await cp(join(ROOT, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

async function insert(file: string, before: string, line: string): Promise<void> {
  const text = await readFile(join(copy, file), 'utf8');
  expect(text.split(before)).toHaveLength(2);
  await writeFile(join(copy, file), text.replace(before, `${line}\n${before}`));
}

function run(...command: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  const said = stdout + stderr;
  if (status !== 0) throw new Error(`node ${command.join(' ')} ended with ${status}:\n${said}`);
  return said;
}

/** Files of the copy that differ from the project, except those written by the content step. */
async function touchedFiles(): Promise<string[]> {
  const paths = filesBelow(copy).filter((path) => !path.startsWith('src/generated'));
  const contents = (root: string, path: string) => readFile(join(root, path)).catch(() => Buffer.alloc(0));
  const touched: string[] = [];
  for (const path of paths) {
    const [theirs, ours] = await Promise.all([contents(copy, path), contents(ROOT, path)]);
    if (!theirs.equals(ours)) touched.push(path);
  }
  return touched.toSorted();
}

it('an optional text field is one row of the table and two texts, and everything else follows', async () => {
  await insert(
    'src/applications/applicationFields.ts',
    '  email: {',
    "  pronouns: { type: 'text', section: 'person', label: 'apply.pronouns.label', maxLength: 40 },",
  );
  await insert(
    'content-json/de/texts.json',
    '  "apply.email.label"',
    '  "apply.pronouns.label": "Pronomen",',
  );
  await insert(
    'content-json/en/texts.json',
    '  "apply.email.label"',
    '  "apply.pronouns.label": "Pronouns",',
  );
  expect(await touchedFiles()).toEqual([
    'content-json/de/texts.json',
    'content-json/en/texts.json',
    'src/applications/applicationFields.ts',
  ]);
  expect(run('--import', 'tsx', 'scripts/content/cli.ts')).not.toContain('warning');
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
  await cp(join(__dirname, 'addField/form.tsx'), join(copy, 'tests/src/addField/form.test.tsx'));
  await cp(join(__dirname, 'addField/intake.ts'), join(copy, 'tests/server/addField/intake.test.ts'));
  const tests = ['tests/src/addField/form.test.tsx', 'tests/server/addField/intake.test.ts'];
  const said = run('node_modules/jest/bin/jest.js', '--ci', ...tests, '--selectProjects', 'unit', 'node');
  expect(said).toContain('2 passed, 2 total');
}, 600_000);
