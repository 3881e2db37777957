// Covers scripts/torture.
import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { writeBuildList } from '../../helpers/writeBuildList';
import { buildContent } from '../../../scripts/content/buildContent';
import { CODE_EDITS } from '../../../scripts/torture/edits/codeEdits';
import { CONTENT_EDITS, INVALID_EDITS } from '../../../scripts/torture/edits/contentEdits';
import { brokenFiles, cutFiles } from '../../../scripts/torture/edits/damage';
import { drawSteps, EVENT_NAMES } from '../../../scripts/torture/edits/draws';
import { git, makeSmallContent } from '../../../scripts/torture/edits/workspace';

const ROOT = path.resolve(__dirname, '../../..');

async function smallContent(): Promise<string> {
  const dir = temporaryFolder();
  cpSync(path.join(ROOT, 'content-json'), dir, { recursive: true });
  await makeSmallContent(dir);
  return dir;
}

async function errorsIn(contentDir: string): Promise<string[]> {
  const settings = { origin: 'https://www.sff.example', date: '2026-11-21', root: ROOT };
  const { problems } = await buildContent({ contentDir, ...settings });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);
}

describe('the small content', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await smallContent();
  });

  it('is valid, and stays so through every kind of edit', async () => {
    expect(await errorsIn(dir)).toEqual([]);
    const names = Object.keys(CONTENT_EDITS) as (keyof typeof CONTENT_EDITS)[];
    const steps = drawSteps(1, 60, names);
    expect(new Set(steps.map(({ name }) => name))).toEqual(new Set(names));
    const errors: string[] = [];
    for (const [index, step] of steps.entries()) {
      await CONTENT_EDITS[step.name as keyof typeof CONTENT_EDITS](dir, step);
      if (index % 20 === 19) errors.push(...(await errorsIn(dir)));
    }
    expect(errors).toEqual([]);
  });

  it.each(Object.entries(INVALID_EDITS))('is refused after %s', async (_name, edit) => {
    const copy = temporaryFolder();
    cpSync(dir, copy, { recursive: true });
    await edit(copy, { at: 12_345, value: 7 });
    expect(await errorsIn(copy)).not.toEqual([]);
  });
});

it('changes code in ways that a compiler reads', async () => {
  const root = temporaryFolder();
  for (const name of ['src', 'scripts/images'])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  await git(root, 'init', '-q');
  await git(root, 'add', '-A');
  for (const [name, edit] of Object.entries(CODE_EDITS)) {
    for (const at of [3, 77, 1234]) await edit(root, { at, value: at * 1000 });
    const files = (await git(root, 'ls-files', '--modified')).split('\n').filter(Boolean);
    expect({ name, count: files.length > 0 }).toEqual({ name, count: true });
    for (const file of files) {
      const text = readFileSync(path.join(root, file), 'utf8');
      await expect(transform(text, { loader: 'tsx' })).resolves.toHaveProperty('code');
    }
    await git(root, 'add', '-A');
  }
});

it('draws equal steps for equal seeds, each with a value of its own', () => {
  const steps = drawSteps(1, 200, EVENT_NAMES);
  expect(drawSteps(1, 200, EVENT_NAMES)).toEqual(steps);
  expect(drawSteps(2, 200, EVENT_NAMES)).not.toEqual(steps);
  expect(new Set(steps.map(({ value }) => value)).size).toBe(200);
});

describe('damage', () => {
  it('cuts files, and the list of a site tells which are not whole', async () => {
    const dir = path.join(temporaryFolder(), 'dist');
    for (const place of [dir, `${dir}-server`]) mkdirSync(place);
    for (const name of ['a', 'b', 'c']) writeFileSync(path.join(dir, name), name.repeat(100));
    writeFileSync(path.join(`${dir}-server`, 'main.js'), 'run();');
    expect(await brokenFiles(dir)).toEqual(['_build.json']);
    await writeBuildList(dir, `${dir}-server`);
    expect(await brokenFiles(dir)).toEqual([]);
    truncateSync(path.join(dir, 'b'), 10);
    rmSync(path.join(`${dir}-server`, 'main.js'));
    expect(await brokenFiles(dir)).toEqual(['b', 'main.js']);
    expect(await cutFiles(dir, { at: 0, value: 1 })).toBe('4 of 4 files cut');
    expect(await brokenFiles(dir)).toEqual(['_build.json']);
  });
});
