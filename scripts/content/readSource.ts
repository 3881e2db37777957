import { validateFile } from '../../src/content/validate';
import { type FileFacts, NO_FACTS } from './facts';
import { parseSource } from './parseSource';
import type { Problem } from './problems';
import { readFacts } from './readFacts';
import { createSource, problemAt, type Source, type SourcePlace } from './sources';

/** What the bytes of one file say by themselves. */
export interface ReadText {
  text: string;
  facts: FileFacts;
  problems: Problem[];
}

/** Checks the bytes of one file by themselves: encoding, syntax, schema. Pure, so that an editor can use it too. */
export function readBytes(place: SourcePlace, bytes: Uint8Array): ReadText {
  const { text, isJson, value, problems } = parseSource(place.file, bytes);
  if (!isJson) return { text, facts: NO_FACTS, problems };
  const result = validateFile(place.kind, value);
  const facts = readFacts(place.kind, value, result.ok ? result.data : undefined);
  if (!result.ok) {
    const source = createSource(place, facts, { readText: () => text });
    for (const { path, at, code, message, fix } of result.issues) {
      problems.push(problemAt(source, path, { code, message, fix }, at));
    }
  }
  return { text, facts, problems };
}

/** A file by its bytes, with everything that is wrong with it alone. */
export function readSource(place: SourcePlace, bytes: Uint8Array): { source: Source; problems: Problem[] } {
  const { text, facts, problems } = readBytes(place, bytes);
  return { source: createSource(place, facts, { readText: () => text }), problems };
}
