import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseOptions, readBuildOptions, SettingError } from '../lib/args';
import { showHelp } from '../lib/commandLine.mjs';
import { CONTENT_OPTIONS, REPORT } from '../lib/commands.mjs';
import { plural } from '../lib/plural';
import { runProgram } from '../lib/runProgram.mjs';
import { writeWholeSync } from '../lib/writeWhole';
import { buildContent } from './buildContent';
import { fixContent } from './fix/fixContent';
import type { HistoryList } from './history';
import { formatProblems, type Problem } from './problems';
import { POSTER_RULES } from './rules';
import type { ContentIndex } from './site';
import { noteNewVersions, noteTranslated } from './translations/noteVersions';
import type { NotedVersions } from './translations/notedVersions';
import { writeGenerated } from './writeGenerated';

/** Tasks of this command alone. */
const OWN_OPTIONS = {
  artwork: { type: 'boolean', meaning: 'only writes all posters to one sheet, artwork.html' },
  check: { type: 'boolean', meaning: 'writes no list, and fails if one of them is out of date' },
  fix: { type: 'boolean', meaning: 'corrects everything that has exactly one right answer' },
  gone: {
    type: 'string',
    multiple: true,
    value: 'id',
    meaning: 'notes that a page is gone and no other replaces it',
  },
  report: { type: 'boolean', meaning: 'only writes the state of all translations to a file' },
  translated: {
    type: 'string',
    multiple: true,
    value: 'file',
    meaning: 'notes that a translation is up to date with its original',
  },
} as const;

const COMMAND = {
  name: 'npm run content',
  purpose:
    'Validates and indexes the content, lists every problem, and writes src/generated and the lists in the content.',
  options: { ...OWN_OPTIONS, ...CONTENT_OPTIONS, out: REPORT.options.out },
};

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
    lines.length === 0 ? ALREADY_RIGHT : `${lines.join('\n')}\n\n${plural(lines.length, 'text')} fixed\n`,
  );
  return lines.length > 0;
}

/** Writes `src/generated`, which is that of the site's own content. Resolves to what happened to it, in words. */
async function generate(
  index: ContentIndex,
  { root, contentDir }: { root: string; contentDir: string },
): Promise<string> {
  const outDir = path.join(root, 'src/generated');
  if (contentDir !== path.join(root, 'content-json') && existsSync(outDir))
    return 'src/generated was left as it was, because it belongs to content-json';
  const changed = await writeGenerated(index, outDir);
  return `${changed.length} files of src/generated changed`;
}

/**
 * `npm run content`: checks all content, prints the problems, writes `src/generated` and the lists of everything that
 * ever existed. `--fix` first corrects what has one right answer; `--artwork` only writes all posters on one sheet.
 * Resolves to the exit code.
 */
export async function main(args: string[]): Promise<number> {
  if (showHelp(COMMAND, args)) return 0;
  const values = parseOptions(COMMAND, args);
  const isCheck = values.check === true;
  const isFix = values.fix === true;
  const tasks = Object.keys(values)
    .filter((name) => Object.hasOwn(OWN_OPTIONS, name))
    .map((name) => `--${name}`);
  // Only these are about the same run: translations and pages that are gone are noted, then texts are corrected.
  if (tasks.length > 1 && tasks.some((name) => !['--fix', '--gone', '--translated'].includes(name)))
    throw new SettingError(`${tasks.join(' and ')} do different things: leave all but one of them out.`);
  const root = process.cwd();
  if (values.report === true) {
    const others = args.filter((argument) => argument !== '--report');
    return runProgram(process.execPath, ['scripts/translations.mjs', ...others]);
  }
  const options = readBuildOptions(values, process.env, new Date());
  const contentDir = path.resolve(root, options.contentDir);
  const cacheDir = path.join(root, '.cache');
  if (values.artwork === true) {
    const { writeArtwork } = await import('./posters/writeArtwork');
    return writeArtwork({ ...options, root }, cacheDir);
  }
  for (const file of values.translated ?? []) {
    process.stdout.write(
      `${shownFrom(noteTranslated(contentDir, file))} was written: commit it with the translation.\n`,
    );
  }
  const start = performance.now();
  const { gone = [] } = values;
  const read = () => buildContent({ ...options, root, gone, posters: { rules: POSTER_RULES, cacheDir } });
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
  const generated = await generate(index, { root, contentDir });
  const { routes, images } = index.site;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `${routes.length} pages, ${Object.keys(images).length} posters, ${index.textKeys.length} texts; ` +
      `${generated} (${seconds} s)\n`,
  );
  process.stdout.write(upcoming.text);
  return areKept && areNoted ? 0 : 1;
}
