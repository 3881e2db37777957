import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spool } from '../../server/intake/spool';
import type { Store } from '../../server/intake/store';

/** Where the server under torture keeps applications; another store is another function like {@link spoolStore}. */
export interface TortureStore {
  /** Settings that choose it. */
  environment: Record<string, string>;
  /** Looks into it as another process would. */
  open: () => Promise<Store>;
  /** Names of half-written things. */
  leftovers: () => Promise<string[]>;
  remove: () => Promise<void>;
}

/** A spool folder of its own. */
export async function spoolStore(): Promise<TortureStore> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-torture-'));
  return {
    environment: { INTAKE_DIR: dir },
    open: async () => new Spool(dir),
    leftovers: () => readdir(join(dir, 'tmp')),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
