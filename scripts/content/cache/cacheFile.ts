import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeWholeSync } from '../../lib/writeWhole';

/** Change this whenever the meaning of a line changes. */
const FORMAT = 'content-cache 2';

/** JSON lines by section name. */
export type Sections = Map<string, readonly string[]>;

/** Sorting and date formatting depend on the ICU data of the runtime. */
const RUNTIME = `${process.version} ${process.versions['icu'] ?? ''}`;

interface Head {
  format: string;
  runtime: string;
  /** SHA-256 of everything after the first line. */
  hash: string;
  sections: [name: string, lines: number][];
}

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');

function readHead(line: string): Head | undefined {
  try {
    const head = JSON.parse(line) as Partial<Head> | null;
    const isOurs = head?.format === FORMAT && head.runtime === RUNTIME && Array.isArray(head.sections);
    return isOurs ? (head as Head) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a file written by `writeCacheFile`. Returns undefined if it is missing, damaged or from another version; a
 * cache must not cause errors.
 */
export function readCacheFile(file: string): Sections | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const end = bytes.indexOf(0x0a);
  const head = end < 0 ? undefined : readHead(bytes.toString('utf8', 0, end));
  const body = bytes.subarray(end + 1);
  if (!head || hashOf(body) !== head.hash) return undefined;
  const lines = body.toString('latin1').split('\n');
  const sections: Sections = new Map();
  let from = 0;
  for (const [name, count] of head.sections) {
    sections.set(name, lines.slice(from, from + count));
    from += count;
  }
  return sections;
}

/** Replaces non-ASCII characters by JSON escapes: reading the file as single bytes is much faster than as UTF-8. */
export function toAscii(text: string): string {
  return text.replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value as one line of a section. */
export function cacheLine(value: unknown): string {
  return toAscii(JSON.stringify(value));
}

/** Writes a cache file atomically. Failures are ignored. */
export function writeCacheFile(file: string, sections: Sections): void {
  const body = Buffer.from([...sections.values()].flat().join('\n'), 'latin1');
  const head: Head = {
    format: FORMAT,
    runtime: RUNTIME,
    hash: hashOf(body),
    sections: [...sections].map(([name, lines]) => [name, lines.length]),
  };
  try {
    writeWholeSync(file, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]));
  } catch {
    // The next run only has more to do.
  }
}
