import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../../errorCode';
import { mayHaveBeenPassedOn } from './channelNames';
import { claimName, plainName } from './claimName';
import { doOnce } from './doOnce';
import { DueFolder } from './dueFolder';
import { asStoreError, checkAccess, makeDir, orStoreError, syncDir, writeDurably } from './durableFiles';
import { EntryFolders, type FiledEntry, MANIFEST } from './entryFolders';
import { FileClaims } from './fileClaims';
import { NamedLock } from './lock';
import type { Deletion, Entry, EntryState, Manifest, StateChange, StoredFile } from './manifest';
import type { MarkedEntry } from './marks';
import { afterChange, storedText } from './parseEntry';
import { NoteFiles } from './noteFiles';
import { Notes } from './notes';
import { readListed } from './readListed';
import { PeopleFolder } from './peopleFolder';
import { removeEach } from './removeEach';
import { HEARTBEAT, Runs } from './runs';
import { type NewState, Schedule } from './schedule';
import { compareSizes, Scratch, type StoreOptions } from './scratch';
import { readSecret } from './secret';
import { OWN_FOLDERS, SpoolFolder } from './spoolFolder';
import { stateFile, writeState } from './stateFiles';
import { type Claim, CLOCK_JUMP_MS, type Inspection, type Listed, type Staging, type Store } from './store';
import { untilChanged } from './untilChanged';
import { verifiedStream } from './verifiedStream';

/**
 * The store of a single machine: a folder outside the web root. An entry is a folder named by its reference, written in
 * `tmp`, synced and renamed into `entries`. The rename is the moment it begins to exist, and it fails if the name is
 * taken; so no entry is ever incomplete or stored twice, whenever the process ends.
 */
export class Spool implements Store {
  readonly place: string;
  readonly people: PeopleFolder;
  readonly notes: Notes;
  private readonly noteFiles: NoteFiles;
  private readonly spoolFolder: SpoolFolder;
  private readonly folders: EntryFolders;
  readonly scratch: Scratch;
  private readonly claims: FileClaims;
  private readonly index: DueFolder;
  private readonly schedule: Schedule;
  private readonly changing = new NamedLock();

  constructor(dir: string, { minFreeBytes, heartbeat = HEARTBEAT }: StoreOptions = {}) {
    this.place = resolve(dir);
    const entriesDir = join(this.place, 'entries');
    this.spoolFolder = new SpoolFolder(this.place, entriesDir);
    this.folders = new EntryFolders(entriesDir, this.spoolFolder);
    this.noteFiles = new NoteFiles(this.place, () => this.scratch.newPath());
    this.notes = new Notes(this.noteFiles);
    const runs = new Runs(join(this.place, 'runs'), heartbeat);
    this.scratch = new Scratch(join(this.place, 'tmp'), runs, minFreeBytes, () => this.spoolFolder.check());
    this.claims = new FileClaims(join(this.place, 'claims'), this.scratch);
    this.index = new DueFolder(join(this.place, 'due'));
    this.people = new PeopleFolder(join(this.place, 'people'), this.folders.dir);
    const entries = {
      read: (reference: string) => this.folders.read(reference),
      references: () => this.folders.references(),
      replaceState: this.replaceState.bind(this),
    };
    this.schedule = new Schedule(this.index, entries, heartbeat.steadyMs);
  }

  /** Creates missing folders; those of the entries and around them only the first time. @throws StoreUnavailableError */
  open(): Promise<void> {
    return orStoreError(async () => {
      await this.spoolFolder.open();
      // If run as root, all of them get the owner of the entries, which is the server's user.
      await this.scratch.open(this.folders.dir);
      for (const name of OWN_FOLDERS) await makeDir(join(this.place, name), this.folders.dir);
    });
  }

  close(): void {
    this.scratch.runs.stop();
  }

  async secret(): Promise<string> {
    return readSecret(
      join(this.place, 'secret'),
      () => this.scratch.newPath(),
      () => this.count(),
    );
  }

