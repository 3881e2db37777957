import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { temporaryFolder } from '../../testbed/temporaryFolder';
import { startTelling } from '../startTelling';
import { copyWithBrowser, takeAll, takeMutated } from './copyOfProject';
import { MUTATIONS } from './mutations';
import { isUnseen, proofOf, type ProofRow, proofTable } from './proof';

interface Options {
  width?: number;
  only: string[];
  folder?: string;
}

/** Maximum number of missed stories to list. */
const MOST_NAMED = 10;

function widthOf(text: string): number {
  if (!/^\d{3,4}$/.test(text)) throw new InvalidArgumentError('It must be a breakpoint in px, such as 360.');
  return Number(text);
}

/** Returns the given folder, or a temporary one that is removed on exit. */
async function folderOf(asked: string | undefined): Promise<string> {
  if (asked === undefined) return temporaryFolder();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  return path.resolve(asked);
}

/** Returns the content of a file from an earlier run, or computes it and writes the file. */
async function once<Value>(file: string, find: () => Promise<Value>): Promise<Value> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Value;
  const value = await find();
  await writeFile(file, JSON.stringify(value));
  return value;
}

async function main(original: string, { width, only, folder }: Options): Promise<void> {
  const dir = await folderOf(folder);
  const tell = startTelling();
  const root = path.join(dir, 'project');
  const before = await once(path.join(dir, 'unchanged.json'), async () => {
    tell('copying the project');
    await copyWithBrowser(original, root);
    return takeAll(root, width);
  });
  const ids = Object.keys(before.stories);
  tell(`${ids.length} pictured stories as they are`);
  const rows: ProofRow[] = [];
  for (const mutation of MUTATIONS.filter(({ name }) => only.includes(name))) {
    const after = await once(path.join(dir, `${mutation.name}.json`), () =>
      takeMutated(root, mutation, width),
    );
    const row = { mutation, ...proofOf(before, after) };
    rows.push(row);
    tell(
      `${mutation.name}: ${row.different.length} look different, ${row.rekeyed.length} have a new key, ${row.missed.length} missed`,
    );
    for (const id of row.missed.slice(0, MOST_NAMED)) tell(`  MISSED ${id}`);
    if (isUnseen(row)) tell('  UNSEEN in every picture: choose another place for this change');
  }
  process.stdout.write(`\n${proofTable(rows, ids.length)}`);
  if (rows.some((row) => row.missed.length > 0 || isUnseen(row))) process.exitCode = 1;
}

/** `npm run torture -- pictureKeys`: every change that affects a story's pictures must change their key. */
export function pictureKeysCommand(root: string): Command {
  const names = MUTATIONS.map(({ name }) => name);
  return new Command('pictureKeys')
    .description(
      'Changes one thing at a time in a copy of the project and takes all pictures: each story that looks different must have a new key.',
    )
    .option('--width <px>', 'one breakpoint only', widthOf)
    .option('--folder <dir>', 'keeps the copy and what was found out there; a later run goes on with it')
    .addOption(new Option('--only <names...>', 'only some changes').choices(names).default(names, 'all'))
    .action((options: Options) => main(root, options));
}
