import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { BUILD_LIST, type BuildList, parseBuildList } from '../../src/hosting/buildList';
import { HASHED_ASSETS_PREFIX } from '../../src/hosting/securityHeaders';
import { serverDirOf } from '../../src/hosting/serverFolder';
import { berlinDay } from '../../src/lib/berlinDay';
import { errorCode } from '../errorCode';
import { StartError } from '../settings';
import { checkServerFiles, checkSizes, readIfPresent } from './checkBuild';
import { closeJobs } from './closeJobs';
import { folderStamp } from './folderStamp';
import { KEEP_ASSETS_MS, keepAssets, keptDirOf } from './keptAssets';
import { readKillSwitch } from './killSwitch';
import { PartialBuildError, type Representation, type SiteFile } from './siteFile';
import { indexSite, type SiteIndex } from './siteIndex';

/** Interval between checks of the folder, ms. */
const POLL_MS = 1_000;
/** Longest time startup waits for the hashed files to be kept, ms; Fastify aborts a startup after 10 s. */
const START_WAIT_MS = 2_000;
/** Longest pause before reading a folder again that has not changed since it could not be served, ms. */
const MAX_PAUSE_MS = 60_000;
/** How often the hashed files of the current build are recorded as still served, ms. */
const KEEP_MS = 6 * 3_600_000;
/** Largest hashed file kept in memory if the disk cannot be written, bytes: all but films and large pictures. */
const MAX_IN_MEMORY_BYTES = 1_000_000;

/** Reads further data of a new build; the returned function puts it into effect and must not throw. */
export type Preparation = () => Promise<() => void>;

/** Text of the build list; undefined if there is none. */
const readListText = (distDir: string): Promise<string | undefined> =>
  readIfPresent(join(distDir, BUILD_LIST));

/** Identifies a failure, so that it is logged once: what is wrong, and the text of the build list. */
const failureOf = (error: unknown, list: string | undefined): string =>
  `${error instanceof PartialBuildError ? 'incomplete' : 'unreadable'} ${list}`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Entity tags of all forms of a file. */
const tagsOf = (file: SiteFile | undefined): string =>
  file ? [file.identity, ...file.variants.values()].map(({ etag }) => etag).join() : '';

/** The site being served; replaced as a whole once a complete new build is in the folder. */
export class LiveSite {
  private readonly preparations: Preparation[] = [];
  private readonly keptDir: string;
  /** Stamp of the folder as it is served; empty if that is not a whole build. */
  private stamp: string;
  /** Build list of the site being served; undefined if it has none. */
  private list: BuildList | undefined;
  private refreshing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** The index served: that of the build, without the jobs that are closed on {@link day}. */
  private index: SiteIndex;
  /** Day of the index served, in Berlin. */
  private day: string;
  private keptAt = 0;
  /**
   * Set if the disk cannot be written: files of earlier builds, with the time until which they are served, on the clock
   * of `performance`.
   */
  private carried: { file: SiteFile; until: number }[] | undefined;
  /** {@link failureOf} what has already been logged. */
  private logged: string | undefined;
  /** Stamp of the folder at the last failure. */
  private failedStamp: string | undefined;
  /** On the clock of `performance`: the machine's may be set back. */
  private nextTry = 0;
  private pause = POLL_MS;

  private constructor(
    private readonly distDir: string,
    { stamp, list }: { stamp: string; list: BuildList | undefined },
    /** The index as read from the build. */
    private built: SiteIndex,
    private readonly log: FastifyBaseLogger,
  ) {
    this.stamp = stamp;
    this.list = list;
    this.keptDir = keptDirOf(distDir);
    this.day = berlinDay(Date.now());
    this.index = closeJobs(built, this.day);
  }

  /**
   * Reads the site. A folder that differs from its build list is served as it is, with a warning in the log, until it
   * is complete.
   *
   * @throws StartError if a file cannot be read, and what `indexSite` throws, except PartialBuildError
   */
  static async open(distDir: string, log: FastifyBaseLogger): Promise<LiveSite> {
    try {
      return await LiveSite.read(distDir, log);
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      throw new StartError(
        `The built site cannot be read (${messageOf(error)}): let the user of the server read every file in "${distDir}" and "${serverDirOf(distDir)}", then start again.`,
      );
    }
  }

