import { validateFile } from '../../src/content/validate';
import { parseSource } from './parseSource';
import type { Problem } from './problems';
import { problemAt, type Source, type SourcePlace } from './sources';

/** Checks the bytes of one file by themselves: encoding, syntax, schema. Pure, so that an editor can use it too. */
export function readSource(place: SourcePlace, bytes: Uint8Array): { source: Source; problems: Problem[] } {
  const { text, tree, value, problems } = parseSource(place.file, bytes);
  const source: Source = { ...place, text, tree, value, data: undefined };
  if (!tree) return { source, problems };
  const result = validateFile(place.kind, value);
  for (const { path, at, code, message, fix } of result.issues) {
    problems.push(problemAt(source, path, { code, message, fix }, at));
  }
  return { source: result.ok ? { ...source, data: result.data } : source, problems };
}
