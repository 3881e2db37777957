import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../errorCode';
import { claimName, plainName } from './claimName';
import { DueFolder } from './dueFolder';
import { asStoreError, makeDir, replaceDurably, syncDir, writeDurably, writeOnce } from './durableFiles';
import { FileClaims } from './fileClaims';
import { NamedLock } from './lock';
import type { Entry, EntryState, Manifest, StoredFile } from './manifest';
import { afterChange, asManifest, asStoredState, ContentProblem, parseJson, storedText } from './parseEntry';
import { readListed } from './readListed';
import { REFERENCE_PATTERN } from './reference';
import { type Heartbeat, HEARTBEAT, Runs } from './runs';
import { type MarkedEntry, Schedule } from './schedule';
import { compareSizes, isOlder, Scratch } from './scratch';
import { readSecret } from './secret';
import { readState, stateFile, writeState } from './stateFiles';
import {
  type Claim,
  CLOCK_JUMP_MS,
  DELETED_KEPT_MS,
  type Inspection,
  type Listed,
  type OneTimeMark,
  type Staging,
  type Store,
  StoreUnavailableError,
  UnreadableEntryError,
} from './store';
import { verifiedStream } from './verifiedStream';

const MANIFEST = 'manifest.json';
/** Attempts to change a state that others change at the same time, of which one succeeds each time. */
const CHANGE_ATTEMPTS = 1000;

/** An entry as it lies in its folder. */
interface FiledEntry extends MarkedEntry {
  revision: number;
  changes?: string[];
}

/** What differs in tests alone. */
export interface SpoolOptions {
  /** Below this much free space, bytes, nothing is accepted. */
  minFreeBytes?: number;
  heartbeat?: Heartbeat;
}

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined;

/**
 * The store of one machine: a folder outside the web root. An entry is a folder named by its reference, written in
 * `tmp`, synced and renamed into `entries`. The rename is the one moment in which it begins to exist, and it fails
 * where the name is taken; so nothing is ever half there or there twice, whenever the process ends.
 */
export class Spool implements Store {
  readonly place: string;
  private readonly entriesDir: string;
  private readonly deletedDir: string;
  private readonly aliasesDir: string;
  private readonly marksDir: string;
  private readonly claimsDir: string;
  private readonly scratch: Scratch;
  private readonly claims: FileClaims;
  private readonly index: DueFolder;
  private readonly schedule: Schedule;
  private readonly changing = new NamedLock();
  private readonly unreadable = new Map<string, string>();

  constructor(dir: string, { minFreeBytes, heartbeat = HEARTBEAT }: SpoolOptions = {}) {
    this.place = resolve(dir);
    this.entriesDir = join(this.place, 'entries');
    this.deletedDir = join(this.place, 'deleted');
    this.aliasesDir = join(this.place, 'aliases');
    this.marksDir = join(this.place, 'marks');
    this.claimsDir = join(this.place, 'claims');
    const runs = new Runs(join(this.place, 'runs'), heartbeat);
    this.scratch = new Scratch(join(this.place, 'tmp'), runs, minFreeBytes);
    this.claims = new FileClaims(this.claimsDir, this.scratch);
    this.index = new DueFolder(join(this.place, 'due'));
    const entries = {
      read: (reference: string) => this.readEntry(reference),
      references: () => this.references(),
      reschedule: (reference: string) => this.reschedule(reference),
    };
    this.schedule = new Schedule(this.index, entries, heartbeat.steadyMs);
  }

  private dirOf(reference: string): string {
    if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
    return join(this.entriesDir, reference);
  }

