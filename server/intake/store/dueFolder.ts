import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../errorCode';
import { ifPresent } from '../../ifPresent';
import { createFile, makeDir, orStoreError, syncDir } from './durableFiles';
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
      // Its last mark may have been removed in the meantime, and the folder with it.
      await ifPresent(syncDir(join(this.dir, day)));
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
    await orStoreError(() => rm(join(this.dir, dayOf(mark), fileOf(mark)), { force: true }));
  }

  private async days(): Promise<string[]> {
    const names = (await ifPresent(readdir(this.dir))) ?? [];
    return names.filter((name) => DAY_PATTERN.test(name)).toSorted();
  }

  private async marksOf(day: string): Promise<Mark[]> {
    const files = (await ifPresent(readdir(join(this.dir, day)))) ?? [];
    return files
      .map((file) => markOf(day, file))
      .filter((mark) => referenceOfMark(mark) !== undefined)
      .toSorted();
  }

  async due(now: Date): Promise<Mark[]> {
    const time = now.toISOString();
    const today = time.slice(0, 10);
    const found: Mark[] = [];
    for (const day of await orStoreError(() => this.days())) {
      if (day > today) break;
      const marks = await orStoreError(() => this.marksOf(day));
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
