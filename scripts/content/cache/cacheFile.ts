import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Changes whenever a line of a section is to be read in another way. */
const FORMAT = 'content-cache 1';

/** Lines of JSON by the name of their section. */
export type Sections = Map<string, readonly string[]>;

/** Days and texts are sorted and printed with what the runtime knows of languages. */
const RUNTIME = `${process.version} ${process.versions['icu'] ?? ''}`;

interface Head {
  format: string;
  runtime: string;
  /** SHA-256 of everything behind the first line. */
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
 * What `writeCacheFile` wrote. Undefined for a file that does not exist, is broken in any way or comes from another
 * version: a cache is not worth an error.
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

/** Letters beyond ASCII as escapes of JSON: the file is read much faster as single bytes than as UTF-8. */
export function toAscii(text: string): string {
  return text.replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value as a line of a section. */
export function cacheLine(value: unknown): string {
  return toAscii(JSON.stringify(value));
}

/**
 * Writes a file of its own and moves it into place, so that whoever reads at the same time finds the old or the new one,
 * never half of it. Failing to is no harm: the next run has more to do.
 */
export function writeCacheFile(file: string, sections: Sections): void {
  const body = Buffer.from([...sections.values()].flat().join('\n'), 'latin1');
  const head: Head = {
    format: FORMAT,
    runtime: RUNTIME,
    hash: hashOf(body),
    sections: [...sections].map(([name, lines]) => [name, lines.length]),
  };
  const waiting = `${file}.${process.pid}-${Date.now().toString(36)}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(waiting, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]));
    renameSync(waiting, file);
  } catch {
    try {
      rmSync(waiting, { force: true });
    } catch {
      // There is not even a folder in which it could stand.
    }
  }
}
