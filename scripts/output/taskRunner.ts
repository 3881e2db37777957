import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { writeWhole } from '../lib/fileCache';
import type { OutputFolder } from './outputFolder';
import type { OutputGroup } from './outputState';
import { perform, type Task, type TaskSettings } from './perform';

/** A group of files that is made again when its key is new. */
export interface GroupTask {
  /** Name of the group in the output folder, e.g. `page /about/`. */
  name: string;
  key: string;
  /** Called only when the group has to be made. */
  task: () => OwnPart<Task>;
}

type OwnPart<T> = T extends unknown ? Omit<T, 'present' | 'settingsFile'> : never;

type Pool = Piscina<Task, Omit<OutputGroup, 'key'>>;

/** What became of a list of tasks. */
export interface TaskReport {
  /** Result of each group by its name. */
  results: Map<string, unknown>;
  made: number;
  kept: number;
}

/** So few tasks are done here: starting a thread takes as long (0.7 s) as a dozen pages. */
const FEW_TASKS = 12;

/** More work than this many tasks for each thread is not prepared ahead: what waits holds memory. */
const QUEUED_PER_THREAD = 8;

/** An error names at most this many different reasons. */
const SHOWN_REASONS = 20;

/** Does tasks on all cores, and only those whose groups an output folder does not have. */
export class TaskRunner {
  private readonly threads = availableParallelism();
  private pool: Promise<Pool> | undefined;

  private constructor(private readonly settingsFile: string) {}

  /** A runner of tasks that have these settings in common. */
  static async create(settings: TaskSettings): Promise<TaskRunner> {
    const settingsFile = path.join(settings.cacheDir, `tasks-${process.pid}.json`);
    await writeWhole(settingsFile, JSON.stringify(settings));
    return new TaskRunner(settingsFile);
  }

  /**
   * Makes every group that is not there as its key says. All tasks are tried before an error is reported.
   * @throws one error with the different messages of those that failed
   */
  async run(
    folder: OutputFolder,
    tasks: readonly GroupTask[],
    onDone: (done: number) => void,
  ): Promise<TaskReport> {
    const report: TaskReport = { results: new Map(), made: 0, kept: 0 };
    const stale = tasks.filter(({ name, key }) => {
      const kept = folder.keep(name, key);
      if (kept) report.results.set(name, kept.result);
      return kept === undefined;
    });
    report.kept = tasks.length - stale.length;
    const isFew = stale.length <= FEW_TASKS;
    const pool = isFew ? undefined : await this.startPool();
    const reasons = new Set<string>();
    let failed = 0;
    const queue = stale.values();
    const work = async () => {
      for (const { name, key, task } of queue) {
        const { settingsFile } = this;
        try {
          const whole = { ...task(), settingsFile, present: folder.presentFiles(name) };
          const made = await (pool ? pool.run(whole) : perform(whole));
          report.results.set(name, folder.put(name, { key, ...made }).result);
        } catch (error) {
          failed += 1;
          reasons.add((error as Error).message);
        }
        report.made += 1;
        onDone(report.made + report.kept);
      }
    };
    await Promise.all(Array.from({ length: isFew ? 1 : this.threads * QUEUED_PER_THREAD }, work));
    if (failed > 0) {
      const shown = [...reasons].toSorted().slice(0, SHOWN_REASONS);
      throw new Error(`${failed} of ${tasks.length} failed.\n${shown.join('\n')}`);
    }
    return report;
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await (await this.pool)?.destroy();
    await rm(this.settingsFile, { force: true });
  }

  private startPool(): Promise<Pool> {
    this.pool ??= import('piscina').then(
      ({ default: Pool }) =>
        new Pool<Task, Omit<OutputGroup, 'key'>>({
          filename: fileURLToPath(new URL('worker.mjs', import.meta.url)),
          name: 'perform',
          execArgv: [],
          maxThreads: this.threads,
          idleTimeout: 60_000,
          atomics: 'disabled',
        }),
    );
    return this.pool;
  }
}