  private static async read(distDir: string, log: FastifyBaseLogger): Promise<LiveSite> {
    const stamp = await folderStamp(distDir);
    const text = await readListText(distDir);
    const list = parseBuildList(text ?? '');
    const keptDir = keptDirOf(distDir);
    try {
      if (list) await checkServerFiles(distDir, list);
      const index = await indexSite(distDir, { keptDir, ...(list ? { list } : {}) });
      return new LiveSite(distDir, { stamp, list }, index, log);
    } catch (error) {
      if (!(error instanceof PartialBuildError)) throw error;
      log.warn(
        `The build in ${distDir} is incomplete (${error.message}): it is served as it is until it is complete.`,
      );
      const live = new LiveSite(distDir, { stamp: '', list }, await indexSite(distDir, { keptDir }), log);
      live.logged = failureOf(error, text);
      return live;
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

  /** Replaces the index served: by that of the build, without the jobs that are closed on a day. */
  private serve(built: SiteIndex, day: string): void {
    this.index = closeJobs(built, day);
    this.built = built;
    this.day = day;
  }

  private async refreshOnce(): Promise<void> {
    const now = Date.now();
    // Jobs close at the end of their last day, even without a new build.
    const day = berlinDay(now);
    if (day !== this.day) this.serve(this.built, day);
    if (Math.abs(now - this.keptAt) > KEEP_MS) await this.keep(now);
    const stamp = await folderStamp(this.distDir);
    if (stamp === this.stamp) return;
    if (stamp !== this.failedStamp) {
      this.pause = POLL_MS;
      this.nextTry = 0;
    }
    if (performance.now() < this.nextTry) return;
    let text: string | undefined;
    let hasAllFiles = false;
    try {
      const reading = readListText(this.distDir);
      const list = parseBuildList((await reading.catch(() => undefined)) ?? '');
      // First, because the rest of the folder may never be whole.
      await this.takeKillSwitch(list);
      text = await reading;
      // Without a list there is no sign of completeness, so such a build is only served after a restart.
      if (text === undefined) return;
      if (!list) throw new PartialBuildError(`${BUILD_LIST} is incomplete`);
      await checkSizes(this.distDir, list);
      hasAllFiles = true;
      await this.switchTo(list, stamp);
      this.logged = undefined;
    } catch (error) {
      this.failedStamp = stamp;
      // While files are missing, only sizes are compared: that costs little, and a build is served once it is whole.
      if (hasAllFiles || !(error instanceof PartialBuildError)) {
        this.nextTry = performance.now() + this.pause;
        this.pause = Math.min(2 * this.pause, MAX_PAUSE_MS);
      }
      this.logOnce(error, failureOf(error, text));
    }
  }

  /** Logs why a new build cannot be served. */
  private logOnce(error: unknown, failure: string): void {
    if (this.logged === failure) return;
    this.logged = failure;
    const message = (problem: string) =>
      `The new build in ${this.distDir} ${problem} (${messageOf(error)}): the previous one is served.`;
    if (error instanceof PartialBuildError) this.log.warn(message('is still incomplete'));
    else {
      const isExplained = error instanceof StartError || errorCode(error) !== undefined;
      this.log.error(isExplained ? {} : { err: error }, message('cannot be read'));
    }
  }

  private async switchTo(list: BuildList, stamp: string): Promise<void> {
    await checkServerFiles(this.distDir, list);
    const index = await indexSite(this.distDir, { keptDir: this.keptDir, list });
    const takeOvers = await Promise.all(this.preparations.map((prepare) => prepare()));
    // Another build may have arrived while this one was read.
    const isSame = (await folderStamp(this.distDir)) === stamp;
    if (!isSame) throw new PartialBuildError('it changed while it was read');
    this.carryOver(index);
    this.serve(index, berlinDay(Date.now()));
    for (const takeOver of takeOvers) takeOver();
    this.stamp = stamp;
    this.list = list;
    this.log.info('switched to the new build');
    await this.keep(Date.now());
  }

  /**
   * Serves the kill switch of the service worker if it has been put in its place, whatever the other files are like.
   * @param list build in the folder, which may have another kill switch than the served one
   */
  private async takeKillSwitch(list: BuildList | undefined): Promise<void> {
    const file = await readKillSwitch(this.distDir, [list, this.list], this.built);
    if (!file || tagsOf(file) === tagsOf(this.built.files.get(file.path))) return;
    // A new index, so that a request for the replaced file is answered again.
    this.serve({ ...this.built, files: new Map(this.built.files).set(file.path, file) }, this.day);
    this.log.info('the service worker has been replaced by its kill switch');
  }

  /** Keeps what open tabs may still request after the next build, on disk or else in memory. */
  private async keep(now: number): Promise<void> {
    this.keptAt = now;
    if (this.carried) return this.keepInMemory();
    try {
      const removed = await keepAssets(this.distDir, this.keptDir, new Date(now));
      for (const { files } of [this.built, this.index]) for (const path of removed) files.delete(path);
    } catch (error) {
      this.log.warn(
        `${this.keptDir} cannot be written (${messageOf(error)}): hashed files of earlier builds are kept in memory, until the next restart.`,
      );
      this.carried = [];
      await this.keepInMemory();
    }
  }

  private hashedFiles(): SiteFile[] {
    return [...this.built.files.values()].filter(({ path }) => path.startsWith(HASHED_ASSETS_PREFIX));
  }

  private async keepInMemory(): Promise<void> {
    for (const { identity } of this.hashedFiles()) {
      if (identity.content === undefined && identity.size <= MAX_IN_MEMORY_BYTES) await readInto(identity);
    }
  }

  private carryOver(next: SiteIndex): void {
    if (!this.carried) return;
    const now = performance.now();
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
