import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { createFile, exists, makeDir, syncDir } from './durableFiles';
import { NOTE_FOLDERS } from './notes';
import { StoreUnavailableError } from './store';

/** Start of the name of the file that identifies a folder; a random id follows. */
const ID_PREFIX = 'id-';

/** Folders of a spool besides those of the parts that create theirs. */
export const OWN_FOLDERS = ['claims', 'due', 'people', ...NOTE_FOLDERS];

/**
 * The folder of a spool. An empty file with a random name tells it from another folder at the same path, such as the
 * mount point of a volume that is gone. Unlike a device number, the name stays the same when the volume is mounted
 * again or restored, and a full disk has room for the file.
 */
export class SpoolFolder {
  /** Path of the file; undefined until the folder was opened. */
  private idFile: string | undefined;

  /** @param entriesDir the folder of the entries in it */
  constructor(
    private readonly dir: string,
    private readonly entriesDir: string,
  ) {}

  /**
   * Creates what is missing, but only the first time: if the volume is gone later, anything stored in its place would
   * be lost once it is back.
   *
   * @throws StoreUnavailableError if another folder is in its place by now; system errors
   */
  async open(): Promise<void> {
    if (this.idFile !== undefined) {
      await this.check();
      await stat(this.entriesDir);
      return;
    }
    if (!(await exists(this.dir))) {
      await mkdir(join(this.dir, '..'), { recursive: true });
      await makeDir(this.dir);
    }
    await makeDir(this.entriesDir);
    this.idFile = await this.identify();
  }

  /** Gives the folder an id if it has none. @returns the path of its file */
  private async identify(): Promise<string> {
    // Two processes that start at the same time may both create one. Both stay, so either identifies the folder.
    const [found] = (await readdir(this.dir)).filter((name) => name.startsWith(ID_PREFIX)).toSorted();
    const path = join(this.dir, found ?? `${ID_PREFIX}${randomUUID()}`);
    if (found === undefined) {
      await (await createFile(path)).close();
      await syncDir(this.dir);
    }
    return path;
  }

  /** Does nothing before `open`. @throws StoreUnavailableError if the folder is another one by now, or unreadable */
  async check(): Promise<void> {
    if (this.idFile === undefined) return;
    try {
      await stat(this.idFile);
    } catch (error) {
      const code = errorCode(error) ?? 'unknown';
      throw new StoreUnavailableError(
        ['ENOENT', 'ENOTDIR'].includes(code)
          ? `${this.dir} is not the folder it was at the start (${this.idFile} is missing): mount its volume again, or restart the server if the folder was replaced on purpose`
          : `${this.dir} cannot be read (${code})`,
      );
    }
  }
}
