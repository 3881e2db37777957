import path from 'node:path';
import { LOCALE_CODES, type Locale } from '../../src/content/locales';
import type { EntityOf, Kind } from '../../src/content/types';
import { readFiles } from '../content/readFiles';
import { parseSeenJobs, SEEN_JOBS_FILE } from '../content/seenJobs';
import { createSourceSet, type PageSource, type SourceSet } from '../content/sourceSet';
import { existsSync, readFileSync } from 'node:fs';

const CONTENT_FOLDER = 'content-json';

/** Existing content that new pages refer to. */
export interface ExistingContent {
  /** Ids of a kind, sorted. */
  idsOf(kind: Kind): string[];
  /** The content of a page; in another language if it has no file in this one. */
  pageOf<K extends Kind>(kind: K, id: string, locale: Locale): EntityOf<K> | undefined;
  /** True if a page has a file in every language. */
  isTranslated(id: string): boolean;
  /** All ids ever used for jobs. */
  jobNumbers: number[];
  /** The files, for checks across them. */
  files: SourceSet;
}

/** Reads the content of a project; invalid files are skipped, as the content check reports them. */
export async function readExistingContent(root: string): Promise<ExistingContent> {
  const folder = path.join(root, CONTENT_FOLDER);
  const { sources } = await readFiles(folder, CONTENT_FOLDER);
  const files = createSourceSet(sources, CONTENT_FOLDER);
  const { pages, find, findNear } = files;
  const list = path.join(folder, SEEN_JOBS_FILE);
  const seen = parseSeenJobs(existsSync(list) ? readFileSync(list, 'utf8') : undefined, SEEN_JOBS_FILE);
  const idsOf = (kind: Kind) =>
    [...new Set(pages.filter((page) => page.kind === kind).map(({ id }) => id))].toSorted();
  return {
    idsOf,
    pageOf<K extends Kind>(kind: K, id: string, locale: Locale) {
      const page: PageSource | undefined = findNear(locale, id);
      return page?.kind === kind ? (page.data as EntityOf<K> | undefined) : undefined;
    },
    isTranslated: (id) => LOCALE_CODES.every((locale) => find(locale, id)?.facts.isValid),
    jobNumbers: [...Object.keys(seen.jobs), ...idsOf('jobs')].map(Number),
    files,
  };
}
