import { readFileSync } from 'node:fs';
import path from 'node:path';
import { omitUndefined } from '../../src/lib/omitUndefined';
import { hashOfBytes } from '../lib/hashOfBytes';
import { FileCache, type Known, type Unread } from './cache/fileCache';
import { cardOf, type FileFacts, isPageKind, NO_FACTS } from './facts';
import { type Found, findFiles, isFolder } from './findFiles';
import type { Problem } from './problems';
import type { ReadText, readBytes } from './readSource';
import type { letterProblems } from './letterProblems';
import type { Hyphenators, typographyProblems } from './typography/typographyProblems';
import { createSource, type Place, problemOfFile, type Source, type SourcePlace } from './sources';

/** Results for one file. Problems are stored without the file name, since the folder may be named differently next time. */
export interface FileFindings {
  facts: FileFacts;
  /** Hash of the facts a valid page exposes to other pages. */
  card?: string;
  problems?: Omit<Problem, 'file'>[];
  /** Positions of values mentioned in problems, by lookup key. */
  places?: Record<string, Place>;
}

/** @throws if the file has changed since its facts were read */
function readText({ absolute, file }: Found, hash: string): string {
  const bytes = readFileSync(absolute);
  if (hashOfBytes(bytes) !== hash)
    throw new Error(`${file} has changed while the site was being built. Build it again.`);
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

const unreadable = ({ file }: Found, error: unknown): Problem =>
  problemOfFile(file, {
    code: 'unreadable',
    message: `the file cannot be read: ${(error as Error).message}`,
    fix: 'check that it exists and that you may read it',
  });

/** Reads the files of a content folder; files found in the cache are not parsed again. */
class Reader {
  readonly #contentDir: string;
  readonly #cache: FileCache<FileFindings>;
  readonly #withDrafts: boolean;
  /** Loaded on demand: the schemas and word patterns take longer to load than a run without changes. */
  #tools: Tools | undefined;

  constructor(contentDir: string, cache: FileCache<FileFindings>, withDrafts: boolean) {
    this.#contentDir = contentDir;
    this.#cache = cache;
    this.#withDrafts = withDrafts;
  }

  async read(found: Found, problems: Problem[]): Promise<Source> {
    const name = path.relative(this.#contentDir, found.absolute);
    const { absolute: _, ...place } = found;
    let known: Known<FileFindings> | Unread;
    try {
      known = this.#cache.lookUp(name, found.absolute);
    } catch (error) {
      problems.push(unreadable(found, error));
      return createSource(place, NO_FACTS, { readText: () => '' });
    }
    if (!('value' in known)) {
      this.#tools ??= await loadTools();
      known = this.#cache.add(name, known, findingsOf(place, known.bytes, this.#tools));
    }
    const { hash, value } = known;
    for (const problem of value.problems ?? []) problems.push({ ...problem, file: found.file });
    return createSource(place, this.#withDrafts ? withoutDraft(value.facts) : value.facts, {
      hash,
      cardHash: value.card ?? '',
      readText: () => readText(found, hash),
      places: {
        get: (asked) => value.places?.[asked],
        set: (asked, at) => {
          (value.places ??= {})[asked] = at;
          this.#cache.touch(name);
        },
      },
    });
  }
}

/** The facts of a draft that is built as finished; placeholder texts and days to come are not reported. */
function withoutDraft(facts: FileFacts): FileFacts {
  const { draft, ...fields } = facts.fields;
  if (draft === undefined) return facts;
  const words = facts.uses.words?.filter(({ code }) => code !== 'placeholder-text');
  return { ...facts, fields, uses: omitUndefined({ ...facts.uses, words }), isShownDraft: true };
}

/** Modules needed to read a file that is not in the cache. */
interface Tools {
  readBytes: typeof readBytes;
  letterProblems: typeof letterProblems;
  typographyProblems: typeof typographyProblems;
  hyphenators: Hyphenators;
}

async function loadTools(): Promise<Tools> {
  const { readBytes } = await import('./readSource');
  const { letterProblems } = await import('./letterProblems');
  const { loadHyphenators, typographyProblems } = await import('./typography/typographyProblems');
  return { readBytes, letterProblems, typographyProblems, hyphenators: await loadHyphenators() };
}

function findingsOf(place: SourcePlace, bytes: Uint8Array, tools: Tools): FileFindings {
  const { kind } = place;
  const { facts, text, problems: own }: ReadText = tools.readBytes(place, bytes);
  const source = createSource(place, facts, { readText: () => text });
  const problems = facts.isJson
    ? [...own, ...tools.letterProblems(source), ...tools.typographyProblems(source, tools.hyphenators)]
    : own;
  const findings: FileFindings = { facts };
  if (facts.isValid && isPageKind(kind)) findings.card = hashOfBytes(JSON.stringify(cardOf(kind, facts)));
  if (problems.length > 0) findings.problems = problems.map(({ file: _file, ...problem }) => problem);
  return findings;
}

/** All content files found, and the problems of each. */
export interface ReadResult {
  sources: Source[];
  problems: Problem[];
}

/**
 * Reads every content file and checks it on its own: name, place, bytes, syntax, schema. `shown` replaces `contentDir`
 * in file names; `withDrafts` treats drafts as finished. The result does not depend on the order of the directory
 * listing.
 */
export async function readFiles(
  contentDir: string,
  shown: string,
  cache = new FileCache<FileFindings>(),
  withDrafts = false,
): Promise<ReadResult> {
  const problems: Problem[] = [];
  if (!isFolder(contentDir)) {
    const problem = problemOfFile(shown, {
      code: 'no-content',
      message: 'there is no such folder',
      fix: 'name the folder of the content with --content',
    });
    return { sources: [], problems: [problem] };
  }
  const reader = new Reader(contentDir, cache, withDrafts);
  const sources: Source[] = [];
  for (const found of findFiles(contentDir, shown, problems))
    sources.push(await reader.read(found, problems));
  return { sources, problems };
}
