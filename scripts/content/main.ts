import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseOptions, readBuildOptions, SettingError } from '../lib/args';
import { runProgram } from '../lib/runProgram.mjs';
import { writeWholeSync } from '../lib/writeWhole';
import { buildContent } from './buildContent';
import { fixContent } from './fix/fixContent';
import type { HistoryList } from './history';
import { formatProblems, type Problem } from './problems';
import { POSTER_RULES } from './rules';
import { noteNewVersions, noteTranslated } from './translations/noteVersions';
import type { NotedVersions } from './translations/notedVersions';
import { writeGenerated } from './writeGenerated';

const OWN_OPTIONS = {
  artwork: { type: 'boolean' },
  check: { type: 'boolean' },
  fix: { type: 'boolean' },
  report: { type: 'boolean' },
  translated: { type: 'string', multiple: true },
} as const;

/** Separates the options of this command from all others. */
function splitArgs(args: string[]) {
  const { tokens } = parseArgs({ args, options: OWN_OPTIONS, strict: false, tokens: true });
  const own: string[] = [];
  const others = [...args];
  for (const token of tokens.toReversed()) {
    if (token.kind !== 'option' || !Object.hasOwn(OWN_OPTIONS, token.name)) continue;
    const length = token.value !== undefined && !token.inlineValue ? 2 : 1;
    own.unshift(...others.splice(token.index, length));
  }
  return { own: parseOptions(own, OWN_OPTIONS), others };
}

const shownFrom = (file: string) => path.relative(process.cwd(), file);

/** Writes a list of everything that ever existed; with `--check` only reports that it is out of date, and returns false. */
function keepHistoryList({ file, text, isOutOfDate }: HistoryList, isCheck: boolean): boolean {
  if (existsSync(file) && !isOutOfDate) return true;
  if (isCheck) {
    process.stderr.write(
      `${shownFrom(file)} is out of date, because a page was added, renamed or deleted: run npm run content and commit the file.\n`,
    );
    return false;
  }
  writeWholeSync(file, text);
  process.stdout.write(`${shownFrom(file)} was brought up to date: commit it with the pages.\n`);
  return true;
}

/** Records which originals translations were made from; with `--check` only reports what is missing, and returns false. */
function keepVersions(contentDir: string, noted: NotedVersions, isCheck: boolean): boolean {
  if (isCheck) {
    for (const file of [...noted.missing.map((version) => version.file), ...noted.gone]) {
      process.stderr.write(
        `${shownFrom(path.join(contentDir, file))} is out of date, because a translation was added, moved or deleted: run npm run content and commit the file.\n`,
      );
    }
    return noted.missing.length + noted.gone.length === 0;
  }
  const changed = noteNewVersions(contentDir, noted);
  if (changed.length > 0) {
    const folder = shownFrom(path.join(contentDir, 'originals'));
    process.stdout.write(
      changed.length === 1
        ? `One file of ${folder} now follows the translations: commit it with the pages.\n`
        : `${changed.length} files of ${folder} now follow the translations: commit them with the pages.\n`,
    );
  }
  return true;
}

const ALREADY_RIGHT = 'Nothing to fix automatically: the remaining problems have more than one solution.\n';

/** Corrects what has one right answer and prints the changes; resolves to true if there were any. */
async function fix(problems: readonly Problem[]): Promise<boolean> {
  const lines = await fixContent(problems);
  process.stdout.write(
    lines.length === 0
      ? ALREADY_RIGHT
      : `${lines.join('\n')}\n\n${lines.length} ${lines.length === 1 ? 'text' : 'texts'} fixed\n`,
  );
  return lines.length > 0;
}

/**
 * `npm run content`: checks all content, prints the problems, writes `src/generated` and the lists of everything that
 * ever existed. `--fix` first corrects what has one right answer; `--artwork` only writes all posters on one sheet.
 * Resolves to the exit code.
 */
export async function main(args: string[]): Promise<number> {
  const { own, others } = splitArgs(args);
  const isCheck = own.check === true;
  const isFix = own.fix === true;
  const tasks = Object.keys(own).map((name) => `--${name}`);
  // Only these two are about the same run: the translations are noted, then the texts are corrected.
  if (tasks.length > 1 && tasks.some((name) => !['--fix', '--translated'].includes(name)))
    throw new SettingError(`${tasks.join(' and ')} do different things: leave all but one of them out.`);
  const root = process.cwd();
  if (own.report === true) return runProgram(process.execPath, ['scripts/translations.mjs', ...others]);
  const options = readBuildOptions(others, process.env, new Date(), Object.keys(OWN_OPTIONS));
  const contentDir = path.resolve(root, options.contentDir);
  const cacheDir = path.join(root, '.cache');
  if (own.artwork === true) {
    const { writeArtwork } = await import('./posters/writeArtwork');
    return writeArtwork({ ...options, root }, cacheDir);
  }
  for (const file of own.translated ?? []) {
    process.stdout.write(
      `${shownFrom(noteTranslated(contentDir, file))} was written: commit it with the translation.\n`,
    );
  }
  const start = performance.now();
  const read = () => buildContent({ ...options, root, posters: { rules: POSTER_RULES, cacheDir } });
  let content = await read();
  if (isFix && (await fix(content.problems))) content = await read();
  const { problems, silenced, index, histories, upcoming, noted } = content;
  process.stderr.write(formatProblems(problems, { color: process.stderr.isTTY === true, silenced }));
  if (!index) {
    process.stderr.write('src/generated was left as it was.\n');
    return 1;
  }
  const areKept = histories.map((list) => keepHistoryList(list, isCheck)).every(Boolean);
  const areNoted = keepVersions(contentDir, noted, isCheck);
  const changed = await writeGenerated(index, path.join(root, 'src/generated'), cacheDir);
  const { routes, images } = index.site;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${routes.length} pages, ${Object.keys(images).length} posters, ${index.textKeys.length} texts; ` +
      `${changed.length} files of src/generated changed (${seconds} s)\n`,
  );
  process.stdout.write(upcoming.text);
  return areKept && areNoted ? 0 : 1;
}
