import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { OutputFolder } from './outputFolder';
import type { OutputGroup } from './outputState';
import type { Task, WorkerSettings } from './worker';

/** A group of files that is made again when its key is new. */
export interface GroupTask {
  /** Name of the group in the output folder, e.g. `page /about/`. */
  name: string;
  key: string;
  /** Called only when the group has to be made. */
  task: () => OmitPresent<Task>;
}

type OmitPresent<T> = T extends unknown ? Omit<T, 'present'> : never;

/** What became of a list of tasks. */
export interface TaskReport {
  /** Result of each group by its name. */
  results: Map<string, unknown>;
  made: number;
  kept: number;
}

/** More work than this many tasks for each thread is not prepared ahead: what waits holds memory. */
const QUEUED_PER_THREAD = 8;

/** Does tasks on all cores, and only those whose groups an output folder does not have. */
export class TaskRunner {
  private readonly pool: Piscina<Task, Omit<OutputGroup, 'key'>>;
  private readonly threads = availableParallelism();

  constructor(
    private readonly folder: OutputFolder,
    settings: WorkerSettings,
  ) {
    this.pool = new Piscina({
      filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
      execArgv: ['--import', 'tsx'],
      // React's development build renders the same HTML in four times the time.
      env: { ...process.env, NODE_ENV: 'production' },
      name: 'perform',
      workerData: settings,
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: 60_000,
      atomics: 'disabled',
    });
  }

  /**
   * Makes every group that is not there as its key says. All tasks are tried before the first error is reported.
   * @throws one error with the messages of all that failed, the first ones in full
   */
  async run(tasks: readonly GroupTask[], onDone: (done: number) => void): Promise<TaskReport> {
    const report: TaskReport = { results: new Map(), made: 0, kept: 0 };
    const failures: string[] = [];
    const queue = tasks.values();
    const work = async () => {
      for (const { name, key, task } of queue) {
        const kept = this.folder.keep(name, key);
        if (kept) {
          report.results.set(name, kept.result);
          report.kept += 1;
          continue;
        }
        try {
          const made = await this.pool.run({ ...task(), present: this.folder.presentFiles(name) });
          report.results.set(name, this.folder.put(name, { key, ...made }).result);
        } catch (error) {
          failures.push((error as Error).message);
        }
        report.made += 1;
        onDone(report.made + report.kept);
      }
    };
    await Promise.all(Array.from({ length: this.threads * QUEUED_PER_THREAD }, work));
    if (failures.length > 0) {
      throw new Error(`${failures.length} of ${tasks.length} failed.\n${failures.toSorted().join('\n')}`);
    }
    return report;
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
