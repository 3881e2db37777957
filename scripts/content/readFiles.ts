import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../src/content/locales';
import { type FileKind, KIND_NAMES } from '../../src/content/schema/fileSchemas';
import { closestWord } from '../../src/lib/closestWord';
import type { Problem } from './problems';
import { readSource } from './readSource';
import { problemOfFile, type Source, type SourcePlace } from './sources';

/** Files of a locale that are no pages. */
const LOCALE_FILES = ['navigation', 'texts'] as const satisfies readonly FileKind[];

/** Films, which blocks name and the build reads; no texts. */
const MEDIA_FOLDER = 'media';

/** A file to read, in the place it belongs. */
interface Found extends SourcePlace {
  absolute: string;
}

interface Entry {
  name: string;
  absolute: string;
  shown: string;
  isFolder: boolean;
}

/** All content files that were found, and what is wrong with each of them alone. */
export interface ReadResult {
  sources: Source[];
  problems: Problem[];
}

/** The entries of a folder in the order of their names, without hidden ones such as `.DS_Store`. */
async function entriesOf(absolute: string, shown: string): Promise<Entry[]> {
  const names = (await readdir(absolute)).filter((name) => !name.startsWith('.')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name,
      absolute: path.join(absolute, name),
      shown: `${shown}/${name}`,
      // A link that leads nowhere is no folder; reading it reports why.
      isFolder: await stat(path.join(absolute, name)).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    })),
  );
}

function didYouMean(name: string, options: readonly string[]): string {
  const closest = closestWord(name, options);
  return closest === undefined ? `use one of: ${options.join(', ')}` : `did you mean "${closest}"?`;
}

/** Names that differ only in case are one file on some machines and two on others. */
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

function readName(entry: Entry, kind: FileKind, problems: Problem[]): string | undefined {
  const extension = path.extname(entry.name);
  if (extension !== '.json') {
    problems.push(
      problemOfFile(entry.shown, {
        code: 'not-json',
        message: 'only .json files belong here',
        fix:
          extension.toLowerCase() === '.json'
            ? 'write the ending in lower case: .json'
            : 'move or delete the file',
      }),
    );
    return undefined;
  }
  const id = path.basename(entry.name, '.json');
  const isGood = kind === 'jobs' ? /^\d+$/.test(id) : /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  if (!isGood) {
    problems.push(
      problemOfFile(entry.shown, {
        code: 'bad-file-name',
        message: `"${entry.name}" is not a file name that can be an id`,
        fix:
          kind === 'jobs'
            ? 'name the file by the number of the job, e.g. 4103.json'
            : 'use lower case letters, digits and single hyphens, e.g. tag-1.json',
      }),
    );
    return undefined;
  }
  return id;
}

async function findInKind(
  folder: Entry,
  locale: Locale,
  kind: FileKind,
  problems: Problem[],
): Promise<Found[]> {
  const entries = await entriesOf(folder.absolute, folder.shown);
  problems.push(...caseClashes(entries));
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
    return id === undefined ? [] : [{ file: entry.shown, absolute: entry.absolute, locale, kind, id }];
  });
}

async function findInLocale(folder: Entry, locale: Locale, problems: Problem[]): Promise<Found[]> {
  const entries = await entriesOf(folder.absolute, folder.shown);
  problems.push(...caseClashes(entries));
  const found: Found[] = [];
  for (const entry of entries) {
    const kind = KIND_NAMES.find((name) => name === entry.name);
    const file = LOCALE_FILES.find((name) => `${name}.json` === entry.name);
    if (entry.isFolder && kind) found.push(...(await findInKind(entry, locale, kind, problems)));
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

async function findFiles(contentDir: string, shown: string, problems: Problem[]): Promise<Found[]> {
  const entries = await entriesOf(contentDir, shown);
  problems.push(...caseClashes(entries));
  const found: Found[] = [];
  for (const entry of entries) {
    const locale = LOCALE_CODES.find((code) => code === entry.name);
    if (entry.isFolder && entry.name === MEDIA_FOLDER) continue;
    if (entry.isFolder && locale) found.push(...(await findInLocale(entry, locale, problems)));
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

async function readOne({ absolute, ...found }: Found, problems: Problem[]): Promise<Source> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(absolute);
  } catch (error) {
    problems.push(
      problemOfFile(found.file, {
        code: 'unreadable',
        message: `the file cannot be read: ${(error as Error).message}`,
        fix: 'check that it exists and that you may read it',
      }),
    );
    return { ...found, text: '', tree: undefined, value: undefined, data: undefined };
  }
  const { source, problems: own } = readSource(found, bytes);
  problems.push(...own);
  return source;
}

/**
 * Reads every content file and checks it alone: name, place, bytes, syntax, schema. `shown` stands for `contentDir` in
 * the names of files. The result does not depend on the order in which the disk lists files.
 */
export async function readFiles(contentDir: string, shown: string): Promise<ReadResult> {
  const problems: Problem[] = [];
  const folder = await stat(contentDir).catch(() => undefined);
  if (!folder?.isDirectory()) {
    const problem = problemOfFile(shown, {
      code: 'no-content',
      message: 'there is no such folder',
      fix: 'name the folder of the content with --content',
    });
    return { sources: [], problems: [problem] };
  }
  const found = await findFiles(contentDir, shown, problems);
  const sources = await Promise.all(found.map((file) => readOne(file, problems)));
  return { sources, problems };
}
