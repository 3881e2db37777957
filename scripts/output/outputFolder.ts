import {
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  unlinkSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfPresent } from '../lib/fileCache';
import { stateFileOf } from '../lib/upToDate.mjs';
import { type NewFile, stageFiles } from './stageFiles';
import {
  type Compression,
  type OutputFile,
  type OutputGroup,
  type OutputState,
  readState,
  writeState,
} from './outputState';

/** What a build has changed in a folder; sizes in bytes. */
export interface Committed {
  written: string[];
  removed: string[];
  bytes: number;
}

interface OutputFolderOptions {
  outDir: string;
  cacheDir: string;
  compression: Compression;
}

/** Moved in first what pages name, then the pages, so that no page ever names a file that is not there yet. */
const rankOf = (file: string): number => (file.startsWith('assets/') ? 0 : 1);

const parentOf = (file: string): string => path.posix.dirname(file);

/** What lies at a path itself, links not followed; undefined where nothing does. */
function statOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * A folder that builds write into: it knows what the last build wrote, and from what. A group of files whose key is as
 * before is left alone. New files are staged beside the folder and moved in only when all of them are there, so a build
 * that fails or is killed before leaves the old site as it was.
 */
export class OutputFolder {
  readonly stagingDir: string;
  private readonly outDir: string;
  private readonly stateFile: string;
  readonly compression: Compression;
  private readonly old: OutputState;
  private readonly groups: Record<string, OutputGroup> = {};
  /** Times (ms) of the files that are there as the last build wrote them. */
  private readonly intact: ReadonlyMap<string, number>;
  private readonly strays: readonly string[];

  private constructor({ outDir, cacheDir, compression }: OutputFolderOptions) {
    this.outDir = path.resolve(outDir);
    this.stagingDir = `${this.outDir}.staging`;
    this.stateFile = stateFileOf(cacheDir, outDir);
    this.compression = compression;
    const known = readState(this.stateFile);
    this.old = known?.compression === compression ? known : { compression, groups: {}, folders: {} };
    const files = Object.values(this.old.groups).flatMap((group) => Object.entries(group.files));
    this.intact = new Map(
      files.filter(([file, mark]) => this.isAsWritten(file, mark)).map(([file, [, , time]]) => [file, time]),
    );
    this.strays = this.findStrays(new Set(files.map(([file]) => file)));
  }

  /** Looks at the folder and clears away what a build that was killed has staged. */
  static open(options: OutputFolderOptions): OutputFolder {
    const folder = new OutputFolder(options);
    rmSync(folder.stagingDir, { recursive: true, force: true });
    mkdirSync(folder.stagingDir, { recursive: true });
    return folder;
  }

  /** The group as it was made from this key before, if all its files are still as they were written; it is kept then. */
  keep(name: string, key: string): OutputGroup | undefined {
    const group = this.old.groups[name];
    if (group?.key !== key || !Object.entries(group.files).every(this.isIntact)) return undefined;
    this.groups[name] = group;
    return group;
  }

  /** Files of the group's last version that are still there, with which `stageFiles` compares. */
  presentFiles(name: string): Record<string, OutputFile> {
    const files = Object.entries(this.old.groups[name]?.files ?? {});
    return Object.fromEntries(files.filter(this.isIntact));
  }

  /** Takes over a group whose files `stageFiles` has written or found to be there. */
  put(name: string, group: OutputGroup): OutputGroup {
    this.groups[name] = group;
    return group;
  }

  /** Writes a group of files that cost nothing to make; those that are as before are not written. */
  write(name: string, files: readonly NewFile[]): void {
    const { stagingDir, compression } = this;
    const present = this.presentFiles(name);
    this.put(name, { key: '', files: stageFiles(files, { stagingDir, compression, present }) });
  }

  /** The content of a file of the new state. */
  async read(file: string): Promise<Buffer> {
    return (await readIfPresent(path.join(this.stagingDir, file))) ?? readFile(path.join(this.outDir, file));
  }

  /** Every file of the new state by its path. */
  files(): Map<string, OutputFile> {
    return new Map(Object.values(this.groups).flatMap((group) => Object.entries(group.files)));
  }

