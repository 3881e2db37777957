import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildContent } from '../content/buildContent';
import type { Problem } from '../content/problems';
import { POSTER_RULES } from '../content/rules';
import { readBuildOptions } from '../lib/args';
import type { FileChange } from './protocol';

const CONTENT_FOLDER = 'content-json';

/**
 * Returns all problems that `npm run content` will report after changes to files, by running it on a changed copy of
 * the content.
 */
export async function checkChanges(root: string, changes: readonly FileChange[]): Promise<Problem[]> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'composer-'));
  try {
    const copy = path.join(folder, CONTENT_FOLDER);
    const media = path.join(root, CONTENT_FOLDER, 'media');
    cpSync(path.join(root, CONTENT_FOLDER), copy, {
      recursive: true,
      filter: (source) => source !== media,
    });
    // Linked, because it is only read and too large to copy.
    if (existsSync(media)) symlinkSync(media, path.join(copy, 'media'), 'junction');
    for (const { file, after } of changes) {
      const target = path.join(folder, file);
      if (after === null) rmSync(target, { force: true });
      else {
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, after);
      }
    }
    const { origin, date, time } = readBuildOptions({}, process.env, new Date());
    const posters = { rules: POSTER_RULES, cacheDir: path.join(root, '.cache') };
    const { problems } = await buildContent({ contentDir: copy, origin, date, time, root, posters });
    return problems.map((problem) => withoutFolder(problem, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes the path of the copy from a problem, which then reads as if it came from the original content. */
function withoutFolder(problem: Problem, folder: string): Problem {
  const names = [folder, path.relative(process.cwd(), folder)].map(
    (name) => `${name.split(path.sep).join('/')}/`,
  );
  const clean = (words: string) => names.reduce((text, name) => text.replaceAll(name, ''), words);
  return {
    ...problem,
    file: clean(problem.file),
    message: clean(problem.message),
    fix: clean(problem.fix),
  };
}
