import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotRunError } from './outcome';

const LIBRARIES = '/usr/lib';
const LIBRARY = 'libfaketimeMT.so.1';

/** The clock of processes that are started with its environment. */
export interface FakeClock {
  environment: Record<string, string>;
  /** Puts the clock of the running processes that far ahead, e.g. `+400d`, `+2h`, `+0`; seen within a second. */
  jump: (offset: string) => Promise<void>;
  remove: () => Promise<void>;
}

async function findLibrary(): Promise<string> {
  for (const folder of ['', ...(await readdir(LIBRARIES).catch((): string[] => []))]) {
    const names = await readdir(join(LIBRARIES, folder, 'faketime')).catch((): string[] => []);
    if (names.includes(LIBRARY)) return join(LIBRARIES, folder, 'faketime', LIBRARY);
  }
  throw new NotRunError(
    'Another clock for a process is set by libfaketime, which is not here: apt-get install faketime.',
  );
}

/**
 * A clock by libfaketime. The steady clock goes on, as it does when somebody puts a machine's clock; times of files stay
 * those of the machine, as on a share whose server has another clock.
 *
 * @throws NotRunError without libfaketime
 */
export async function fakeClock(): Promise<FakeClock> {
  const library = await findLibrary();
  const dir = await mkdtemp(join(tmpdir(), 'sff-clock-'));
  const file = join(dir, 'offset');
  const jump = async (offset: string) => {
    // Read at any moment: never half of it.
    await writeFile(`${file}.new`, offset);
    await rename(`${file}.new`, file);
  };
  await jump('+0');
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    jump,
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
