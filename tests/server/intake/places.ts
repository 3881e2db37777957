import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectObjectStore } from '../../../server/intake/s3/openObjectStore';
import type { Heartbeat } from '../../../server/intake/store/runs';
import type { StoreOptions } from '../../../server/intake/store/scratch';
import { Spool } from '../../../server/intake/store/spool';
import type { Store } from '../../../server/intake/store/store';
import { BUCKET, type ObjectStoreServer, startObjectStore } from './objectStoreServer';

/** The kinds of store. */
export const STORES = ['spool', 'object store'] as const;

/** References of the entries that are due, earliest first. */
export async function dueIn(store: Store, now: Date): Promise<string[]> {
  const references: string[] = [];
  for await (const { manifest } of store.due(now)) references.push(manifest.reference);
  return references;
}

/** A place where applications are stored; several servers may open it. */
export interface Place {
  /** Folder on this machine: the spool, or that of uploads until they are accepted. */
  dir: string;
  /** @param heartbeat replaces the usual one */
  open: (heartbeat?: Heartbeat) => Promise<Store>;
  /** References of the entries. */
  entries: () => Promise<string[]>;
  /** Everything that belongs to no entry: running uploads, files without a manifest, claims. */
  leftovers: () => Promise<string[]>;
  /** Names of the marks in the index. */
  marks: () => Promise<string[]>;
  /** Removes the whole index. */
  removeMarks: () => Promise<void>;
  /** Makes only the mark of a deleted entry, as an interrupted deletion does. */
  noteDeleted: (reference: string) => Promise<void>;
  /** Overwrites an object of an object store, or a file of a spool by its path. */
  overwrite: (key: string, text: string) => Promise<void>;
  remove: () => Promise<void>;
}

let shared: ObjectStoreServer | undefined;

/** The object store of the running test file. */
export async function objectStoreServer(): Promise<ObjectStoreServer> {
  shared ??= await startObjectStore();
  return shared;
}

afterAll(async () => {
  await shared?.stop();
  shared = undefined;
});

/** The parts of a place that are the same for every kind: stores are closed when the folder is removed. */
function openAndRemove(dir: string, openStore: (options: StoreOptions) => Promise<Store>) {
  const opened: Store[] = [];
  return {
    dir,
    open: async (heartbeat?: Heartbeat) => {
      const store = await openStore({ minFreeBytes: 0, ...(heartbeat ? { heartbeat } : {}) });
      opened.push(store);
      return store;
    },
    remove: async () => {
      for (const store of opened) store.close();
      // Running operations may still create files while the folder is being emptied.
      await rm(dir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function spoolPlace(): Promise<Place> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-intake-'));
  return {
    ...openAndRemove(dir, async (options) => {
      const spool = new Spool(dir, options);
      await spool.open();
      return spool;
    }),
    entries: () => readdir(join(dir, 'entries')),
    marks: async () => {
      const names = await readdir(join(dir, 'due'), { recursive: true });
      return names.filter((name) => name.includes('_'));
    },
    removeMarks: () => rm(join(dir, 'due'), { recursive: true }),
    noteDeleted: (reference) => writeFile(join(dir, 'deleted', reference), ''),
    overwrite: (key, text) => writeFile(join(dir, key), text),
    leftovers: async () => [...(await readdir(join(dir, 'tmp'))), ...(await readdir(join(dir, 'claims')))],
  };
}

/** A prefix of its own in the test file's object store. */
export async function objectStorePlace(): Promise<Place> {
  const server = await objectStoreServer();
  const dir = await mkdtemp(join(tmpdir(), 'sff-intake-'));
  const prefix = `intake/${randomUUID()}`;
  const names = async (folder: string) =>
    (await server.keys(`${prefix}/${folder}`)).map((key) => key.slice(prefix.length + folder.length + 1));
  const entries = async () => (await names('entries/')).map((name) => name.replace('.json', ''));
  return {
    ...openAndRemove(dir, async (options) => {
      const { store, test } = await connectObjectStore(
        { bucket: BUCKET, prefix },
        { intakeDir: dir, s3Endpoint: server.url, s3Region: 'eu-central-1', s3PathStyle: true },
        options,
      );
      await test();
      return store;
    }),
    entries,
    marks: () => names('due/'),
    removeMarks: () => server.remove(`${prefix}/due/`),
    noteDeleted: (reference) => server.overwrite(`${prefix}/deleted/${reference}`, ''),
    overwrite: (key, text) => server.overwrite(`${prefix}/${key}`, text),
    leftovers: async () => {
      const known = await entries();
      const files = (await names('files/')).filter((name) => !known.includes(name.split('/')[0] ?? ''));
      return [...(await readdir(join(dir, 'tmp'))), ...files, ...(await names('claims/'))];
    },
  };
}

/** A new empty place. */
export function createPlace(kind: (typeof STORES)[number]): Promise<Place> {
  return kind === 'spool' ? spoolPlace() : objectStorePlace();
}