  /** Creates the folders where they are missing. @throws StoreUnavailableError */
  async open(): Promise<void> {
    try {
      if (!(await exists(this.place))) {
        await mkdir(join(this.place, '..'), { recursive: true });
        await makeDir(this.place);
      }
      await makeDir(this.entriesDir);
      // As root all of them get the owner of the entries, who is the user of the server.
      await this.scratch.open(this.entriesDir);
      for (const name of ['deleted', 'aliases', 'marks', 'claims', 'due', 'runs']) {
        await makeDir(join(this.place, name), this.entriesDir);
      }
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async secret(): Promise<string> {
    return readSecret(join(this.place, 'secret'), () => this.scratch.newPath());
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
      const mark = this.schedule.markFor({ manifest, state });
      await writeDurably(join(staging.dir, stateFile(0)), storedText({ state, mark }));
      await writeDurably(join(staging.dir, MANIFEST), JSON.stringify(manifest, null, 2));
      await syncDir(staging.dir);
      await this.index.add(mark);
      if (!(await this.moveIn(staging.dir, reference))) {
        await this.index.remove(mark);
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
    const filed = await this.readEntry(reference);
    if (filed) return { manifest: filed.manifest, state: filed.state };
    return (await exists(join(this.deletedDir, reference))) ? 'deleted' : undefined;
  }

  /** @throws UnreadableEntryError */
  private async readEntry(reference: string): Promise<FiledEntry | undefined> {
    const dir = this.dirOf(reference);
    try {
      const manifestText = await readFile(join(dir, MANIFEST), 'utf8');
      const { revision, text } = await readState(dir);
      const manifest = asManifest(MANIFEST, parseJson(MANIFEST, manifestText), reference);
      const name = stateFile(revision);
      const filed = { manifest, revision, ...asStoredState(name, parseJson(name, text)) };
      this.unreadable.delete(reference);
      return filed;
    } catch (error) {
      if (errorCode(error) === 'ENOENT' && !(await exists(dir))) {
        this.unreadable.delete(reference);
        return undefined;
      }
      const isMissing = errorCode(error) === 'ENOENT';
      const problem =
        error instanceof ContentProblem
          ? error.message
          : isMissing
            ? `${MANIFEST} is missing`
            : (errorCode(error) ?? 'unknown');
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

  async count(): Promise<number> {
    return (await readdir(this.entriesDir)).filter((name) => REFERENCE_PATTERN.test(name)).length;
  }

  async due(now: Date): Promise<string[]> {
    try {
      return await this.schedule.due(now);
    } catch (error) {
      throw asStoreError(error);
    }
  }

  scheduleBy(dueAt: (entry: Entry) => Date): void {
    this.schedule.by(dueAt);
  }

  async inspect(): Promise<Inspection> {
    try {
      // Those that have gone meanwhile are not met again.
      this.unreadable.clear();
      return await this.schedule.inspect();
    } catch (error) {
      throw asStoreError(error);
    }
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

  changeState(reference: string, change: (state: EntryState) => EntryState): Promise<void> {
    return this.replaceState(reference, (filed) => change(filed.state));
  }

  async reschedule(reference: string): Promise<void> {
    await this.replaceState(reference, (filed) => {
      const isRight = filed.mark !== undefined && this.schedule.markFor(filed, filed.mark) === filed.mark;
      return isRight ? undefined : filed.state;
    }).catch((error: unknown) => {
      if (!(error instanceof UnreadableEntryError)) throw error;
    });
  }

  /** @param next the new state; undefined to leave everything as it is */
  private async replaceState(
    reference: string,
    next: (filed: FiledEntry) => EntryState | undefined,
  ): Promise<void> {
    const dir = this.dirOf(reference);
    await this.changing.run(reference, async () => {
      for (let attempt = 0; attempt < CHANGE_ATTEMPTS; attempt += 1) {
        const filed = await this.readEntry(reference);
        const state = filed && next(filed);
        if (!state) return;
        try {
          if (await this.tryState(dir, filed, state)) return;
        } catch (error) {
          const isGone = errorCode(error) === 'ENOENT' && !(await exists(dir));
          if (!isGone) throw asStoreError(error);
        }
      }
      throw new StoreUnavailableError('a state is changed by others all the time');
    });
  }

  /** @returns false if somebody else has changed the state meanwhile */
  private async tryState(dir: string, filed: FiledEntry, state: EntryState): Promise<boolean> {
    const { manifest, revision } = filed;
    const mark = this.schedule.markFor({ manifest, state }, filed.mark);
    const isNew = mark !== filed.mark;
    if (isNew) await this.index.add(mark);
    const change = randomUUID().slice(0, 8);
    const text = storedText({ state, mark, changes: afterChange(filed.changes, change) });
    const isHighest = await writeState(dir, { revision: revision + 1, text }, await this.scratch.newPath());
    // Higher ones may stand on ours: then it has arrived all the same.
    const isWritten =
      isHighest || ((await this.readEntry(manifest.reference))?.changes?.includes(change) ?? false);
    const left = isWritten ? filed.mark : mark;
    if (isNew && left !== undefined) await this.index.remove(left);
    return isWritten;
  }

  claim(reference: string, task: string): Promise<Claim | undefined> {
    return this.claims.take(claimName(reference, task));
  }

  async mark(name: string): Promise<OneTimeMark | undefined> {
    const path = join(this.marksDir, plainName(name));
    try {
      if (!(await writeOnce(path, await this.scratch.newPath(), ''))) return undefined;
    } catch (error) {
      throw asStoreError(error);
    }
    return { remove: () => rm(path, { force: true }).catch(() => undefined) };
  }

  async remove(reference: string): Promise<boolean> {
    const dir = this.dirOf(reference);
    if (!(await exists(dir))) return false;
    const filed = await this.readEntry(reference).catch(() => undefined);
    try {
      const grave = await this.scratch.newPath();
      await writeOnce(join(this.deletedDir, reference), await this.scratch.newPath(), '');
      await rename(dir, grave);
      await syncDir(this.entriesDir);
      this.unreadable.delete(reference);
      if (filed?.mark !== undefined) await this.index.remove(filed.mark);
      await rm(grave, { recursive: true, force: true });
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT' && !(await exists(dir))) return false;
      throw asStoreError(error);
    }
  }

  async alias(reference: string, target: string): Promise<string> {
    try {
      const path = join(this.aliasesDir, reference);
      if (await writeOnce(path, await this.scratch.newPath(), target)) return target;
      return (await this.aliasOf(reference)) ?? target;
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async aliasOf(reference: string): Promise<string | undefined> {
    try {
      const target = await readFile(join(this.aliasesDir, reference), 'utf8');
      return REFERENCE_PATTERN.test(target) ? target : undefined;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw asStoreError(error);
    }
  }

  async lastSeen(): Promise<Date | undefined> {
    try {
      const text = await readFile(join(this.place, 'clock'), 'utf8');
      if (!Number.isNaN(Date.parse(text))) return new Date(text);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw asStoreError(error);
    }
    // An older version did not write it down; the folder of entries says when it last changed.
    return (await this.count()) > 0 ? (await stat(this.entriesDir)).mtime : undefined;
  }

  async noteTime(now: Date): Promise<void> {
    try {
      await replaceDurably(join(this.place, 'clock'), await this.scratch.newPath(), now.toISOString());
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async clearDead(): Promise<void> {
    try {
      await this.open();
      await this.scratch.tidy();
      await this.claims.tidy();
      await this.scratch.runs.tidy();
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async tidy(now: Date): Promise<void> {
    await this.clearDead();
    const seen = await this.lastSeen();
    if (seen && now.getTime() - seen.getTime() > CLOCK_JUMP_MS) return;
    for (const dir of [this.deletedDir, this.aliasesDir, this.marksDir]) {
      for (const name of await readdir(dir)) {
        const path = join(dir, name);
        if (await isOlder(path, DELETED_KEPT_MS, now)) await rm(path, { force: true });
      }
    }
  }
}
