import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/intake/openIntake';
import { HEARTBEAT } from '../../server/intake/store/runs';
import { connectBucket } from '../../server/intake/s3/openObjectStore';
import { Spool } from '../../server/intake/store/spool';
import type { Store } from '../../server/intake/store/store';
import { readSettings } from '../../server/settings';
import { bucketWriter, type EntryWriter, folderWriter } from './generateEntries';

/** Where the server under torture keeps applications. */
export interface TortureStore {
  /** Settings that choose it. */
  environment: Record<string, string>;
  /** Looks into it as another process would. */
  open: () => Promise<Store>;
  /** Fills it, past everything that the intake does. */
  put: EntryWriter;
  /** Names of half-written things; left out where they are cleared away only after an hour. */
  leftovers?: () => Promise<string[]>;
  /** Removes what is here; what lies in an object store stays for whoever owns the bucket. */
  remove: () => Promise<void>;
}

/** A spool folder of its own. */
export async function spoolStore(): Promise<TortureStore> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-torture-'));
  return {
    environment: { INTAKE_DIR: dir },
    open: async () => new Spool(dir),
    put: folderWriter(dir),
    leftovers: async () => {
      // What killed runs left is cleared away once they were watched; not for as long as usual here, as none lives.
      const spool = new Spool(dir, { heartbeat: { ...HEARTBEAT, deadAfterMs: 50 } });
      for (let round = 0; round < 5; round += 1) {
        await spool.clearDead();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return readdir(join(dir, 'tmp'));
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/**
 * A prefix of its own in an object store.
 *
 * @param address e.g. `s3://sff-torture`
 * @param environment Settings of the store besides `INTAKE_STORE`, and the account of its client.
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
    INTAKE_STORE: `${address.replace(/\/$/, '')}/torture-${randomUUID()}`,
  };
  const settings = readSettings(chosen);
  if (settings.intakeStore === 'spool') throw new Error(`"${address}" is no object store.`);
  return {
    environment: chosen,
    open: () => openStore(settings),
    put: bucketWriter(connectBucket(settings.intakeStore, settings)),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
