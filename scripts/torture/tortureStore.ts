import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '../../server/intake/openIntake';
import { HEARTBEAT } from '../../server/intake/store/runs';
import { connectBucket } from '../../server/intake/s3/openObjectStore';
import { Spool } from '../../server/intake/store/spool';
import type { Store } from '../../server/intake/store/store';
import { readSettings } from '../../server/settings';
import { bucketWriter, type EntryWriter, folderWriter } from './generateEntries';

/** The application store of the server under test. */
export interface TortureStore {
  /** Settings that select it. */
  environment: Record<string, string>;
  /** Opens it as a second process would. */
  open: () => Promise<Store>;
  /** Writes entries directly, bypassing the intake. */
  put: EntryWriter;
  /** Returns names of incomplete files; undefined for stores that clear them only after an hour. */
  leftovers?: () => Promise<string[]>;
  /** Removes local files; objects in an object store stay. */
  remove: () => Promise<void>;
}

/** A server creates no secret of its own in a store that was filled before its first start. */
const INTAKE_SECRET = 'signs links that nobody is given, long enough';

/** Creates a new spool folder. */
export async function spoolStore(): Promise<TortureStore> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-torture-'));
  return {
    environment: { INTAKE_DIR: dir, INTAKE_SECRET },
    open: async () => new Spool(dir),
    put: folderWriter(dir),
    leftovers: async () => {
      // Files of killed runs are cleared once the runs count as dead; a shorter period suffices here, as none is alive.
      const spool = new Spool(dir, { heartbeat: { ...HEARTBEAT, deadAfterMs: 50 } });
      for (let round = 0; round < 5; round += 1) {
        await spool.clearDead();
        await delay(100);
      }
      return readdir(join(dir, 'tmp'));
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/**
 * Uses a new prefix in an object store.
 *
 * @param address e.g. `s3://sff-torture`
 * @param environment Settings of the store besides `INTAKE_STORE`, and its credentials.
 */
export async function objectStore(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<TortureStore> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-torture-'));
  const given = Object.entries(environment).filter(
    (entry): entry is [string, string] => /^(?:INTAKE_S3|AWS)_/.test(entry[0]) && entry[1] !== undefined,
  );
  const chosen = {
    ...Object.fromEntries(given),
    INTAKE_DIR: dir,
    INTAKE_SECRET,
    INTAKE_STORE: `${address.replace(/\/$/, '')}/torture-${randomUUID()}`,
  };
  const settings = readSettings(chosen);
  if (settings.intakeStore === 'spool')
    throw new Error(`"${address}" is not the address of an object store, such as s3://bucket.`);
  return {
    environment: chosen,
    open: () => openStore(settings),
    put: bucketWriter(connectBucket(settings.intakeStore, settings)),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
