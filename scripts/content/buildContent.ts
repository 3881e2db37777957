import path from 'node:path';
import { buildSite } from './buildSite';
import { checkContent } from './checkContent';
import { type Problem, sortProblems } from './problems';
import { readFiles } from './readFiles';
import type { ContentIndex } from './site';
import { createSourceSet } from './sourceSet';
import { CODE_FOLDERS, readUsedTexts } from './usedTexts';

/** What to read and with which facts. */
export interface ContentOptions {
  /** Folder of the content, absolute or relative to `root`. */
  contentDir: string;
  /** Origin of absolute addresses, without a slash at its end. */
  origin: string;
  /** The build's only clock: a day in Berlin, YYYY-MM-DD. */
  date: string;
  /** Root of the project, whose code is searched for text keys; the current folder by default. */
  root?: string;
}

/** All problems, and the index when none of them is an error. */
export interface ContentResult {
  problems: Problem[];
  index?: ContentIndex;
}

/**
 * Reads, checks and resolves all content. Writes nothing and renders no image; equal input gives an equal result,
 * whatever the order of files, the time zone or the clock.
 */
export async function buildContent({
  contentDir,
  origin,
  date,
  root = process.cwd(),
}: ContentOptions): Promise<ContentResult> {
  const absolute = path.resolve(root, contentDir);
  const relative = path.relative(process.cwd(), absolute);
  const shown = (relative === '' ? '.' : relative.startsWith('..') ? absolute : relative)
    .split(path.sep)
    .join('/');
  const [{ sources, problems: ownProblems }, used, usedByApp] = await Promise.all([
    readFiles(absolute, shown),
    readUsedTexts(root, CODE_FOLDERS),
    readUsedTexts(root, CODE_FOLDERS.slice(0, 1)),
  ]);
  if (ownProblems.some(({ code }) => code === 'no-content')) return { problems: ownProblems };
  const set = createSourceSet(sources, shown);
  const problems = sortProblems([...ownProblems, ...checkContent(set, { date, used })]);
  if (problems.some(({ severity }) => severity === 'error')) return { problems };
  return { problems, index: buildSite(set, { origin, date, usedByApp }) };
}
