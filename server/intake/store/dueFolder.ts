import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { createFile, makeDir, syncDir } from './durableFiles';
import { type Mark, type MarkIndex, referenceOfMark } from './marks';

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (mark: Mark) => mark.slice(0, 10);
/** Without colons, which some file systems do not allow. */
const fileOf = (mark: Mark) => mark.slice(11).replace(/^(\d\d):(\d\d):/, '$1-$2-');
const markOf = (day: string, file: string) => `${day}T${file.replace(/^(\d\d)-(\d\d)-/, '$1:$2:')}`;

/** The index in a folder: an empty file for each mark, `<UTC day>/<time>_<reference>_<letters>`. */
export class DueFolder implements MarkIndex {
  private unsynced = new Set<string>();

  constructor(private readonly dir: string) {}

  async add(mark: Mark): Promise<void> {
    await this.create(mark);
    await syncDir(join(this.dir, dayOf(mark)));
  }

  async addUnsynced(mark: Mark): Promise<void> {
    await this.create(mark);
    this.unsynced.add(dayOf(mark));
  }

  async sync(): Promise<void> {
    const days = this.unsynced;
    this.unsynced = new Set();
    for (const day of days) {
      await syncDir(join(this.dir, day)).catch((error: unknown) => {
        // Its last mark was removed in the meantime, and the folder with it.
        if (errorCode(error) !== 'ENOENT') throw error;
      });
    }
  }

  private async create(mark: Mark): Promise<void> {
    const day = join(this.dir, dayOf(mark));
    for (let isRepeated = false; ; isRepeated = true) {
      try {
        await (await createFile(join(day, fileOf(mark)))).close();
        break;
      } catch (error) {
        if (errorCode(error) === 'EEXIST') break;
        // The day is new, or its empty folder has just been removed.
        if (errorCode(error) !== 'ENOENT' || isRepeated) throw error;
      }
      await makeDir(this.dir);
      await makeDir(day);
      await syncDir(this.dir);
    }
  }

  async remove(mark: Mark): Promise<void> {
    await rm(join(this.dir, dayOf(mark), fileOf(mark)), { force: true });
  }

  private async days(): Promise<string[]> {
    try {
      return (await readdir(this.dir)).filter((name) => DAY_PATTERN.test(name)).toSorted();
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  private async marksOf(day: string): Promise<Mark[]> {
    try {
      const files = await readdir(join(this.dir, day));
      return files
        .map((file) => markOf(day, file))
        .filter((mark) => referenceOfMark(mark) !== undefined)
        .toSorted();
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  async due(now: Date): Promise<Mark[]> {
    const time = now.toISOString();
    const today = time.slice(0, 10);
    const found: Mark[] = [];
    for (const day of await this.days()) {
      if (day > today) break;
      const marks = await this.marksOf(day);
      // Fails if the folder is not empty.
      if (marks.length === 0 && day < today) await rmdir(join(this.dir, day)).catch(() => undefined);
      found.push(...marks.filter((mark) => mark.slice(0, time.length) <= time));
    }
    return found;
  }

  async *all(): AsyncIterable<Mark> {
    for (const day of await this.days()) yield* await this.marksOf(day);
  }
}
