// Covers src, scripts, server, stories, .storybook, tests/scripts/addField, docs/blocks, content-json/de/texts.json, content-json/en/texts.json.
import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySmallProject } from '../helpers/copySmallProject';
import { temporaryFolder } from '../helpers/temporaryFolder';

let copy: string;

beforeAll(async () => {
  copy = temporaryFolder();
  await copySmallProject(copy);
});

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
  expect(run('--import', 'tsx', 'scripts/content/cli.ts')).not.toContain('warning');
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded');
  await cp(join(__dirname, 'addField/form.tsx'), join(copy, 'tests/src/addField/form.test.tsx'));
  await cp(join(__dirname, 'addField/intake.ts'), join(copy, 'tests/server/addField/intake.test.ts'));
  const tests = ['tests/src/addField/form.test.tsx', 'tests/server/addField/intake.test.ts'];
  const said = run('node_modules/jest/bin/jest.js', '--ci', ...tests, '--selectProjects', 'unit', 'node');
  expect(said).toContain('2 passed, 2 total');
}, 600_000);
