import type { ValuePath } from '../../src/content/schema/visitRoles';
import { validateFile } from '../../src/content/validate';
import { jsonPointer } from '../../src/lib/jsonPointer';
import { type FileFacts, isPageKind, NO_FACTS } from './facts';
import { slugInPath } from '../../src/content/jobPaths';
import { emptyPageProblems } from './emptyPages';
import { derivedPath } from './pagePath';
import { parseSource } from './parseSource';
import { posterAltProblems } from './posterAlt';
import type { Correction, Problem } from './problems';
import { readFacts } from './readFacts';
import { createSource, problemAt, type Source, type SourcePlace } from './sources';
import { textProblems } from './textProblems';

/** Result of reading one file. */
export interface ReadText {
  text: string;
  facts: FileFacts;
  problems: Problem[];
}

/** Adds the path derived from kind, file name and slug, if a page's file has none. */
export function withPath({ kind, id, locale }: SourcePlace, value: unknown): unknown {
  if (!isPageKind(kind) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { path, slug } = value as { path?: unknown; slug?: unknown };
  if (path !== undefined) return value;
  const derived = derivedPath({ kind, id, locale }, typeof slug === 'string' ? slug : undefined);
  return derived === undefined ? value : { ...value, path: derived };
}

/** Adds the slugs in the former addresses of a job to its former slugs, by which jobs are found. */
function withFormerSlugs(place: SourcePlace, value: unknown): unknown {
  if (place.kind !== 'jobs' || typeof value !== 'object' || value === null) return value;
  const { formerPaths, formerSlugs = [] } = value as { formerPaths?: unknown; formerSlugs?: unknown };
  if (!Array.isArray(formerPaths) || !Array.isArray(formerSlugs)) return value;
  const inPaths = formerPaths.map((path) => slugInPath(String(path), place));
  const added = new Set(inPaths.filter((slug) => slug !== undefined && !formerSlugs.includes(slug)));
  return added.size === 0 ? value : { ...value, formerSlugs: [...formerSlugs, ...added] };
}

/** The corrections that trim the text at a path; one at each end, so that others within it are applied too. */
function trimming(root: unknown, path: ValuePath): { corrections?: Correction[] } {
  const text = path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], root);
  if (typeof text !== 'string') return {};
  const start = text.trimEnd().length;
  const end = text.length - text.trimStart().length;
  return {
    corrections: [
      { start: 0, end, found: text.slice(0, end), replacement: '' },
      { start, end: text.length, found: text.slice(start), replacement: '' },
    ].filter(({ found }) => found !== ''),
  };
}

/** Checks the bytes of one file on their own: encoding, syntax, schema, characters and markup. Pure, so that an editor can use it too. */
export function readBytes(place: SourcePlace, bytes: Uint8Array): ReadText {
  const { text, isJson, value, problems } = parseSource(place.file, bytes);
  if (!isJson) return { text, facts: NO_FACTS, problems };
  const whole = withFormerSlugs(place, withPath(place, value));
  const isPathDerived = place.kind === 'jobs' && !Object.hasOwn(Object(value), 'path');
  const result = validateFile(place.kind, whole);
  const facts = readFacts(place, { written: value, whole }, result.ok ? result.data : undefined);
  const source = createSource(place, facts, { readText: () => text });
  if (!result.ok) {
    for (const { path, at, code, message, fix } of result.issues) {
      // A derived path is wrong, or missing, only where the slug is, which is reported.
      if (path[0] === 'path' && isPathDerived) continue;
      // No page has an id of another form: the check of references says so, and which ids there are.
      if (code === 'bad-format' && facts.uses.ids?.some(([pointer]) => pointer === jsonPointer(path)))
        continue;
      const corrections = code === 'untrimmed-text' ? trimming(whole, path) : {};
      problems.push(problemAt(source, path, { code, message, fix, ...corrections }, at));
    }
  }
  problems.push(
    ...textProblems(source, whole),
    ...emptyPageProblems(source, whole),
    ...posterAltProblems(source),
  );
  return { text, facts, problems };
}

/** Reads a file from its bytes, with all problems of the file itself. */
export function readSource(place: SourcePlace, bytes: Uint8Array): { source: Source; problems: Problem[] } {
  const { text, facts, problems } = readBytes(place, bytes);
  return { source: createSource(place, facts, { readText: () => text }), problems };
}