  /**
   * Moves what was staged into the folder, `lastFile` at the very end, then removes what no group has any more.
   * A build that is killed meanwhile leaves each file old or new, and never half; the next build finishes.
   */
  async commit(lastFile?: string): Promise<Committed> {
    const files = this.files();
    const staged = listFiles(this.stagingDir);
    const order = (file: string) => (file === lastFile ? 2 : rankOf(file));
    const written = staged.toSorted((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
    for (const file of written) this.moveIn(file);
    const before = Object.values(this.old.groups).flatMap((group) => Object.keys(group.files));
    const removed = [...new Set([...before, ...this.strays])].filter((file) => !files.has(file)).toSorted();
    for (const file of removed) this.remove(file);
    rmSync(this.stagingDir, { recursive: true, force: true });
    await writeState(this.stateFile, {
      compression: this.compression,
      groups: this.groupsWithTimes(new Set(written)),
      folders: this.folderTimes([...files.keys()], [...written, ...removed]),
    });
    const bytes = written.reduce((sum, file) => sum + (files.get(file)?.[0] ?? 0), 0);
    return { written, removed, bytes };
  }

  private readonly isIntact = ([file, [, , time]]: [string, OutputFile]): boolean =>
    this.intact.get(file) === time;

  private isAsWritten(file: string, [size, , mtimeMs]: OutputFile): boolean {
    const found = statOf(path.join(this.outDir, file));
    return found?.isFile() === true && found.size === size && found.mtimeMs === mtimeMs;
  }

  /** What lies in the folder and was not written by the last build. Folders in which nothing came or went are not read. */
  private findStrays(known: ReadonlySet<string>): string[] {
    const strays: string[] = [];
    const folders = Object.entries(this.old.folders);
    if (folders.length === 0) return listFiles(this.outDir);
    for (const [folder, mtimeMs] of folders) {
      const absolute = path.join(this.outDir, folder);
      const found = statOf(absolute);
      if (!found?.isDirectory() || found.mtimeMs === mtimeMs) continue;
      for (const entry of readdirSync(absolute, { withFileTypes: true })) {
        const file = path.posix.join(folder, entry.name);
        if (!entry.isDirectory()) {
          if (!known.has(file)) strays.push(file);
        } else if (!(file in this.old.folders)) {
          strays.push(...listFiles(path.join(this.outDir, file)).map((name) => `${file}/${name}`));
        }
      }
    }
    return strays;
  }

  private moveIn(file: string): void {
    const target = path.join(this.outDir, file);
    try {
      renameSync(path.join(this.stagingDir, file), target);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A folder stands where the file goes, or a file where its folder goes; else the folder is only missing.
      if (code === 'EISDIR' || code === 'ENOTEMPTY') rmSync(target, { recursive: true });
      else if (code === 'ENOTDIR') this.removeFileAbove(file);
      else if (code !== 'ENOENT') throw error;
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(path.join(this.stagingDir, file), target);
    }
  }

  private removeFileAbove(file: string): void {
    for (let folder = parentOf(file); folder !== '.'; folder = parentOf(folder)) {
      const found = statOf(path.join(this.outDir, folder));
      if (found && !found.isDirectory()) rmSync(path.join(this.outDir, folder));
    }
  }

  /** Removes a file, and the folders above it that are empty then. */
  private remove(file: string): void {
    try {
      unlinkSync(path.join(this.outDir, file));
    } catch (error) {
      // Gone already, or a folder of the new build has its place, or a file that of its folder.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM'].includes(code)) throw error;
    }
    for (let folder = parentOf(file); folder !== '.'; folder = parentOf(folder)) {
      try {
        rmdirSync(path.join(this.outDir, folder));
      } catch {
        return;
      }
    }
  }

  /** The groups with the times of the files as they lie there now: one that two groups have was written twice. */
  private groupsWithTimes(written: ReadonlySet<string>): OutputState['groups'] {
    for (const group of Object.values(this.groups)) {
      for (const [file, [size, hash, mtimeMs]] of Object.entries(group.files)) {
        if (!written.has(file)) continue;
        const found = statOf(path.join(this.outDir, file));
        group.files[file] = [size, hash, found?.mtimeMs ?? mtimeMs];
      }
    }
    return this.groups;
  }

  /** The folders of all files with their times; only those in which something came or went are looked at. */
  private folderTimes(files: readonly string[], changed: readonly string[]): OutputState['folders'] {
    const touched = new Set(changed.flatMap(foldersAbove));
    const times: OutputState['folders'] = {};
    for (const folder of new Set(['.', ...files.flatMap(foldersAbove)])) {
      const known = touched.has(folder) ? undefined : this.old.folders[folder];
      times[folder] = known ?? statOf(path.join(this.outDir, folder))?.mtimeMs ?? 0;
    }
    return times;
  }
}

function foldersAbove(file: string): string[] {
  const folders: string[] = [];
  for (let folder = parentOf(file); ; folder = parentOf(folder)) {
    folders.push(folder);
    if (folder === '.') return folders;
  }
}

/** Paths of everything below a folder that is no folder, with forward slashes; none where there is no folder. */
function listFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
