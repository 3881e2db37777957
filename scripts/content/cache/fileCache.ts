import { readFileSync, statSync } from 'node:fs';
import { SETTLED_MS } from '../../lib/buildInputs.mjs';
import { hashOfBytes } from '../../lib/hashOfBytes';
import { cacheLine } from './cacheFile';

/** Cached result for a file. */
export interface Known<T> {
  /** First 20 hex digits of the SHA-256 of the bytes. */
  hash: string;
  value: T;
}

/** A file without a cached result, with its bytes. */
export interface Unread {
  hash: string;
  /** Size, times and inode before reading; see `statOf`. */
  stat: string;
  bytes: Buffer;
}

type Line<T> = [name: string, stat: string, hash: string, value: T];

/** Size, times and inode of a file as text; empty if the file was modified too recently to rely on them. */
function statOf(file: string): string {
  const now = Date.now();
  const { size, mtimeMs, ctimeMs, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true });
  if (Number(mtimeMs > ctimeMs ? mtimeMs : ctimeMs) > now - SETTLED_MS) return '';
  return `${size} ${mtimeNs} ${ctimeNs} ${ino}`;
}

interface Row<T> extends Known<T> {
  stat: string;
  /** The cache line it was read from; undefined once something has changed. */
  line: string | undefined;
}

/**
 * Cache of results by file content. Files with unchanged size and times are not read. Only entries used in this run are
 * kept for the next.
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
   * Returns the cached result or, if there is none, the file's bytes.
   * @throws if the file cannot be read
   */
  lookUp(name: string, file: string): Known<T> | Unread {
    const stat = statOf(file);
    const old = this.#old.get(name);
    if (old && stat !== '' && old.stat === stat) {
      this.#rows.set(name, old);
      return old;
    }
    const bytes = readFileSync(file);
    const hash = hashOfBytes(bytes);
    if (old?.hash !== hash) return { hash, stat, bytes };
    const row: Row<T> = { stat, hash, value: old.value, line: stat === old.stat ? old.line : undefined };
    this.#rows.set(name, row);
    this.#isChanged ||= stat !== old.stat;
    return row;
  }

  /** Stores the result for a file that was read. */
  add(name: string, { hash, stat }: Unread, value: T): Known<T> {
    const row: Row<T> = { stat, hash, value, line: undefined };
    this.#rows.set(name, row);
    this.#isChanged = true;
    return row;
  }

  /** Marks the value of a file as changed. */
  touch(name: string): void {
    const row = this.#rows.get(name);
    if (!row) return;
    row.line = undefined;
    this.#isChanged = true;
  }

  /** True if the lines differ from those the cache was loaded from. */
  get isChanged(): boolean {
    return this.#isChanged || this.#rows.size !== this.#old.size;
  }

  lines(): string[] {
    return [...this.#rows].map(
      ([name, { stat, hash, value, line }]) => line ?? cacheLine([name, stat, hash, value] satisfies Line<T>),
    );
  }
}
