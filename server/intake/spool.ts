import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../errorCode';
import { asStoreError, replaceDurably, syncDir, writeDurably } from './durableFiles';
import { claimName, plainName } from './claimName';
import { FileClaims } from './fileClaims';
import { NamedLock } from './lock';
import type { Entry, EntryState, Manifest, StoredFile } from './manifest';
import { REFERENCE_PATTERN } from './reference';
import { compareSizes, isOlder, Scratch } from './scratch';
import { readSecret } from './secret';
import { asManifest, asState, ContentProblem, parseJson } from './parseEntry';
import { readListed } from './readListed';
import {
  type Claim,
  DELETED_KEPT_MS,
  dueSinceArrival,
  type Inspection,
  type Listed,
  type Mark,
  type Staging,
  type Store,
  UnreadableEntryError,
} from './store';
import { verifiedStream } from './verifiedStream';

const MANIFEST = 'manifest.json';
const STATE = 'state.json';

/**
 * The store of one machine: a folder outside the web root. An entry is a folder named by its reference, written in
 * `tmp`, synced and renamed into `entries`. The rename is the one moment in which it begins to exist, and it fails
 * where the name is taken; so nothing is ever half there or there twice, whenever the process ends.
 */
export class Spool implements Store {
  readonly place: string;
  private readonly entriesDir: string;
  private readonly deleted: string;
  private readonly marks: string;
  private readonly scratch: Scratch;
  private readonly claims: FileClaims;
  private readonly changing = new NamedLock();
  private readonly unreadable = new Map<string, string>();
  private dueAt: (entry: Entry) => Date = dueSinceArrival;

  /** @param minFreeBytes lower in tests alone */
  constructor(dir: string, minFreeBytes?: number) {
    this.place = resolve(dir);
    this.entriesDir = join(this.place, 'entries');
    this.deleted = join(this.place, 'deleted');
    this.marks = join(this.place, 'marks');
    this.scratch = new Scratch(join(this.place, 'tmp'), minFreeBytes);
    this.claims = new FileClaims(join(this.place, 'claims'), this.scratch);
  }

  private dirOf(reference: string): string {
    if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
    return join(this.entriesDir, reference);
  }

  /** Creates the folders where they are missing. @throws StoreUnavailableError */
  async open(): Promise<void> {
    try {
      for (const dir of [this.entriesDir, this.deleted, this.marks])
        await mkdir(dir, { recursive: true, mode: 0o700 });
      await this.scratch.open();
      await this.claims.open();
    } catch (error) {
      throw asStoreError(error);
    }
  }

  secret(): Promise<string> {
    return readSecret(this.place);
  }

  async check(): Promise<void> {
    await this.open();
    await this.scratch.check();
  }

  stage(): Promise<Staging> {
    return this.scratch.stage();
  }

