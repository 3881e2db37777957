import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { watchFolders } from '../../../scripts/dev/watchFolders';
import { eventually } from '../../helpers/eventually';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let temp: string;
/** Number of reports since the beginning of the test. */
let reports: number;
let stop: () => void;

/** A path in the watched folder. */
const inside = (...names: string[]) => path.join(temp, 'content', ...names);
const outside = (...names: string[]) => path.join(temp, 'elsewhere', ...names);

function write(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '{}\n');
}

/**
 * Makes each change after the report of the one before.
 * @returns the number of reports
 * @throws if a change has none
 */
async function reportsOf(...changes: (() => void)[]): Promise<number> {
  for (const [index, change] of changes.entries()) {
    change();
    await eventually(() => reports, index + 1);
  }
  return reports;
}

beforeEach(() => {
  temp = temporaryFolder();
  write(inside('de/pages/about.json'));
  write(inside('de/pages/contact.json'));
  mkdirSync(outside());
  reports = 0;
  stop = watchFolders(inside(), () => (reports += 1));
});

afterEach(() => stop());

it('still sees a file after it was replaced: in place, deleted, added again', async () => {
  const about = inside('de/pages/about.json');
  const replacements = ['first', 'second', 'third'].map((name) => () => {
    write(outside(name));
    renameSync(outside(name), about);
  });
  const save = () => writeFileSync(about, '[]\n');
  const count = await reportsOf(
    ...replacements,
    save,
    () => rmSync(about),
    () => write(about),
    save,
  );
  expect(count).toBe(7);
});

it('sees new files and folders, and what is saved in folders of a new folder', async () => {
  const count = await reportsOf(
    () => write(inside('de/pages/new.json')),
    () => mkdirSync(inside('de/jobs')),
    () => write(inside('de/jobs/1.json')),
    () => write(inside('en/pages/about.json')),
    () => writeFileSync(inside('en/pages/about.json'), '[]\n'),
  );
  expect(count).toBe(5);
});

it('sees what is saved in a folder that replaced another one, be it the watched one', async () => {
  const save = () => writeFileSync(inside('de/pages/about.json'), '[]\n');
  write(outside('de/pages/about.json'));
  const count = await reportsOf(
    () => {
      rmSync(inside('de'), { recursive: true });
      renameSync(outside('de'), inside('de'));
    },
    save,
    () => renameSync(inside(), outside('former')),
    () => write(inside('de/pages/about.json')),
    save,
  );
  expect(count).toBe(5);
});

it('reports many changes at once as one', async () => {
  const count = await reportsOf(
    () => {
      for (let number = 0; number < 50; number += 1) write(inside(`de/pages/${number}.json`));
    },
    () => rmSync(inside('de/pages/0.json')),
  );
  expect(count).toBe(2);
});
