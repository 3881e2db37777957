import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Entry, EntryState, Manifest, StoredFile } from '../manifest';
import { REFERENCE_PATTERN } from '../reference';
import { compareSizes, type Scratch } from '../scratch';
import { claimName, plainName } from '../claimName';
import { asManifest, asState, ContentProblem, parseJson } from '../parseEntry';
import { readListed } from '../readListed';
import {
  type Claim,
  CLAIM_MS,
  DamagedFileError,
  dueSinceArrival,
  type Inspection,
  type Listed,
  type Mark,
  type Staging,
  type Store,
  StoreUnavailableError,
  UnreadableEntryError,
} from '../store';
import { verifiedStream } from '../verifiedStream';
import type { Bucket } from './bucket';
import { inParallel } from './inParallel';
import { entryKey, fileKey, KEYS, referenceOfKey } from './keys';
import { tidyBucket } from './tidyBucket';

/** How often a state that others change at the same time is read and changed anew. */
const CHANGE_ATTEMPTS = 10;

/** What a claim's object says. */
interface ClaimRecord {
  holder: string;
  /** ISO 8601. */
  until: string;
}

const keyOf = (prefix: string, reference: string) => {
  if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
  return entryKey(prefix, reference);
};

/** An entry from its object and that of its state, if there is one. @throws ContentProblem */
function parseWritten(written: string, reference: string, stateText: string | undefined): Entry {
  const name = entryKey(KEYS.entries, reference);
  const value = parseJson(name, written) as Partial<Record<keyof Entry, unknown>> | null;
  const manifest = asManifest(name, value?.manifest, reference);
  if (stateText === undefined) return { manifest, state: asState(name, value?.state) };
  const stateName = entryKey(KEYS.states, reference);
  return { manifest, state: asState(stateName, parseJson(stateName, stateText)) };
}

/**
 * The store of any number of servers: a bucket of an object store that knows conditional writes. Files come first; then
 * one object with the manifest, which is created only if there is none under its reference. It is the one moment in
 * which an entry begins to exist. Its state stands in an object of its own as soon as it changes.
 */
export class ObjectStore implements Store {
  readonly place: string;
  private readonly unreadable = new Map<string, string>();
  private dueAt: (entry: Entry) => Date = dueSinceArrival;
  private probing: Promise<void> | undefined;

  /** @param scratch where uploads are until they are accepted, on this machine */
  constructor(
    private readonly bucket: Bucket,
    private readonly scratch: Scratch,
  ) {
    this.place = `s3://${bucket.name}/${bucket.prefix}`;
  }

  check(): Promise<void> {
    // Anybody may ask, and each write costs: whoever asks meanwhile gets the same answer.
    this.probing ??= this.probe().finally(() => (this.probing = undefined));
    return this.probing;
  }

  private async probe(): Promise<void> {
    await this.scratch.check();
    await this.bucket.put(`${KEYS.probes}${this.scratch.run}`, 'probe');
  }

  async secret(): Promise<string> {
    await this.bucket.create(KEYS.secret, randomBytes(32).toString('hex'));
    const found = await this.bucket.get(KEYS.secret);
    if (!found) throw new StoreUnavailableError('the object store does not give back what it has taken');
    return found.text;
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
    // Whatever fails from here on: files without an entry are removed by and by. Never at once, as an entry whose
    // confirmation was lost on the way may already need them.
    await inParallel(files, ({ storedAs, size, sha256 }) =>
      this.bucket.putFile(fileKey(reference, storedAs), join(staging.dir, storedAs), size, sha256),
    );
    const entry: Entry = { manifest, state };
    const isNew = await this.bucket.create(keyOf(KEYS.entries, reference), JSON.stringify(entry));
    if (isNew && !(await this.bucket.has(KEYS.deleted + reference))) return undefined;
    if (isNew) {
      // Its name was free because it was deleted a moment ago.
      await this.erase(reference);
      return 'deleted';
    }
    return this.loseAgainstOther(manifest);
  }

  /** Another one was first, or the first of our own attempts, whose answer was lost. */
  private async loseAgainstOther(manifest: Manifest): Promise<Entry | 'deleted'> {
    const winner = (await this.find(manifest.reference)) ?? 'deleted';
    const kept = new Set(winner === 'deleted' ? [] : winner.manifest.files.map(({ storedAs }) => storedAs));
    await inParallel(manifest.files, async ({ storedAs }) => {
      if (!kept.has(storedAs)) await this.bucket.delete(fileKey(manifest.reference, storedAs));
    });
    return winner;
  }

