import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { omitUndefined } from '../../src/lib/omitUndefined';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { openCache } from './cache/contentCache';
import { buildSite } from './buildSite';
import { checkContent } from './checkContent';
import { type Problem, sortProblems } from './problems';
import { formatUpcoming, upcomingOf } from './publication/upcoming';
import { readFiles } from './readFiles';
import { parseSeenJobs, renderSeenJobs, SEEN_JOBS_FILE, updateSeenJobs } from './seenJobs';
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
  /** Minute of that day, HH:MM, by which pages appear and are taken off; its beginning by default. */
  time?: string;
  /** Root of the project, whose code is searched for text keys; the current folder by default. */
  root?: string;
  /** Folder in which is kept what the next run need not find out again; without it nothing is read or written there. */
  cacheDir?: string;
}

/** The list of all jobs there ever were. */
export interface SeenJobsResult {
  /** Where it lies. */
  file: string;
  /** What it should say. */
  text: string;
  /** Whether the file says something else; false where there is no such file, as in a new folder of content. */
  isOutOfDate: boolean;
}

/** All problems, and the index when none of them is an error. */
export interface ContentResult {
  problems: Problem[];
  index?: ContentIndex;
  /** With the index. */
  seenJobs?: SeenJobsResult;
  /** What later builds change without a changed file: in words, and when next. With the index. */
  upcoming?: { text: string; next?: BerlinMinute };
}

/**
 * Reads, checks and resolves all content. Writes nothing and renders no image; equal input gives an equal result,
 * whatever the order of files, the time zone or the clock.
 */
export async function buildContent({
  contentDir,
  origin,
  date,
  time = '00:00',
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
  const now = `${date}T${time}`;
  const seenFile = path.join(absolute, SEEN_JOBS_FILE);
  const seenText = existsSync(seenFile) ? readFileSync(seenFile, 'utf8') : undefined;
  const seen = parseSeenJobs(seenText, `${shown}/${SEEN_JOBS_FILE}`);
  const problems = sortProblems([
    ...ownProblems,
    ...seen.problems,
    ...checkContent(set, { date, time, used }),
  ]);
  if (problems.some(({ severity }) => severity === 'error')) {
    cache.save();
    return { problems };
  }
  const seenJobs = updateSeenJobs(seen.jobs, set, now);
  const index = buildSite(set, { origin, date, time, usedByApp, seenJobs }, cache.routes);
  cache.save();
  const text = renderSeenJobs(seenJobs);
  const upcoming = omitUndefined({ text: formatUpcoming(set, now), next: upcomingOf(set, now)[0]?.at });
  const isOutOfDate = seenText !== undefined && seenText !== text;
  return { problems, index, seenJobs: { file: seenFile, text, isOutOfDate }, upcoming };
}
