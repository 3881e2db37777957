import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotRunError } from './outcome';

const LIBRARIES = '/usr/lib';
const LIBRARY = 'libfaketimeMT.so.1';

/** The clock of processes started with its environment. */
export interface FakeClock {
  environment: Record<string, string>;
  /** Moves the clock of the running processes, e.g. to `+400d`, `+2h` or `+0`; takes effect within a second. */
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
 * Creates a clock based on libfaketime. The monotonic clock is not affected, as when a machine's clock is set; file
 * times stay those of the machine, as on a network share whose server has another clock.
 *
 * @throws NotRunError without libfaketime
 */
export async function fakeClock(): Promise<FakeClock> {
  const library = await findLibrary();
  const dir = await mkdtemp(join(tmpdir(), 'sff-clock-'));
  const file = join(dir, 'offset');
  const jump = async (offset: string) => {
    // Replaced atomically, as it may be read at any moment.
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
