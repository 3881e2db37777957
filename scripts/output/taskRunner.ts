import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ExpectedError } from '../lib/runMain';
import { writeFaultOf } from '../lib/writeFault';
import { writeWhole } from '../lib/writeWhole';
import type { OutputFolder } from './outputFolder';
import type { OutputGroup } from './outputState';
import { perform, type Task, type TaskSettings } from './perform';

/** A group of files that is made again if its key has changed. */
export interface GroupTask {
  /** Name of the group in the output folder, e.g. `page /about/`. */
  name: string;
  key: string;
  /** Called only if the group has to be made. */
  task: () => OwnPart<Task>;
}

type OwnPart<T> = T extends unknown ? Omit<T, 'present' | 'settingsFile'> : never;

type Pool = Piscina<Task, Omit<OutputGroup, 'key'>>;

/** Result of a list of tasks. */
export interface TaskReport {
  /** Result of each group, by name. */
  results: Map<string, unknown>;
  made: number;
  kept: number;
}

/** Up to this many tasks run in this process: starting a thread takes as long (0.7 s) as a dozen pages. */
const FEW_TASKS = 12;

/** Most tasks prepared ahead per thread, since waiting tasks occupy memory. */
const QUEUED_PER_THREAD = 8;

/** Most different reasons listed in an error. */
const SHOWN_REASONS = 20;

/** Runs tasks on all cores, except those whose group is unchanged in the output folder. */
export class TaskRunner {
  private readonly threads = availableParallelism();
  private pool: Promise<Pool> | undefined;

  private constructor(private readonly settingsFile: string) {}

  /** Creates a runner for tasks with common settings. */
  static async create(settings: TaskSettings): Promise<TaskRunner> {
    // Named like the folder, so that the next build of it replaces what a killed one has left.
    const settingsFile = path.join(settings.cacheDir, `tasks-${path.basename(settings.stagingDir)}.json`);
    await writeWhole(settingsFile, JSON.stringify(settings));
    return new TaskRunner(settingsFile);
  }

  /**
   * Makes every group whose key has changed. All tasks are tried before errors are reported, unless files cannot be written.
   * @throws one error with the distinct messages of the failed tasks
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
    let writeFault: string | undefined;
    const queue = stale.values();
    const work = async () => {
      for (const { name, key, task } of queue) {
        if (writeFault !== undefined) return;
        const { settingsFile } = this;
        try {
          const whole = { ...task(), settingsFile, present: folder.presentFiles(name) };
          const made = await (pool ? pool.run(whole) : perform(whole));
          report.results.set(name, folder.put(name, { key, ...made }).result);
        } catch (error) {
          writeFault ??= writeFaultOf(error);
          failed += 1;
          reasons.add((error as Error).message);
        }
        report.made += 1;
        onDone(report.made + report.kept);
      }
    };
    await Promise.all(Array.from({ length: isFew ? 1 : this.threads * QUEUED_PER_THREAD }, work));
    if (writeFault !== undefined) throw new ExpectedError(writeFault);
    if (failed > 0) {
      const shown = [...reasons].toSorted().slice(0, SHOWN_REASONS);
      throw new Error(`${failed} of ${tasks.length} failed.\n${shown.join('\n')}`);
    }
    return report;
  }

  /** Stops the threads. */
  async close(): Promise<void> {
    await (await this.pool)?.destroy();
    await rm(this.settingsFile, { force: true });
  }

  private startPool(): Promise<Pool> {
    this.pool ??= import('piscina').then(
      ({ default: Pool }) =>
        new Pool<Task, Omit<OutputGroup, 'key'>>({
          filename: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
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
