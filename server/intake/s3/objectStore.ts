import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ChangeWatch } from '../store/changeWatch';
import { mayHaveBeenPassedOn } from '../store/channelNames';
import { claimName, plainName } from '../store/claimName';
import { doOnce } from '../store/doOnce';
import type { Deletion, Entry, EntryState, Manifest, StateChange, StoredFile } from '../store/manifest';
import type { Mark, MarkedEntry } from '../store/marks';
import { afterChange, storedText } from '../store/parseEntry';
import { Notes } from '../store/notes';
import { readListed } from '../store/readListed';
import { type Heartbeat, HEARTBEAT } from '../store/runs';
import { type NewState, Schedule } from '../store/schedule';
import { compareSizes, type Scratch } from '../store/scratch';
import { checkSecret, createSecret, refuseNewSecret } from '../store/secret';
import {
  type Claim,
  CLOCK_JUMP_MS,
  DamagedFileError,
  type Inspection,
  type Listed,
  type Staging,
  type Store,
  StoreUnavailableError,
  UnreadableEntryError,
} from '../store/store';
import { untilChanged } from '../store/untilChanged';
import { verifiedStream } from '../store/verifiedStream';
import type { Bucket } from './bucket';
import { BucketClaims } from './bucketClaims';
import { BucketPeople } from './bucketPeople';
import { DueKeys } from './dueKeys';
import { inParallel } from '../../inParallel';
import { type KeptEntry, KeptEntries, keyOf } from './keptEntries';
import { entryKey, fileKey, KEYS } from './keys';
import { tidyBucket, tidyMarks } from './tidyBucket';

/**
 * The store for any number of servers: a bucket of an object store that supports conditional writes. Files are written
 * first, then one object with the manifest, which is only created if there is none under its reference: the moment an
 * entry begins to exist. Its state gets an object of its own as soon as it changes.
 */
export class ObjectStore implements Store {
  readonly place: string;
  readonly people: BucketPeople;
  readonly notes: Notes;
  private readonly index: DueKeys;
  private readonly schedule: Schedule;
  private readonly claims: BucketClaims;
  private readonly watch: ChangeWatch;
  private readonly kept: KeptEntries;

  /**
   * @param scratch where uploads are kept on this machine until they are accepted
   * @param heartbeat different in tests only
   */
  constructor(
    private readonly bucket: Bucket,
    readonly scratch: Scratch,
    heartbeat: Heartbeat = HEARTBEAT,
  ) {
    this.place = `s3://${bucket.name}/${bucket.prefix}`;
    this.kept = new KeptEntries(bucket);
    this.notes = new Notes(bucket);
    this.people = new BucketPeople(bucket);
    this.index = new DueKeys(bucket);
    this.claims = new BucketClaims(bucket, scratch.runs.run, heartbeat);
    this.watch = new ChangeWatch(heartbeat.steadyMs);
    const entries = {
      read: (reference: string) => this.kept.read(reference),
      references: () => this.kept.references(),
      replaceState: this.replaceState.bind(this),
    };
    this.schedule = new Schedule(this.index, entries, heartbeat.steadyMs);
  }

  async check(): Promise<void> {
    await this.scratch.open();
    await this.scratch.check();
    await this.bucket.put(`${KEYS.probes}${this.scratch.runs.run}`, 'probe');
  }

  close(): void {
    this.scratch.runs.stop();
    this.bucket.close();
  }

  async secret(): Promise<string> {
    if (!(await this.bucket.has(KEYS.secret))) {
      refuseNewSecret(await this.count(), `${this.place}${KEYS.secret}`);
      await this.bucket.create(KEYS.secret, createSecret());
    }
    const found = await this.bucket.get(KEYS.secret);
    if (!found) throw new StoreUnavailableError('the object store does not return what was just stored');
    return checkSecret(found.text, `${this.place}${KEYS.secret}`);
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
    await compareSizes(staging.dir, files);
    // If anything fails from here on, files without an entry are removed later, not at once: an entry whose
    // confirmation was lost may already need them.
    await this.putFiles(reference, staging, files);
    const mark = this.schedule.markFor({ manifest, state });
    await this.index.add(mark);
    const written = JSON.stringify({ manifest, state: JSON.parse(storedText({ state, mark })) as unknown });
    const isNew = await this.bucket.create(keyOf(KEYS.entries, reference), written);
    if (!isNew) return this.yieldToExisting(manifest, mark);
    if (!(await this.notes.isDeleted(reference))) return undefined;
    // The name was only free because the entry was deleted a moment ago.
    await this.kept.erase(reference);
    await this.index.remove(mark);
    return 'deleted';
  }

  private putFiles(reference: string, { dir }: Staging, files: readonly StoredFile[]): Promise<unknown> {
    return inParallel(files, ({ storedAs, size, sha256 }) =>
      this.bucket.putFile(fileKey(reference, storedAs), join(dir, storedAs), size, sha256),
    );
  }

  /** Ends a commit whose entry exists already: that of another commit, or of this one if only its response was lost. */
  private async yieldToExisting(manifest: Manifest, mark: string): Promise<Entry | 'deleted'> {
    const { reference } = manifest;
    const existing = await this.kept.read(reference);
    const kept = new Set(existing?.manifest.files.map(({ storedAs }) => storedAs));
    await inParallel(manifest.files, async ({ storedAs }) => {
      if (!kept.has(storedAs)) await this.bucket.delete(fileKey(reference, storedAs));
    });
    if (existing?.mark !== mark) await this.index.remove(mark);
    return existing ? { manifest: existing.manifest, state: existing.state } : 'deleted';
  }

