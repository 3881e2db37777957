import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { BUILD_LIST, type BuildList, parseBuildList } from '../../src/hosting/buildList';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';
import { serverDirOf } from '../../src/hosting/serverFolder';
import { berlinDay } from '../../src/lib/berlinDay';
import { errorCode } from '../errorCode';
import { closeJobs } from './closeJobs';
import { KEEP_ASSETS_MS, keepAssets, keptDirOf } from './keptAssets';
import { PartialBuildError, type Representation, type SiteFile } from './siteFile';
import { indexSite, type SiteIndex } from './siteIndex';

/** Interval between checks of the folder, ms. */
const POLL_MS = 1_000;
/** Longest time startup waits for the hashed files to be kept, ms; Fastify aborts a startup after 10 s. */
const START_WAIT_MS = 2_000;
/** Longest pause before reading a folder again whose files are all present but differ from the build list, ms. */
const MAX_PAUSE_MS = 60_000;
/** How often the hashed files of the current build are recorded as still served, ms. */
const KEEP_MS = 6 * 3_600_000;
/** Largest hashed file kept in memory if the disk cannot be written, bytes: all but films and large pictures. */
const MAX_IN_MEMORY_BYTES = 1_000_000;

/** Files that change when a build, or the service worker's kill switch, is put into the folder. */
const WATCHED = [BUILD_LIST, 'sw.js', 'sw.js.br', 'sw.js.gz'];

/** Reads further data of a new build; the returned function puts it into effect and must not throw. */
export type Preparation = () => Promise<() => void>;

/** Inodes, sizes and times of the watched files; changes with every build put into the folder. */
async function stampOf(distDir: string): Promise<string> {
  const marks = await Promise.all(
    WATCHED.map(async (name) => {
      const facts = await stat(join(distDir, name)).catch(() => undefined);
      return facts ? `${facts.ino}:${facts.size}:${facts.mtimeMs}` : '';
    }),
  );
  return marks.join(' ');
}

