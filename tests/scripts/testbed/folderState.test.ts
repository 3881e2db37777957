import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differenceOf, stateOf, unequalFiles } from '../../../scripts/testbed/folderState';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const dir = temporaryFolder();

beforeAll(() => mkdirSync(path.join(dir, 'below')));

const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);

it('tells what was written from what has other bytes', async () => {
  for (const name of ['same', 'touched', 'below/changed', 'removed']) write(name, 'old');
  const before = await stateOf(dir);
  write('below/changed', 'new');
  write('added', 'new');
  rmSync(path.join(dir, 'removed'));
  utimesSync(path.join(dir, 'touched'), 1, 1);
  const after = await stateOf(dir);
  expect(differenceOf(before, after)).toEqual({
    changed: ['below/changed'],
    added: ['added'],
    removed: ['removed'],
    written: ['added', 'below/changed', 'touched'],
  });
  expect(unequalFiles(before, after)).toEqual(['added', 'below/changed', 'removed']);
});

it('takes a folder that does not exist for an empty one', async () => {
  expect((await stateOf(path.join(dir, 'nowhere'))).size).toBe(0);
});
