import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { omitUndefined } from '../../src/lib/omitUndefined';
import type { BerlinMinute } from '../lib/berlinClock.mjs';
import { openCache } from './cache/contentCache';
import { buildSite } from './buildSite';
import { checkContent } from './checkContent';
import { refuseIdsNotGone } from './goneIds';
import { readMedia } from './media/readMedia';
import type { HistoryList } from './history';
import { checkPosters, type PosterSettings } from './posters/checkPosters';
import { type Problem, type SilencedProblem, sortProblems } from './problems';
import { MEDIA_RULES, type MediaRules } from './rules';
import { formatUpcoming, upcomingOf } from './publication/upcoming';
import { readFiles } from './readFiles';
import { parseSeenJobs, renderSeenJobs, SEEN_JOBS_FILE, updateSeenJobs } from './seenJobs';
import { parseSeenPaths, renderSeenPaths, SEEN_PATHS_FILE, updateSeenPaths } from './seenPaths';
import { applySilences } from './silences';
import type { ContentIndex } from './site';
import { createSourceSet } from './sourceSet';
import { type NotedVersions, readNotedVersions } from './translations/notedVersions';
import { CODE_FOLDERS, readUsedTexts } from './usedTexts';

/** Input and settings of the content step. */
export interface ContentOptions {
  /** Content folder, absolute or relative to `root`. */
  contentDir: string;
  /** Origin for absolute URLs, without a trailing slash. */
  origin: string;
  /** Build date in Berlin, YYYY-MM-DD; the only clock of the build. */
  date: string;
  /** Build minute, HH:MM, used for publishing and unpublishing pages; 00:00 by default. */
  time?: string;
  /** Builds drafts as if they were finished; false by default. */
  withDrafts?: boolean;
  /** Outdated translations (original changed since) are errors instead of warnings; false by default. */
  isStaleWrong?: boolean;
  /** Ids of pages without a file that no other page has replaced; none by default. */
  gone?: readonly string[];
  /** Project root, whose code is searched for text keys; the current folder by default. */
  root?: string;
  /** Cache folder; if left out, nothing is cached. */
  cacheDir?: string;
  /** Rules for files in the `media` folder; the project's rules by default. */
  mediaRules?: MediaRules;
  /** Settings of the check that posters can be told apart; skipped if left out. */
  posters?: PosterSettings;
}

/** All problems and, if none is an error, the resolved content. */
export type ContentResult = {
  problems: Problem[];
  /** Problems silenced in the content files, each with its reason. */
  silenced?: SilencedProblem[];
} & (
  | {
      index: ContentIndex;
      /** The lists of all jobs and all paths that ever existed. */
      histories: [jobs: HistoryList, paths: HistoryList];
      /** What later builds will change although no file changes: as text, and the time of the next change. */
      upcoming: { text: string; next?: BerlinMinute };
      /** The version of the original each translation was made from. */
      noted: NotedVersions;
    }
  | { index?: undefined; histories?: undefined; upcoming?: undefined; noted?: undefined }
);

/** A list as it is on disk; `text` is undefined if the file does not exist. */
interface WrittenList {
  file: string;
  text: string | undefined;
}

const historyListOf = ({ file, text: written }: WrittenList, text: string): HistoryList => ({
  file,
  text,
  isOutOfDate: written !== undefined && written !== text,
});

/**
 * Reads, checks and resolves all content. Writes only its cache and renders no images; equal input gives an equal
 * result, whatever the file order, time zone or clock.
 * @throws {SettingError} for an id in `gone` whose page is not gone
 */
export async function buildContent({
  contentDir,
  origin,
  date,
  time = '00:00',
  withDrafts = false,
  isStaleWrong = false,
  gone = [],
  root = process.cwd(),
  cacheDir,
  mediaRules = MEDIA_RULES,
  posters,
}: ContentOptions): Promise<ContentResult> {
  const absolute = path.resolve(root, contentDir);
  const relative = path.relative(process.cwd(), absolute);
  const shown = (relative === '' ? '.' : relative.startsWith('..') ? absolute : relative)
    .split(path.sep)
    .join('/');
  const cache = openCache(cacheDir === undefined ? undefined : path.resolve(root, cacheDir), absolute);
  const used = readUsedTexts(root, CODE_FOLDERS, cache.code);
  const usedByApp = readUsedTexts(root, CODE_FOLDERS.slice(0, 1), cache.code);
  const { sources, problems: ownProblems } = await readFiles(absolute, shown, cache.files, withDrafts);
  if (ownProblems.some(({ code }) => code === 'no-content')) return { problems: ownProblems };
  const mediaIndex = await readMedia(absolute, cache.media);
  const set = createSourceSet(sources, shown);
  const now = `${date}T${time}`;
  const readList = (name: string): WrittenList => {
    const file = path.join(absolute, name);
    return { file, text: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  };
  const [jobsList, pathsList] = [readList(SEEN_JOBS_FILE), readList(SEEN_PATHS_FILE)];
  const seen = parseSeenJobs(jobsList.text, `${shown}/${SEEN_JOBS_FILE}`);
  const { paths, problems: pathProblems } = parseSeenPaths(pathsList.text, `${shown}/${SEEN_PATHS_FILE}`);
  const remembered = { paths, pathsText: pathsList.text ?? '', jobs: seen.jobs, gone };
  // Of a list that cannot be read, no id is known.
  if (pathProblems.length === 0) refuseIdsNotGone(set, { paths, gone }, now);
  const noted = await readNotedVersions(absolute, set);
  const { stale, formerTexts } = noted;
  const all = [
    ...ownProblems,
    ...seen.problems,
    ...pathProblems,
    ...checkContent(set, {
      date,
      time,
      used,
      origin,
      remembered,
      formerTexts,
      stale,
      isStaleWrong,
      media: { index: mediaIndex, rules: mediaRules },
    }),
  ];
  const { problems, silenced } = applySilences(sortProblems(all), sources);
  if (problems.some(({ severity }) => severity === 'error')) {
    cache.save();
    return { problems, silenced };
  }
  const seenJobs = updateSeenJobs(seen.jobs, set, now);
  const index = buildSite(set, { origin, date, time, usedByApp, seenJobs, mediaIndex }, cache.routes);
  cache.save();
  const found = posters ? await checkPosters(set, Object.values(index.site.images), now, posters) : [];
  // A draft may still have the poster it began with, which must not keep others from their previews.
  const alike = withDrafts ? found.map((problem) => ({ ...problem, severity: 'warning' as const })) : found;
  const shownProblems = sortProblems([...problems, ...alike]);
  if (alike.some(({ severity }) => severity === 'error')) return { problems: shownProblems, silenced };
  const histories: [HistoryList, HistoryList] = [
    historyListOf(jobsList, renderSeenJobs(seenJobs)),
    historyListOf(pathsList, renderSeenPaths(updateSeenPaths(paths, set, now))),
  ];
  const upcoming = omitUndefined({ text: formatUpcoming(set, now), next: upcomingOf(set, now)[0]?.at });
  return { problems: shownProblems, silenced, index, histories, upcoming, noted };
}