  async check(): Promise<void> {
    await this.open();
    await this.scratch.check();
    // Each of them, because a restored one can have another owner.
    const own = OWN_FOLDERS.map((name) => resolve(this.place, name));
    for (const folder of [this.folders.dir, ...own]) await checkAccess(folder);
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
    await this.spoolFolder.check();
    const existing = await this.find(reference);
    if (existing) return existing;
    try {
      await compareSizes(staging.dir, files);
      const mark = this.schedule.markFor({ manifest, state });
      await writeDurably(join(staging.dir, stateFile(0)), storedText({ state, mark }));
      await writeDurably(join(staging.dir, MANIFEST), JSON.stringify(manifest, null, 2));
      await syncDir(staging.dir);
      await this.index.add(mark);
      if (!(await this.folders.moveIn(staging.dir, reference))) {
        await this.index.remove(mark);
        // The name was taken, but is free again: that entry has been deleted meanwhile.
        return (await this.find(reference)) ?? 'deleted';
      }
      await syncDir(this.folders.dir);
      if (!(await this.notes.isDeleted(reference))) return undefined;
      // The name was only free because that entry had just been deleted.
      await this.remove(reference);
      return 'deleted';
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async find(reference: string): Promise<Entry | 'deleted' | undefined> {
    const filed = await this.folders.read(reference);
    if (filed) return { manifest: filed.manifest, state: filed.state };
    return (await this.notes.isDeleted(reference)) ? 'deleted' : undefined;
  }

  settle(): Promise<void> {
    return orStoreError(() => syncDir(this.folders.dir));
  }

  entries(): AsyncIterable<Listed> {
    return readListed(this.folders.references(), (reference) => this.folders.read(reference));
  }

  async count(): Promise<number> {
    return this.folders.count();
  }

  async *due(now: Date): AsyncIterable<MarkedEntry> {
    // An empty folder in its place would look as if nothing were due.
    await this.spoolFolder.check();
    yield* this.schedule.due(now);
  }

  scheduleBy(dueAt: (entry: Entry) => Date): void {
    this.schedule.by(dueAt);
  }

  async inspect(signal?: AbortSignal): Promise<Inspection> {
    // Drops entries that were deleted in the meantime, as they are not read again.
    this.folders.problems.clear();
    return orStoreError(() => this.schedule.inspect(signal));
  }

  problems(): ReadonlyMap<string, string> {
    return this.folders.problems;
  }

  async read(reference: string, file: StoredFile): Promise<Readable> {
    return verifiedStream(createReadStream(this.folders.fileOf(reference, file)), reference, file);
  }

  async removeFile(reference: string, file: StoredFile): Promise<void> {
    await orStoreError(() => rm(this.folders.fileOf(reference, file), { force: true }));
  }

  async changeState(reference: string, change: StateChange): Promise<EntryState | undefined> {
    const before = await this.replaceState(reference, (filed) => change(filed.state));
    // A deletion reads the last state after its mark is written: either it finds this one, or the mark is found here.
    return before && !(await this.notes.isDeleted(reference)) ? before : undefined;
  }

  reschedule(read: MarkedEntry): Promise<void> {
    return this.schedule.reschedule(read);
  }

  async addFiles(
    reference: string,
    staging: Staging,
    files: readonly StoredFile[],
    change: StateChange,
  ): Promise<void> {
    await orStoreError(() => compareSizes(staging.dir, files));
    if (!(await orStoreError(() => this.folders.take(reference, staging.dir, files)))) return;
    await this.changeState(reference, change);
  }

  /** See `MarkedEntries`. */
  private async replaceState(reference: string, next: NewState<FiledEntry>): Promise<EntryState | undefined> {
    const dir = this.folders.dirOf(reference);
    let before: EntryState | undefined;
    const attempt = async () => {
      const filed = await this.folders.read(reference);
      const state = filed && next(filed);
      if (!state) return true;
      try {
        if (await this.tryState(dir, filed, state)) before = filed.state;
        return before !== undefined;
      } catch (error) {
        if (errorCode(error) !== 'ENOENT' || !(await this.folders.isGone(reference)))
          throw asStoreError(error);
        return false;
      }
    };
    await this.changing.run(reference, () => untilChanged(attempt));
    return before;
  }

  /** @returns false if another writer has changed the state in the meantime */
  private async tryState(dir: string, filed: FiledEntry, state: EntryState): Promise<boolean> {
    const { manifest, revision } = filed;
    const mark = this.schedule.markFor({ manifest, state }, filed.mark);
    const isNew = mark !== filed.mark;
    if (isNew) await this.index.add(mark);
    const change = randomUUID().slice(0, 8);
    const text = storedText({ state, mark, changes: afterChange(filed.changes, change) });
    const isHighest = await writeState(dir, { revision: revision + 1, text }, await this.scratch.newPath());
    // Higher revisions may be based on ours, which then counts as written.
    const isWritten =
      isHighest || ((await this.folders.read(manifest.reference))?.changes?.includes(change) ?? false);
    const left = isWritten ? filed.mark : mark;
    if (isNew && left !== undefined) await this.index.remove(left);
    return isWritten;
  }

  claim(reference: string, task: string): Promise<Claim | undefined> {
    return this.claims.take(claimName(reference, task));
  }

  async once(name: string, work: () => Promise<void>): Promise<boolean> {
    return doOnce(await this.claims.take(plainName(name)), this.notes, name, work);
  }

  async remove(reference: string, deletion?: Deletion): Promise<boolean> {
    if (await this.folders.isGone(reference)) return false;
    try {
      const removed = await this.scratch.newPath();
      if (deletion) await this.notes.noteDeleted(reference, deletion);
      // Only now: an attempt that is recorded later finds the mark, see `changeState`.
      const filed = await this.folders.read(reference).catch(() => undefined);
      if (filed && !mayHaveBeenPassedOn(filed.state)) await this.notes.removeNotice(reference);
      await rename(this.folders.dirOf(reference), removed);
      // First, because nothing else finds it again if a later step fails.
      await this.scratch.discard(removed);
      await syncDir(this.folders.dir);
      this.folders.problems.delete(reference);
      if (filed?.mark !== undefined) await this.index.remove(filed.mark);
      for (const key of filed?.state.people ?? []) await this.people.remove(key, reference);
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT' && (await this.folders.isGone(reference))) return false;
      throw asStoreError(error);
    }
  }

  async lastSeen(): Promise<Date | undefined> {
    // An older version did not record it.
    return (await this.notes.time()) ?? this.folders.changedAt();
  }

  noteTime(now: Date): Promise<void> {
    return this.notes.noteTime(now);
  }

  clearDead(): Promise<void> {
    return orStoreError(async () => {
      await this.open();
      await this.scratch.tidy();
      await this.claims.tidy();
      await this.scratch.runs.tidy();
    });
  }

  async tidy(now: Date): Promise<void> {
    await this.clearDead();
    const seen = await this.lastSeen();
    if (!seen || now.getTime() - seen.getTime() <= CLOCK_JUMP_MS) {
      await this.noteFiles.tidy(now);
      await this.people.tidy(now);
    }
    await removeEach(await this.notes.deleted(), async (reference) => {
      if (!(await this.folders.isGone(reference))) await this.remove(reference);
    });
  }
}
