import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { MAX_TOTAL_BYTES } from '../../src/applications/limits';
import { errorCode } from '../errorCode';
import { asStoreError, replaceDurably, syncDir, writeDurably } from './durableFiles';
import type { Entry, EntryState, Manifest, StoredFile } from './manifest';
import { REFERENCE_PATTERN } from './reference';
import { type Staging, type Store, StoreUnavailableError } from './store';

/** Below this much free space, bytes, nothing is accepted: one application and as much again for its copies. */
export const MIN_FREE_BYTES = 2 * MAX_TOTAL_BYTES;
/** A half-written folder of a process that still runs is given up after this time, ms. */
const STAGING_MAX_AGE_MS = 3_600_000;
/** Marks of deleted entries are kept this long, ms, so that a late repetition does not bring one back. */
const DELETED_KEPT_MS = 30 * 86_400_000;

const MANIFEST = 'manifest.json';
const STATE = 'state.json';

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function readEntry(dir: string): Promise<Entry | undefined> {
  try {
    const [manifest, state] = await Promise.all(
      [MANIFEST, STATE].map((name) => readFile(join(dir, name), 'utf8')),
    );
    return { manifest: JSON.parse(manifest ?? '') as Manifest, state: JSON.parse(state ?? '') as EntryState };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The store of one machine: a folder outside the web root. An entry is a folder named by its reference, written in
 * `tmp`, synced and renamed into `entries`. The rename is the one moment in which it begins to exist, and it fails
 * where the name is taken; so nothing is ever half there or there twice, whenever the process ends.
 */
export class Spool implements Store {
  readonly place: string;
  private readonly entries: string;
  private readonly temporary: string;
  private readonly deleted: string;
  /** Start of the names of this object's temporary folders: the process first, so that others can see if it runs. */
  private readonly run = `${process.pid}-${randomUUID()}`;

  /** @param minFreeBytes lower in tests alone */
  constructor(
    dir: string,
    private readonly minFreeBytes = MIN_FREE_BYTES,
  ) {
    this.place = resolve(dir);
    this.entries = join(this.place, 'entries');
    this.temporary = join(this.place, 'tmp');
    this.deleted = join(this.place, 'deleted');
  }

  private dirOf(reference: string): string {
    if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
    return join(this.entries, reference);
  }

  /** Creates the folders where they are missing. @throws StoreUnavailableError */
  async open(): Promise<void> {
    try {
      for (const dir of [this.entries, this.temporary, this.deleted]) {
        await mkdir(dir, { recursive: true, mode: 0o700 });
      }
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async check(): Promise<void> {
    const probe = join(this.temporary, `${this.run}-${randomUUID()}`);
    try {
      await this.open();
      const { bavail, bsize } = await statfs(this.place);
      if (bavail * bsize < this.minFreeBytes) throw new StoreUnavailableError('the disk is nearly full');
      await writeDurably(probe, 'probe');
      await unlink(probe);
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async stage(): Promise<Staging> {
    const dir = join(this.temporary, `${this.run}-${randomUUID()}`);
    try {
      const { bavail, bsize } = await statfs(this.temporary);
      if (bavail * bsize < this.minFreeBytes) throw new StoreUnavailableError('the disk is nearly full');
      await mkdir(dir, { mode: 0o700 });
    } catch (error) {
      // A folder that somebody removed comes back with the next check of the health route or the next application.
      await this.open().catch(() => undefined);
      throw asStoreError(error);
    }
    return {
      dir,
      discard: () => rm(dir, { recursive: true, force: true }).catch(() => undefined),
    };
  }

  async commit(
    staging: Staging,
    manifest: Manifest,
    state: EntryState,
  ): Promise<Entry | 'deleted' | undefined> {
    const { reference } = manifest;
    const existing = await this.find(reference);
    if (existing) return existing;
    try {
      await writeDurably(join(staging.dir, STATE), JSON.stringify(state));
      await writeDurably(join(staging.dir, MANIFEST), JSON.stringify(manifest, null, 2));
      await syncDir(staging.dir);
      if (!(await this.moveIn(staging.dir, reference))) {
        // Taken, and gone again by now: it was deleted in between.
        return (await this.find(reference)) ?? 'deleted';
      }
      await syncDir(this.entries);
      return undefined;
    } catch (error) {
      throw asStoreError(error);
    }
  }

  /** The moment in which an entry begins to exist. @returns false if its name is taken */
  private async moveIn(dir: string, reference: string): Promise<boolean> {
    try {
      await rename(dir, this.dirOf(reference));
      return true;
    } catch (error) {
      if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) return false;
      throw error;
    }
  }

  async find(reference: string): Promise<Entry | 'deleted' | undefined> {
    const entry = await readEntry(this.dirOf(reference));
    if (entry) return entry;
    const mark = await stat(join(this.deleted, reference)).catch(() => undefined);
    return mark && 'deleted';
  }

  async list(): Promise<Entry[]> {
    const names = await readdir(this.entries).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    });
    const references = names.filter((name) => REFERENCE_PATTERN.test(name));
    const entries = await Promise.all(references.map((name) => readEntry(this.dirOf(name))));
    return entries
      .filter((entry) => entry !== undefined)
      .toSorted((a, b) => (a.manifest.receivedAt < b.manifest.receivedAt ? -1 : 1));
  }

  async read(reference: string, { storedAs }: StoredFile): Promise<Readable> {
    if (!/^[\da-f-]+$/.test(storedAs)) throw new Error('not a stored name');
    return createReadStream(join(this.dirOf(reference), storedAs));
  }

  async saveState(reference: string, state: EntryState): Promise<void> {
    const dir = this.dirOf(reference);
    try {
      await replaceDurably(join(dir, STATE), join(dir, `${STATE}.${randomUUID()}`), JSON.stringify(state));
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw asStoreError(error);
    }
  }

  async remove(reference: string): Promise<boolean> {
    const grave = join(this.temporary, `${this.run}-${randomUUID()}`);
    if (!(await readEntry(this.dirOf(reference)))) return false;
    try {
      await writeDurably(join(this.deleted, reference), '').catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
      await rename(this.dirOf(reference), grave);
      await syncDir(this.entries);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      throw asStoreError(error);
    }
    await rm(grave, { recursive: true, force: true });
    return true;
  }

  async tidy(now: Date): Promise<void> {
    await this.open();
    const isOld = async (path: string, age: number) => {
      const facts = await stat(path).catch(() => undefined);
      return facts !== undefined && now.getTime() - facts.mtimeMs > age;
    };
    for (const name of await readdir(this.temporary)) {
      const path = join(this.temporary, name);
      const isOurs = name.startsWith(this.run);
      const isLeft = !isOurs && !isRunning(Number.parseInt(name, 10));
      if (isLeft || (await isOld(path, STAGING_MAX_AGE_MS))) await rm(path, { recursive: true, force: true });
    }
    for (const name of await readdir(this.deleted)) {
      const path = join(this.deleted, name);
      if (await isOld(path, DELETED_KEPT_MS)) await rm(path, { force: true });
    }
  }
}
