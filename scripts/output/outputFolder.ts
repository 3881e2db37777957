import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  type Stats,
  unlinkSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfPresent } from '../lib/cachedFile';
import { filesBelow } from '../lib/filesBelow';
import type { NewFile } from '../lib/newFile';
import { realPath, stateFileOf } from '../lib/outputPlaces.mjs';
import { ExpectedError } from '../lib/runMain';
import { checkFileSystem } from './checkFileSystem';
import { compressionKey } from './compress';
import { stageFiles } from './stageFiles';
import {
  type Compression,
  type OutputFile,
  type OutputGroup,
  type OutputState,
  readState,
  writeState,
} from './outputState';

/** Changes made by a build to a folder; `bytes` is their total size. */
export interface Committed {
  written: string[];
  removed: string[];
  bytes: number;
}

interface OutputFolderOptions {
  outDir: string;
  cacheDir: string;
  compression: Compression;
  /** A file of every build, which identifies the folder as an output folder if its record is lost. */
  mark: string;
}

/** Assets are moved in before pages, so that no page ever refers to a missing file. */
const rankOf = (file: string): number => (file.startsWith('assets/') ? 0 : 1);

const parentOf = (file: string): string => path.posix.dirname(file);

/** Stats of a path without following links; undefined if nothing exists there. */
function statOf(file: string): Stats | undefined {
  try {
    return lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * A folder that builds write into, together with the record of what the last build wrote and from which inputs. A group
 * of files with an unchanged key is left alone. New files are staged next to the folder and moved in only when all of
 * them are complete, so a build that fails or is killed earlier leaves the old site unchanged.
 */
export class OutputFolder {
  readonly stagingDir: string;
  private readonly outDir: string;
  private readonly stateFile: string;
  readonly compression: Compression;
  private readonly old: OutputState;
  private readonly groups: Record<string, OutputGroup> = {};
  /** Modification times (ms) of the files that are unchanged since the last build wrote them. */
  private readonly intact: ReadonlyMap<string, number>;
  private readonly strays: readonly string[];

  private constructor({ outDir, cacheDir, compression, mark }: OutputFolderOptions) {
    // Of a link, the folder it points to: files are staged beside that one, on its disk.
    this.outDir = realPath(path.resolve(outDir));
    this.stateFile = stateFileOf(cacheDir, outDir);
    // Deleted without checking its content, so the name must be unique.
    this.stagingDir = `${this.outDir}.staging-${path.basename(this.stateFile, '.json')}`;
    this.refuseForeign(mark);
    this.compression = compression;
    const known = readState(this.stateFile);
    const isSame = known?.compression === compressionKey(compression);
    this.old = known && isSame ? known : { compression: '', groups: {}, folders: {} };
    const files = Object.values(this.old.groups).flatMap((group) => Object.entries(group.files));
    this.intact = new Map(
      files
        .filter(([file, record]) => this.isAsWritten(file, record))
        .map(([file, [, , time]]) => [file, time]),
    );
    this.strays = this.findStrays(new Set(files.map(([file]) => file)));
  }

  /**
   * Opens the folder and removes files staged by a killed build.
   * @throws if it contains files not written by a build, or no files can be moved into it
   */
  static open(options: OutputFolderOptions): OutputFolder {
    const folder = new OutputFolder(options);
    rmSync(folder.stagingDir, { recursive: true, force: true });
    checkFileSystem(folder.outDir, folder.stagingDir);
    return folder;
  }

  /** Returns and keeps the group of the last build if its key matches and all its files are unchanged. */
  keep(name: string, key: string): OutputGroup | undefined {
    const group = this.old.groups[name];
    if (group?.key !== key || !Object.entries(group.files).every(this.isIntact)) return undefined;
    this.groups[name] = group;
    return group;
  }

  /** The group's unchanged files from the last build, for comparison in `stageFiles`. */
  presentFiles(name: string): Record<string, OutputFile> {
    const files = Object.entries(this.old.groups[name]?.files ?? {});
    return Object.fromEntries(files.filter(this.isIntact));
  }

  /** Adds a group whose files `stageFiles` has written or found unchanged. */
  put(name: string, group: OutputGroup): OutputGroup {
    this.groups[name] = group;
    return group;
  }

  /**
   * Writes a group of files; unchanged ones are not written.
   * @param key for `keep`; left out if the files are so cheap to make that it is not called
   */
  write(name: string, files: readonly NewFile[], key = ''): void {
    const { stagingDir, compression } = this;
    const present = this.presentFiles(name);
    this.put(name, { key, files: stageFiles(files, { stagingDir, compression, present }) });
  }

  /** The content of a file in the new state. */
  async read(file: string): Promise<Buffer> {
    return (await readIfPresent(path.join(this.stagingDir, file))) ?? readFile(path.join(this.outDir, file));
  }

  /** All files of the new state, by path. */
  files(): Map<string, OutputFile> {
    return new Map(Object.values(this.groups).flatMap((group) => Object.entries(group.files)));
  }

  /**
   * Moves the staged files into the folder, `lastFile` at the very end, then removes files that belong to no group. If
   * it is killed meanwhile, each file is either old or new, never partial; the next build completes the work.
   */
  async commit(lastFile?: string): Promise<Committed> {
    const files = this.files();
    const staged = filesBelow(this.stagingDir);
    const order = (file: string) => (file === lastFile ? 2 : rankOf(file));
    const written = staged.toSorted((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
    await this.claim();
    for (const file of written) this.moveIn(file);
    const before = Object.values(this.old.groups).flatMap((group) => Object.keys(group.files));
    const removed = [...new Set([...before, ...this.strays])].filter((file) => !files.has(file)).toSorted();
    for (const file of removed) this.remove(file);
    rmSync(this.stagingDir, { recursive: true, force: true });
    await writeState(this.stateFile, {
      compression: compressionKey(this.compression),
      groups: this.groupsWithTimes(new Set(written)),
      folders: this.folderTimes([...files.keys()], [...written, ...removed]),
    });
    const bytes = written.reduce((sum, file) => sum + (files.get(file)?.[0] ?? 0), 0);
    return { written, removed, bytes };
  }

  /** @throws if the folder contains files not written by a build, because a build deletes those */
  private refuseForeign(mark: string): void {
    if (statSync(this.outDir, { throwIfNoEntry: false })?.isDirectory() === false)
      throw new ExpectedError(`--out is "${this.outDir}", which is a file: name a folder.`);
    const entries = existsSync(this.outDir) ? readdirSync(this.outDir) : [];
    const isOurs = existsSync(this.stateFile) || entries.includes(mark);
    if (entries.length === 0 || (isOurs && !entries.includes('.git'))) return;
    const what = entries.includes('.git') ? 'is a git checkout' : 'holds files that no build has written';
    throw new ExpectedError(
      `${this.outDir} ${what}, which a build would delete. Choose a new or empty folder with --out, or empty this one.`,
    );
  }

  /** Marks the folder as an output folder, in case its first build is killed before it is complete. */
  private async claim(): Promise<void> {
    if (existsSync(this.stateFile)) return;
    // A time that no folder has, so that nothing in it counts as unchanged.
    await writeState(this.stateFile, {
      compression: compressionKey(this.compression),
      groups: {},
      folders: { '.': 0 },
    });
  }

  private readonly isIntact = ([file, [, , time]]: [string, OutputFile]): boolean =>
    this.intact.get(file) === time;

  private isAsWritten(file: string, [size, , mtimeMs]: OutputFile): boolean {
    const found = statOf(path.join(this.outDir, file));
    return found?.isFile() === true && found.size === size && found.mtimeMs === mtimeMs;
  }

  /** Files in the folder that the last build did not write. Folders with an unchanged modification time are not read. */
  private findStrays(known: ReadonlySet<string>): string[] {
    const strays: string[] = [];
    const folders = Object.entries(this.old.folders);
    if (folders.length === 0) return filesBelow(this.outDir, { withLinks: true });
    for (const [folder, mtimeMs] of folders) {
      const absolute = path.join(this.outDir, folder);
      const found = statOf(absolute);
      if (!found?.isDirectory() || found.mtimeMs === mtimeMs) continue;
      for (const entry of readdirSync(absolute, { withFileTypes: true })) {
        const file = path.posix.join(folder, entry.name);
        if (!entry.isDirectory()) {
          if (!known.has(file)) strays.push(file);
        } else if (!(file in this.old.folders)) {
          const below = filesBelow(path.join(this.outDir, file), { withLinks: true });
          strays.push(...below.map((name) => `${file}/${name}`));
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
      // EISDIR, ENOTEMPTY: a folder exists at the file's path; ENOTDIR: a file exists at the path of one of its
      // folders; ENOENT: the folder is missing.
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

  /** Removes a file and the parent folders that become empty. */
  private remove(file: string): void {
    try {
      unlinkSync(path.join(this.outDir, file));
    } catch (error) {
      // The file is already gone, or the new build has a folder at its path or a file at that of its folder.
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

  /** Updates the modification times of written files in all groups, since a file in two groups was written twice. */
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

  /** Modification times of all folders; only changed folders are read again. */
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