  async find(reference: string): Promise<Entry | 'deleted' | undefined> {
    const kept = await this.kept.read(reference);
    if (kept) return { manifest: kept.manifest, state: kept.state };
    return (await this.notes.isDeleted(reference)) ? 'deleted' : undefined;
  }

  /** An object that can be read is durable. */
  async settle(): Promise<void> {}

  entries(): AsyncIterable<Listed> {
    return readListed(this.kept.references(), (reference) => this.kept.read(reference));
  }

  count(): Promise<number> {
    return this.kept.count();
  }

  due(now: Date): AsyncIterable<MarkedEntry> {
    return this.schedule.due(now);
  }

  scheduleBy(dueAt: (entry: Entry) => Date): void {
    this.schedule.by(dueAt);
  }

  inspect(signal?: AbortSignal): Promise<Inspection> {
    // Drops entries that were deleted in the meantime, as they are not read again.
    this.kept.problems.clear();
    return this.schedule.inspect(signal);
  }

  problems(): ReadonlyMap<string, string> {
    return this.kept.problems;
  }

  async read(reference: string, file: StoredFile): Promise<Readable> {
    const source = await this.bucket.open(fileKey(reference, file.storedAs));
    if (!source) throw new DamagedFileError(reference, file.storedAs, 'is missing');
    return verifiedStream(source, reference, file);
  }

  removeFile(reference: string, { storedAs }: StoredFile): Promise<void> {
    return this.bucket.delete(fileKey(reference, storedAs));
  }

  async changeState(reference: string, change: StateChange): Promise<EntryState | undefined> {
    const before = await this.replaceState(reference, (kept) => change(kept.state));
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
    await compareSizes(staging.dir, files);
    await this.putFiles(reference, staging, files);
    await this.changeState(reference, change);
  }

  /** See `MarkedEntries`. */
  private async replaceState(reference: string, next: NewState<KeptEntry>): Promise<EntryState | undefined> {
    const key = keyOf(KEYS.states, reference);
    /** The last attempt: its id, the state and the mark it was to replace, and the mark it added. */
    let last: { change: string; before: EntryState; made?: Mark; replaced?: Mark } | undefined;
    let isWritten = false;
    await untilChanged(async () => {
      const kept = await this.kept.read(reference);
      if (last) {
        // If its change is there, only the response was lost; otherwise its mark belongs to no state.
        isWritten = kept?.changes?.includes(last.change) ?? false;
        const left = isWritten ? last.replaced : last.made;
        if (last.made !== undefined && left !== undefined) await this.index.remove(left);
        if (isWritten) return true;
      }
      const state = kept && next(kept);
      if (!state) return true;
      const mark = this.schedule.markFor({ manifest: kept.manifest, state }, kept.mark);
      const isNew = mark !== kept.mark;
      if (isNew) await this.index.add(mark);
      last = {
        change: randomUUID().slice(0, 8),
        before: kept.state,
        ...(isNew ? { made: mark } : {}),
        ...(kept.mark === undefined ? {} : { replaced: kept.mark }),
      };
      const text = storedText({ state, mark, changes: afterChange(kept.changes, last.change) });
      isWritten = await (kept.etag === undefined
        ? this.bucket.create(key, text)
        : this.bucket.replace(key, text, kept.etag));
      if (isWritten && isNew && kept.mark !== undefined) await this.index.remove(kept.mark);
      return isWritten;
    });
    return isWritten ? last?.before : undefined;
  }

  claim(reference: string, task: string): Promise<Claim | undefined> {
    return this.claims.take(entryKey(KEYS.claims, claimName(reference, task)));
  }

  async once(name: string, work: () => Promise<void>): Promise<boolean> {
    return doOnce(await this.claims.take(entryKey(KEYS.claims, plainName(name))), this.notes, name, work);
  }

  async remove(reference: string, deletion?: Deletion): Promise<boolean> {
    const isThere = () => this.bucket.has(keyOf(KEYS.entries, reference));
    if (!(await isThere())) return false;
    if (deletion) await this.notes.noteDeleted(reference, deletion);
    // Only now: an attempt that is recorded later finds the mark, see `changeState`.
    const kept = await this.kept.read(reference).catch((error: unknown) => {
      if (error instanceof UnreadableEntryError) return undefined;
      throw error;
    });
    // Not if another deletion may have removed the state, but not yet the entry, while they were read.
    if (kept && !mayHaveBeenPassedOn(kept.state) && (await isThere()))
      await this.notes.removeNotice(reference);
    await this.kept.erase(reference);
    if (kept?.mark !== undefined) await this.index.remove(kept.mark);
    for (const key of kept?.state.people ?? []) await this.people.remove(key, reference);
    return true;
  }

  async lastSeen(): Promise<Date | undefined> {
    // An older version did not record it; the time of the newest entry is used instead.
    return (await this.notes.time()) ?? this.kept.youngest();
  }

  noteTime(now: Date): Promise<void> {
    return this.notes.noteTime(now);
  }

  async clearDead(): Promise<void> {
    await this.scratch.open();
    await this.scratch.tidy();
    await this.scratch.runs.tidy();
    await this.claims.tidy();
  }

  async tidy(now: Date): Promise<void> {
    await this.clearDead();
    const entries = {
      find: (reference: string) => this.kept.read(reference),
      remove: (reference: string) => this.remove(reference),
    };
    await tidyBucket(this.bucket, this.watch, entries, now);
    const seen = await this.lastSeen();
    if (!seen || now.getTime() - seen.getTime() <= CLOCK_JUMP_MS) await tidyMarks(this.bucket, now);
  }
}
