import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { cacheLine } from './cacheFile';

/**
 * Disks and clocks tell times apart only so finely, and clocks are set: a file that changed less than this (ms) before it
 * was looked at may change again without a sign.
 */
const DOUBTFUL_MS = 2000;

/** What is known of a file by its bytes. */
export interface Known<T> {
  /** SHA-256 of the bytes, first 20 digits. */
  hash: string;
  value: T;
}

/** A file's bytes where nothing is known of them yet. */
export interface Unread {
  hash: string;
  /** What the file looked like before it was read. */
  stat: string;
  bytes: Buffer;
}

type Line<T> = [name: string, stat: string, hash: string, value: T];

/** The name of bytes. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** Size, times and identity of a file as a text; empty when they could stay the same although the file changes. */
function statOf(file: string): string {
  const now = Date.now();
  const { size, mtimeMs, ctimeMs, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
  if (Number(mtimeMs > ctimeMs ? mtimeMs : ctimeMs) > now - DOUBTFUL_MS) return '';
  return `${size} ${mtimeNs} ${ctimeNs} ${ino}`;
}

interface Row<T> extends Known<T> {
  stat: string;
  /** The line it was read from, as long as nothing in it has changed. */
  line: string | undefined;
}

/**
 * What was found out about files by their bytes. A file with the times and the size of the last run is not read. Only
 * what is asked for in this run is kept for the next.
 */
export class FileCache<T> {
  readonly #old = new Map<string, Row<T>>();
  readonly #rows = new Map<string, Row<T>>();
  #isChanged = false;

  constructor(lines: readonly string[] = []) {
    for (const line of lines) {
      const [name, stat, hash, value] = JSON.parse(line) as Line<T>;
      this.#old.set(name, { stat, hash, value, line });
    }
  }

  /**
   * What is known of a file, or its bytes.
   * @throws when it cannot be read
   */
  look(name: string, file: string): Known<T> | Unread {
    const stat = statOf(file);
    const old = this.#old.get(name);
    if (old && stat !== '' && old.stat === stat) {
      this.#rows.set(name, old);
      return old;
    }
    const bytes = readFileSync(file);
    const hash = contentHash(bytes);
    if (old?.hash !== hash) return { hash, stat, bytes };
    const row: Row<T> = { stat, hash, value: old.value, line: stat === old.stat ? old.line : undefined };
    this.#rows.set(name, row);
    this.#isChanged ||= stat !== old.stat;
    return row;
  }

  /** Notes what the bytes of a file turned out to say. */
  add(name: string, { hash, stat }: Unread, value: T): Known<T> {
    const row: Row<T> = { stat, hash, value, line: undefined };
    this.#rows.set(name, row);
    this.#isChanged = true;
    return row;
  }

  /** Something in the value of a file has changed. */
  touch(name: string): void {
    const row = this.#rows.get(name);
    if (!row) return;
    row.line = undefined;
    this.#isChanged = true;
  }

  /** true: the lines differ from those the cache was made of. */
  get isChanged(): boolean {
    return this.#isChanged || this.#rows.size !== this.#old.size;
  }

  lines(): string[] {
    return [...this.#rows].map(
      ([name, { stat, hash, value, line }]) => line ?? cacheLine([name, stat, hash, value] satisfies Line<T>),
    );
  }
}