  async find(reference: string): Promise<Entry | 'deleted' | undefined> {
    const entry = await this.readEntry(reference);
    if (entry) return entry;
    return (await this.bucket.has(KEYS.deleted + reference)) ? 'deleted' : undefined;
  }

  /** @throws UnreadableEntryError */
  private async readEntry(reference: string): Promise<Entry | undefined> {
    const [written, state] = await Promise.all([
      this.bucket.get(keyOf(KEYS.entries, reference)),
      this.bucket.get(keyOf(KEYS.states, reference)),
    ]);
    if (!written) return undefined;
    return this.parse(reference, written.text, state?.text);
  }

  /** @throws UnreadableEntryError */
  private parse(reference: string, written: string, state: string | undefined): Entry {
    try {
      const entry = parseWritten(written, reference, state);
      this.unreadable.delete(reference);
      return entry;
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error;
      this.unreadable.set(reference, error.message);
      throw new UnreadableEntryError(reference, error.message);
    }
  }

  entries(): AsyncIterable<Listed> {
    return readListed(this.references(), (reference) => this.readEntry(reference));
  }

  private async *references(): AsyncIterable<string> {
    for (const { key } of await this.bucket.list(KEYS.entries)) yield referenceOfKey(key);
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

  async read(reference: string, file: StoredFile): Promise<Readable> {
    const source = await this.bucket.open(fileKey(reference, file.storedAs));
    if (!source) throw new DamagedFileError(reference, file.storedAs, 'is missing');
    return verifiedStream(source, reference, file);
  }

  removeFile(reference: string, { storedAs }: StoredFile): Promise<void> {
    return this.bucket.delete(fileKey(reference, storedAs));
  }

  async changeState(reference: string, change: (state: EntryState) => EntryState): Promise<void> {
    const key = keyOf(KEYS.states, reference);
    for (let attempt = 0; attempt < CHANGE_ATTEMPTS; attempt += 1) {
      const [written, state] = await Promise.all([
        this.bucket.get(keyOf(KEYS.entries, reference)),
        this.bucket.get(key),
      ]);
      if (!written) return;
      const current = this.parse(reference, written.text, state?.text);
      const text = JSON.stringify(change(current.state));
      if (await (state ? this.bucket.replace(key, text, state.etag) : this.bucket.create(key, text))) return;
    }
    throw new StoreUnavailableError('a state is changed by others all the time');
  }

  async claim(reference: string, task: string): Promise<Claim | undefined> {
    const key = entryKey(KEYS.claims, claimName(reference, task));
    const now = new Date();
    const record: ClaimRecord = {
      holder: `${this.scratch.run}-${randomUUID()}`,
      until: new Date(now.getTime() + CLAIM_MS).toISOString(),
    };
    const text = JSON.stringify(record);
    if (!(await this.bucket.create(key, text))) {
      const other = await this.bucket.get(key);
      if (!other || Date.parse((JSON.parse(other.text) as ClaimRecord).until) > now.getTime())
        return undefined;
      if (!(await this.bucket.replace(key, text, other.etag))) return undefined;
    }
    return { release: () => this.release(key, text) };
  }

  /** Gives a claim back, unless it ended by itself and somebody else has it now. */
  private async release(key: string, text: string): Promise<void> {
    try {
      if ((await this.bucket.get(key))?.text === text) await this.bucket.delete(key);
    } catch {
      // It ends by itself.
    }
  }

  async mark(name: string): Promise<Mark | undefined> {
    const key = KEYS.marks + plainName(name);
    if (!(await this.bucket.create(key, 'marked'))) return undefined;
    return { remove: () => this.bucket.delete(key).catch(() => undefined) };
  }

  async remove(reference: string): Promise<boolean> {
    if (!(await this.bucket.has(keyOf(KEYS.entries, reference)))) return false;
    await this.bucket.put(KEYS.deleted + reference, 'deleted');
    await this.erase(reference);
    return true;
  }

  /** The entry first: without it nobody finds the rest, which is removed by and by if this is interrupted. */
  private async erase(reference: string): Promise<void> {
    await this.bucket.delete(keyOf(KEYS.entries, reference));
    this.unreadable.delete(reference);
    await this.bucket.delete(keyOf(KEYS.states, reference));
    const files = await this.bucket.list(`${KEYS.files}${reference}/`);
    await inParallel(files, ({ key }) => this.bucket.delete(key));
  }

  async tidy(now: Date): Promise<void> {
    await this.scratch.open();
    await this.scratch.tidy(now);
    await tidyBucket(this.bucket, this.entries(), now);
  }
}