/** Text of the build list; undefined if there is none. */
async function readListText(distDir: string): Promise<string | undefined> {
  try {
    return await readFile(join(distDir, BUILD_LIST), 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** @throws PartialBuildError if a listed file is missing or has a different size */
async function checkSizes(distDir: string, serverDir: string, list: BuildList): Promise<void> {
  for (const [dir, files] of [
    [distDir, list.files],
    [serverDir, list.server],
  ] as const) {
    for (const [name, [size]] of Object.entries(files)) {
      // It may have been replaced by the kill switch; its content is checked when it is read.
      if (dir === distDir && name.startsWith('sw.js')) continue;
      const facts = await stat(join(dir, name)).catch(() => undefined);
      if (facts?.size !== size) throw new PartialBuildError(`${name} differs from the build list`);
    }
  }
}

/** The site being served; replaced as a whole once a complete new build is in the folder. */
export class LiveSite {
  private readonly preparations: Preparation[] = [];
  private readonly keptDir: string;
  private readonly serverDir: string;
  private refreshing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** The day for which jobs were last closed. */
  private day: string | undefined;
  private keptAt = 0;
  /** Set if the disk cannot be written: files of earlier builds, with the time until which they are served. */
  private carried: { file: SiteFile; until: number }[] | undefined;
  /** List of the incomplete build that has already been logged. */
  private loggedList: string | undefined;
  private nextTry = 0;
  private pause = POLL_MS;

  private constructor(
    private readonly distDir: string,
    private stamp: string,
    private index: SiteIndex,
    private readonly log: FastifyBaseLogger,
  ) {
    this.keptDir = keptDirOf(distDir);
    this.serverDir = serverDirOf(distDir);
    this.closeJobs(Date.now());
  }

  /**
   * Reads the site. A folder that differs from its build list is served as it is, with a warning in the log, until it
   * is complete.
   *
   * @throws what `indexSite` throws, except PartialBuildError
   */
  static async open(distDir: string, log: FastifyBaseLogger): Promise<LiveSite> {
    const stamp = await stampOf(distDir);
    const list = parseBuildList((await readListText(distDir)) ?? '');
    const keptDir = keptDirOf(distDir);
    try {
      const index = await indexSite(distDir, { keptDir, ...(list ? { list } : {}) });
      return new LiveSite(distDir, stamp, index, log);
    } catch (error) {
      if (!(error instanceof PartialBuildError)) throw error;
      log.warn(
        `The build in ${distDir} is incomplete (${error.message}): it is served as it is until it is complete.`,
      );
      return new LiveSite(distDir, '', await indexSite(distDir, { keptDir }), log);
    }
  }

  /** The index currently served. */
  get current(): SiteIndex {
    return this.index;
  }

  /** Adds data that is read with each new build and put into effect together with it. */
  prepare(preparation: Preparation): void {
    this.preparations.push(preparation);
  }

  /**
   * Starts checking for new builds every second; the first check keeps the hashed files of this build for later.
   * Resolves after it, or after {@link START_WAIT_MS}, so that a slow disk cannot block startup.
   */
  async watch(): Promise<void> {
    this.timer = setInterval(() => void this.refresh(), POLL_MS).unref();
    await Promise.race([
      this.refresh(),
      new Promise((resolve) => setTimeout(resolve, START_WAIT_MS).unref()),
    ]);
  }

  /** Stops {@link watch}. Resolves when no read or write is running any more. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.refreshing;
  }

  /** Checks for a new build and switches to it if it is complete. Never throws. */
  async refresh(): Promise<void> {
    this.refreshing ??= this.refreshOnce()
      .catch((error: unknown) => this.log.error({ err: error }, 'a new build could not be read'))
      .finally(() => (this.refreshing = undefined));
    await this.refreshing;
  }

  /** Jobs close at the end of their last day, even without a new build. */
  private closeJobs(now: number): void {
    const day = berlinDay(now);
    if (day === this.day) return;
    closeJobs(this.index, day);
    this.day = day;
  }

  private async refreshOnce(): Promise<void> {
    const now = Date.now();
    this.closeJobs(now);
    if (Math.abs(now - this.keptAt) > KEEP_MS) await this.keep(now);
    const stamp = await stampOf(this.distDir);
    if (stamp === this.stamp || now < this.nextTry) return;
    const text = await readListText(this.distDir);
    // Without a list there is no sign of completeness, so such a build is only served after a restart.
    if (text === undefined) return;
    const list = parseBuildList(text);
    let hasAllFiles = false;
    try {
      if (!list) throw new PartialBuildError(`${BUILD_LIST} is incomplete`);
      await checkSizes(this.distDir, this.serverDir, list);
      hasAllFiles = true;
      await this.switchTo(list, stamp);
      this.pause = POLL_MS;
      this.loggedList = undefined;
    } catch (error) {
      if (!(error instanceof PartialBuildError)) throw error;
      if (hasAllFiles) {
        this.nextTry = now + this.pause;
        this.pause = Math.min(2 * this.pause, MAX_PAUSE_MS);
      }
      if (this.loggedList === text) return;
      this.loggedList = text;
      this.log.warn(
        `The new build in ${this.distDir} is still incomplete (${error.message}): the previous one is served.`,
      );
    }
  }

  private async switchTo(list: BuildList, stamp: string): Promise<void> {
    const index = await indexSite(this.distDir, { keptDir: this.keptDir, list });
    const takeOvers = await Promise.all(this.preparations.map((prepare) => prepare()));
    // Another build may have arrived while this one was read.
    if ((await stampOf(this.distDir)) !== stamp) throw new PartialBuildError('it changed while it was read');
    this.carryOver(index);
    closeJobs(index, berlinDay(Date.now()));
    this.index = index;
    for (const takeOver of takeOvers) takeOver();
    this.stamp = stamp;
    this.log.info('switched to the new build');
    await this.keep(Date.now());
  }

  /** Keeps what open tabs may still request after the next build, on disk or else in memory. */
  private async keep(now: number): Promise<void> {
    this.keptAt = now;
    if (this.carried) return this.keepInMemory();
    try {
      const removed = await keepAssets(this.distDir, this.keptDir, new Date(now));
      for (const path of removed) this.index.files.delete(path);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.warn(
        `${this.keptDir} cannot be written (${reason}): hashed files of earlier builds are kept in memory, until the next restart.`,
      );
      this.carried = [];
      await this.keepInMemory();
    }
  }

  private hashedFiles(): SiteFile[] {
    return [...this.index.files.values()].filter(({ path }) => path.startsWith(HASHED_ASSETS_PREFIX));
  }

  private async keepInMemory(): Promise<void> {
    for (const { identity } of this.hashedFiles()) {
      if (identity.content === undefined && identity.size <= MAX_IN_MEMORY_BYTES) await readInto(identity);
    }
  }

  private carryOver(next: SiteIndex): void {
    if (!this.carried) return;
    const now = Date.now();
    const known = new Set(this.carried.map(({ file }) => file.path));
    for (const file of this.hashedFiles()) {
      const isInMemory = [file.identity, ...file.variants.values()].some(({ content }) => content);
      if (isInMemory && !next.files.has(file.path) && !known.has(file.path)) {
        this.carried.push({ file, until: now + KEEP_ASSETS_MS });
      }
    }
    this.carried = this.carried.filter(({ until }) => until > now);
    for (const { file } of this.carried) if (!next.files.has(file.path)) next.files.set(file.path, file);
  }
}

async function readInto(form: Representation): Promise<void> {
  const content = await readFile(form.file).catch(() => undefined);
  if (content?.length === form.size) form.content = content;
}
