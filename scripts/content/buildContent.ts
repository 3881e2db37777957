import path from 'node:path';
import { openCache } from './cache/contentCache';
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
  /** Folder in which is kept what the next run need not find out again; without it nothing is read or written there. */
  cacheDir?: string;
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
  cacheDir,
}: ContentOptions): Promise<ContentResult> {
  const absolute = path.resolve(root, contentDir);
  const relative = path.relative(process.cwd(), absolute);
  const shown = (relative === '' ? '.' : relative.startsWith('..') ? absolute : relative)
    .split(path.sep)
    .join('/');
  const cache = openCache(cacheDir === undefined ? undefined : path.resolve(root, cacheDir), absolute);
  const used = readUsedTexts(root, CODE_FOLDERS, cache.code);
  const usedByApp = readUsedTexts(root, CODE_FOLDERS.slice(0, 1), cache.code);
  const { sources, problems: ownProblems } = await readFiles(absolute, shown, cache.files);
  if (ownProblems.some(({ code }) => code === 'no-content')) return { problems: ownProblems };
  const set = createSourceSet(sources, shown);
  const problems = sortProblems([...ownProblems, ...checkContent(set, { date, used })]);
  if (problems.some(({ severity }) => severity === 'error')) {
    cache.save();
    return { problems };
  }
  const index = buildSite(set, { origin, date, usedByApp }, cache.routes);
  cache.save();
  return { problems, index };
}
