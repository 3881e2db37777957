import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfBytes } from '../../lib/hashOfBytes';
import type { MediaFinding } from '../media/readMedia';
import type { FileFindings } from '../readFiles';
import { codeFiles, type NamedTexts, readCode } from '../usedTexts';
import { readCacheFile, type Sections, writeCacheFile } from './cacheFile';
import { FileCache } from './fileCache';
import { RouteTable } from './routeTable';

/** Root of this project. */
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folders of the code that affects findings, facts and pages; a change invalidates the cache. */
export const OWN_CODE = [
  'scripts/content',
  'scripts/fonts',
  'scripts/images',
  'scripts/lib',
  'src/hosting',
  'src/config',
  'src/content',
  'src/document',
  'src/lib',
  'src/theme',
];

/** Versions of the libraries used by this code. */
const LIBRARIES = 'package-lock.json';

/** Data about a content folder that is kept between runs. */
export interface ContentCache {
  code: FileCache<NamedTexts>;
  files: FileCache<FileFindings>;
  media: FileCache<MediaFinding>;
  routes: RouteTable;
  /** Writes the cache file if something has changed. */
  save(): void;
}

/** Hash of the code that produces facts and routes. */
function codeStamp(cache: FileCache<NamedTexts>): string {
  const stamp = createHash('sha256');
  for (const file of OWN_CODE.flatMap((folder) => codeFiles(path.join(PROJECT, folder)))) {
    stamp.update(`${path.relative(PROJECT, file)}\0${readCode(file, cache).hash}\0`);
  }
  return stamp.update(hashOfBytes(readFileSync(path.join(PROJECT, LIBRARIES)))).digest('hex');
}

/**
 * Opens the cache of a content folder. Entries written by other code are ignored; without `cacheDir`, nothing is read
 * or written.
 */
export function openCache(cacheDir: string | undefined, contentDir: string): ContentCache {
  if (cacheDir === undefined) {
    return {
      code: new FileCache(),
      files: new FileCache(),
      media: new FileCache(),
      routes: new RouteTable(),
      save: () => {},
    };
  }
  const file = path.join(cacheDir, `${hashOfBytes(contentDir).slice(0, 10)}.txt`);
  const sections: Sections = readCacheFile(file) ?? new Map<string, readonly string[]>();
  const known = new FileCache<NamedTexts>(sections.get('code'));
  const stamp = codeStamp(known);
  const isOurs = sections.get('stamp')?.[0] === stamp;
  // File hashes remain valid when the code changes, but not what was read from the files.
  const code = isOurs ? known : new FileCache<NamedTexts>();
  if (!isOurs) codeStamp(code);
  const files = new FileCache<FileFindings>(isOurs ? sections.get('files') : []);
  const media = new FileCache<MediaFinding>(isOurs ? sections.get('mediaFiles') : []);
  const routes = new RouteTable(isOurs ? sections : new Map());
  return {
    code,
    files,
    media,
    routes,
    save() {
      if (isOurs && ![code, files, media, routes].some(({ isChanged }) => isChanged)) return;
      const own: Sections = new Map([
        ['stamp', [stamp]],
        ['code', code.lines()],
        ['files', files.lines()],
        ['mediaFiles', media.lines()],
      ]);
      writeCacheFile(file, new Map([...own, ...routes.sections()]));
    },
  };
}