  async commit(
    staging: Staging,
    manifest: Manifest,
    state: EntryState,
  ): Promise<Entry | 'deleted' | undefined> {
    const { reference, files } = manifest;
    const existing = await this.find(reference);
    if (existing) return existing;
    try {
      await compareSizes(staging.dir, files);
      await writeDurably(join(staging.dir, STATE), JSON.stringify(state));
      await writeDurably(join(staging.dir, MANIFEST), JSON.stringify(manifest, null, 2));
      await syncDir(staging.dir);
      if (!(await this.moveIn(staging.dir, reference))) {
        // Taken, and gone again by now: it was deleted in between.
        return (await this.find(reference)) ?? 'deleted';
      }
      await syncDir(this.entriesDir);
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
    const entry = await this.readEntry(reference);
    if (entry) return entry;
    const mark = await stat(join(this.deleted, reference)).catch(() => undefined);
    return mark && 'deleted';
  }

  /** @throws UnreadableEntryError */
  private async readEntry(reference: string): Promise<Entry | undefined> {
    const dir = this.dirOf(reference);
    try {
      const [manifest = '', state = ''] = await Promise.all(
        [MANIFEST, STATE].map((name) => readFile(join(dir, name), 'utf8')),
      );
      const entry = {
        manifest: asManifest(MANIFEST, parseJson(MANIFEST, manifest), reference),
        state: asState(STATE, parseJson(STATE, state)),
      };
      this.unreadable.delete(reference);
      return entry;
    } catch (error) {
      const isGone = errorCode(error) === 'ENOENT' && !(await stat(dir).catch(() => undefined));
      if (isGone) {
        this.unreadable.delete(reference);
        return undefined;
      }
      const problem = error instanceof ContentProblem ? error.message : (errorCode(error) ?? 'unknown');
      this.unreadable.set(reference, problem);
      throw new UnreadableEntryError(reference, problem);
    }
  }

  entries(): AsyncIterable<Listed> {
    return readListed(this.references(), (reference) => this.readEntry(reference));
  }

  private async *references(): AsyncIterable<string> {
    try {
      for await (const { name } of await opendir(this.entriesDir))
        if (REFERENCE_PATTERN.test(name)) yield name;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw asStoreError(error);
    }
  }

  async due(now: Date): Promise<string[]> {
    const found: { reference: string; time: number }[] = [];
    for await (const { reference, entry } of this.entries()) {
      const time = entry ? this.dueAt(entry).getTime() : Number.POSITIVE_INFINITY;
      if (time <= now.getTime()) found.push({ reference, time });
    }
    return found.toSorted((a, b) => a.time - b.time).map(({ reference }) => reference);
  }

  scheduleBy(dueAt: (entry: Entry) => Date): void {
    this.dueAt = dueAt;
  }

  async reschedule(): Promise<void> {
    // There is no index yet.
  }

  async inspect(): Promise<Inspection> {
    const result = { entries: 0, added: 0, superfluous: 0 };
    this.unreadable.clear();
    const all = this.entries()[Symbol.asyncIterator]();
    while (!(await all.next()).done) result.entries += 1;
    return result;
  }

  problems(): ReadonlyMap<string, string> {
    return this.unreadable;
  }

  private fileOf(reference: string, { storedAs }: StoredFile): string {
    if (!/^[\da-f-]+$/.test(storedAs)) throw new Error('not a stored name');
    return join(this.dirOf(reference), storedAs);
  }

  async read(reference: string, file: StoredFile): Promise<Readable> {
    return verifiedStream(createReadStream(this.fileOf(reference, file)), reference, file);
  }

  async removeFile(reference: string, file: StoredFile): Promise<void> {
    await rm(this.fileOf(reference, file), { force: true }).catch((error: unknown) => {
      throw asStoreError(error);
    });
  }

  async changeState(reference: string, change: (state: EntryState) => EntryState): Promise<void> {
    const dir = this.dirOf(reference);
    await this.changing.run(reference, async () => {
      const entry = await this.readEntry(reference);
      if (!entry) return;
      try {
        const text = JSON.stringify(change(entry.state));
        await replaceDurably(join(dir, STATE), join(dir, `${STATE}.${randomUUID()}`), text);
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw asStoreError(error);
      }
    });
  }

  claim(reference: string, task: string): Promise<Claim | undefined> {
    return this.claims.take(claimName(reference, task), new Date());
  }

  async mark(name: string): Promise<Mark | undefined> {
    const path = join(this.marks, plainName(name));
    try {
      await writeDurably(path, '');
      await syncDir(this.marks);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return undefined;
      throw asStoreError(error);
    }
    return { remove: () => rm(path, { force: true }).catch(() => undefined) };
  }

  async remove(reference: string): Promise<boolean> {
    const grave = this.scratch.newPath();
    if (!(await stat(this.dirOf(reference)).catch(() => undefined))) return false;
    try {
      await writeDurably(join(this.deleted, reference), '').catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
      await rename(this.dirOf(reference), grave);
      await syncDir(this.entriesDir);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      throw asStoreError(error);
    }
    await rm(grave, { recursive: true, force: true });
    return true;
  }

  async tidy(now: Date): Promise<void> {
    await this.open();
    await this.scratch.tidy(now);
    await this.claims.tidy(now);
    for (const dir of [this.deleted, this.marks]) {
      for (const name of await readdir(dir)) {
        const path = join(dir, name);
        if (await isOlder(path, DELETED_KEPT_MS, now)) await rm(path, { force: true });
      }
    }
  }
}
