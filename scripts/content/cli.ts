import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildOptions, SettingError } from '../lib/args';
import { buildContent } from './buildContent';
import type { Memory } from './memory';
import { formatProblems } from './problems';
import { writeGenerated } from './writeGenerated';

/** Writes a list of what there ever was; with `--check` only says that it should be written, and returns false. */
function keepMemory({ file, text, isOutOfDate }: Memory, isCheck: boolean): boolean {
  if (existsSync(file) && !isOutOfDate) return true;
  const shown = path.relative(process.cwd(), file);
  if (isCheck) {
    process.stderr.write(
      `${shown} does not yet know a page that was added, renamed or deleted: run npm run content and commit the file.\n`,
    );
    return false;
  }
  writeFileSync(file, text);
  process.stdout.write(`${shown} was brought up to date: commit it with the pages.\n`);
  return true;
}

/** `npm run content`: checks all content, prints what is wrong, writes `src/generated` and the lists of what there ever was; resolves to the exit code. */
async function main(allArgs: string[]): Promise<number> {
  const isCheck = allArgs.includes('--check');
  const args = allArgs.filter((arg) => arg !== '--check');
  const root = process.cwd();
  const { contentDir, origin, date, time } = readBuildOptions(args, process.env, new Date());
  const start = performance.now();
  const {
    problems,
    index,
    memories = [],
    upcoming,
  } = await buildContent({
    contentDir,
    origin,
    date,
    time,
    root,
  });
  process.stderr.write(formatProblems(problems, { color: process.stderr.isTTY === true }));
  if (!index) {
    process.stderr.write('src/generated was left as it was.\n');
    return 1;
  }
  const areKept = memories.map((memory) => keepMemory(memory, isCheck)).every(Boolean);
  const changed = await writeGenerated(index, path.join(root, 'src/generated'), path.join(root, '.cache'));
  const { routes, images } = index.site;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${routes.length} pages, ${Object.keys(images).length} posters, ${index.textKeys.length} texts; ` +
      `${changed.length} files of src/generated changed (${seconds} s)\n`,
  );
  process.stdout.write(upcoming?.text ?? '');
  return areKept ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof SettingError ? error.message : ((error as Error).stack ?? String(error))}\n`,
    );
    process.exitCode = 1;
  },
);
