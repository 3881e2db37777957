import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../src/content/locales';
import { KIND_NAMES } from '../../src/content/kinds';
import type { FileKind } from '../../src/content/schema/fileSchemas';
import { closestWord } from '../../src/lib/closestWord';
import { badFileName, isId } from './badFileName';
import type { Problem } from './problems';
import { SEEN_JOBS_FILE } from './seenJobs';
import { SEEN_PATHS_FILE } from './seenPaths';
import { problemOfFile, type SourcePlace } from './sources';
import { ORIGINALS_FOLDER } from './translations/notedVersions';

/** Files of a locale that are not pages. */
const LOCALE_FILES = ['navigation', 'texts'] as const satisfies readonly FileKind[];

/** Folders without content files: media, and the recorded originals of translations. */
const OTHER_FOLDERS = ['media', ORIGINALS_FOLDER];

/** Lists written by the content step itself. */
const MEMORIES: readonly string[] = [SEEN_JOBS_FILE, SEEN_PATHS_FILE];

/** A file to read, with its place in the content. */
export interface Found extends SourcePlace {
  absolute: string;
}

interface Entry {
  name: string;
  absolute: string;
  shown: string;
  isFolder: boolean;
}

/** True if the path is a folder. Broken links are not; reading them reports the reason. */
export function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Names that are no content: hidden ones such as `.DS_Store`, and what Vim and Emacs leave beside a file being edited. */
const IGNORED = /^\.|~$|^4913$|^#.*#$/;

/** Folder entries sorted by name, without ignored ones. */
function entriesOf(absolute: string, shown: string): Entry[] {
  return readdirSync(absolute, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const file = path.join(absolute, entry.name);
      return {
        name: entry.name,
        absolute: file,
        shown: `${shown}/${entry.name}`,
        isFolder: entry.isSymbolicLink() ? isFolder(file) : entry.isDirectory(),
      };
    });
}

function didYouMean(name: string, options: readonly string[]): string {
  const closest = closestWord(name, options);
  return closest === undefined ? `use one of: ${options.join(', ')}` : `did you mean "${closest}"?`;
}

/** Names that differ only in case are one file on some systems and two on others. */
function caseClashes(entries: readonly Entry[]): Problem[] {
  const firstByName = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const first = firstByName.get(entry.name.toLowerCase());
    if (!first) {
      firstByName.set(entry.name.toLowerCase(), entry);
      return [];
    }
    return [
      problemOfFile(entry.shown, {
        code: 'name-case',
        message: `the name differs from ${first.shown} only in case`,
        fix: 'rename or delete one of the two; names are written in lower case',
      }),
    ];
  });
}

/** The id of a file; also of one whose name is wrong only in its capital letters, so that links to it are no problems. */
function readName(entry: Entry, kind: FileKind, problems: Problem[]): string | undefined {
  const extension = path.extname(entry.name);
  const isJson = extension.toLowerCase() === '.json';
  const id = path.basename(entry.name, extension);
  if (extension !== '.json') {
    problems.push(
      problemOfFile(entry.shown, {
        code: 'not-json',
        message: 'only .json files belong here',
        fix: isJson ? 'write the ending in lower case: .json' : 'move or delete the file',
      }),
    );
    if (!isJson) return undefined;
  } else if (!isId(id, kind)) {
    problems.push(badFileName(entry.shown, kind));
  }
  return isId(id.toLowerCase(), kind) ? id.toLowerCase() : undefined;
}

function findInKind(folder: Entry, locale: Locale, kind: FileKind, problems: Problem[]): Found[] {
  const entries = entriesOf(folder.absolute, folder.shown);
  problems.push(...caseClashes(entries));
  const names = new Set(entries.map(({ name }) => name));
  return entries.flatMap((entry) => {
    if (entry.isFolder) {
      problems.push(
        problemOfFile(entry.shown, {
          code: 'nested-folder',
          message: 'folders inside a kind are not read',
          fix: `move its files up into ${folder.shown}/`,
        }),
      );
      return [];
    }
    const id = readName(entry, kind, problems);
    if (id === undefined) return [];
    const rightName = `${id}.json`;
    if (entry.name !== rightName && names.has(rightName)) return [];
    return [{ file: entry.shown, absolute: entry.absolute, locale, kind, id }];
  });
}

function findInLocale(folder: Entry, locale: Locale, problems: Problem[]): Found[] {
  const entries = entriesOf(folder.absolute, folder.shown);
  problems.push(...caseClashes(entries));
  const found: Found[] = [];
  for (const entry of entries) {
    const kind = KIND_NAMES.find((name) => name === entry.name);
    const file = LOCALE_FILES.find((name) => `${name}.json` === entry.name);
    if (entry.isFolder && kind) found.push(...findInKind(entry, locale, kind, problems));
    else if (!entry.isFolder && file)
      found.push({ file: entry.shown, absolute: entry.absolute, locale, kind: file, id: file });
    else if (entry.isFolder) {
      problems.push(
        problemOfFile(entry.shown, {
          code: 'unknown-kind',
          message: `"${entry.name}" is not a kind of content, so no template shows it`,
          fix: didYouMean(entry.name, KIND_NAMES),
        }),
      );
    } else {
      problems.push(
        problemOfFile(entry.shown, {
          code: 'misplaced-file',
          message: 'only navigation.json and texts.json stand directly in the folder of a language',
          fix: `move the file into the folder of its kind: ${KIND_NAMES.join(', ')}`,
        }),
      );
    }
  }
  return found;
}

/** Finds the content files by place and name; reports everything else as a problem. */
export function findFiles(contentDir: string, shown: string, problems: Problem[]): Found[] {
  const entries = entriesOf(contentDir, shown);
  problems.push(...caseClashes(entries));
  const found: Found[] = [];
  for (const entry of entries) {
    const locale = LOCALE_CODES.find((code) => code === entry.name);
    if (entry.isFolder && OTHER_FOLDERS.includes(entry.name)) continue;
    if (!entry.isFolder && MEMORIES.includes(entry.name)) continue;
    if (entry.isFolder && locale) found.push(...findInLocale(entry, locale, problems));
    else if (entry.isFolder) {
      problems.push(
        problemOfFile(entry.shown, {
          code: 'unknown-locale',
          message: `"${entry.name}" is not a language of the site`,
          fix: didYouMean(entry.name, LOCALE_CODES),
        }),
      );
    } else if (path.extname(entry.name) !== '.md') {
      problems.push(
        problemOfFile(entry.shown, {
          code: 'misplaced-file',
          message: 'content stands in the folder of a language',
          fix: `move the file into ${DEFAULT_LOCALE}/ or another language, or delete it`,
        }),
      );
    }
  }
  return found;
}
