import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverPrograms } from '../testbed/serverPrograms';
import { generateEntries } from './generateEntries';
import { Ledger } from './ledger';
import { type Finding, mebibytes, never, seconds } from './outcome';
import { pdfOf } from './sendApplication';
import { DAY_MS } from '../lib/dayMs';
import { startServer, underLimit } from '../testbed/serverProcess';
import { until } from '../testbed/until';
import type { TortureStore } from './tortureStore';
import { type Usage, watchProcess } from './watchProcess';
import { startReceiver } from './webhookReceiver';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Default limit of open files per process on many systems. */
const DESCRIPTORS = 1024;
const limited = underLimit('-n', DESCRIPTORS);
/** Number of entries to deliver, and of entries to delete. */
const DUE = 100;
/** Pause between two applications arriving in the meantime, ms. */
const PAUSE_MS = 250;
/** Longest time for each step, ms; it is only required to finish. */
const ENDS_WITHIN_MS = 600_000;

const patience = (what: string) => ({ what, withinMs: ENDS_WITHIN_MS, everyMs: 20 });

/** Counts log lines by message. */
class LogLines {
  private readonly counts = new Map<string, number>();
  private rest = '';

  read = (text: string): void => {
    const lines = `${this.rest}${text}`.split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = /"msg":"([^"]*)"/.exec(line)?.[1];
      if (message !== undefined) this.counts.set(message, this.count(message) + 1);
    }
  };

  count(message: string): number {
    return this.counts.get(message) ?? 0;
  }
}

interface CommandResult {
  code: number | null;
  lines: number;
  ms: number;
  usage: Usage;
}

/**
 * Runs the command `applications` of the server bundle under the descriptor limit, with its output written to a file.
 */
async function runApplications(
  environment: Record<string, string>,
  words: readonly string[],
  file: string,
): Promise<CommandResult> {
  const { applications } = await serverPrograms(ROOT);
  const [program, ...command] = limited([process.execPath, applications, ...words]);
  const startedAt = performance.now();
  const child = spawn(program, command, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const watch = watchProcess(child.pid ?? 0);
  await pipeline(child.stdout, createWriteStream(file));
  const [code] = await ended;
  const ms = performance.now() - startedAt;
  const usage = await watch.end();
  const lines = (await readFile(file, 'utf8')).split('\n').length;
  await rm(file);
  return { code, lines, ms, usage };
}

/** Sends new applications one after the other in the meantime. */
class Arrivals {
  readonly ledger = new Ledger((key) => [{ field: 'resume', name: 'cv.pdf', content: pdfOf(50_000, key) }]);
  private isOver = false;
  private running: Promise<void> | undefined;
  private count = 0;

  begin(base: string): void {
    this.isOver = false;
    this.running = this.send(base);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async send(base: string): Promise<void> {
    while (!this.isOver) {
      await this.ledger.send(base, `many-${(this.count += 1)}`);
      await delay(PAUSE_MS);
    }
  }
}

const usageOf = ({ memory, descriptors }: Usage) => `${mebibytes(memory)}, ${descriptors} descriptors`;

/**
 * Starts the server on a store of many entries without an index, under a descriptor limit: it finds due entries,
 * delivers them, deletes expired ones and accepts applications in the meantime. Then restarts it with the index, and
 * lists and exports all entries from the command line.
 */
export async function manyRun(
  distDir: string,
  store: TortureStore,
  count: number,
  progress: (phase: string) => void = () => undefined,
): Promise<Finding[]> {
  const { INTAKE_DIR: dir = '' } = store.environment;
  if (count < 20 * DUE) throw new Error(`--many must be at least ${20 * DUE}.`);
  progress('generating');
  const now = Date.now();
  const old = await generateEntries(store.put, count, (index) => ({
    receivedAt: new Date(now - (index < DUE ? 1000 : (index % 150) + 1) * DAY_MS),
    isDelivered: index < DUE || index >= 2 * DUE,
  }));
  const [expired, toDeliver] = [old.slice(0, DUE), old.slice(DUE, 2 * DUE)];
  const receiver = await startReceiver(0);
  const environment = { DIST_DIR: distDir, ...store.environment, ...receiver.environment };
  const log = new LogLines();
  const options = { wrap: limited, onOutput: log.read };
  const start = async () => {
    const startedAt = performance.now();
    const server = await startServer({ ...environment, LOG_LEVEL: 'info' }, options);
    return { server, startMs: performance.now() - startedAt };
  };
  const arrivals = new Arrivals();
  progress('first start, without an index');
  const first = await start();
  let { server } = first;
  try {
    const watch = watchProcess(server.pid);
    arrivals.begin(server.base);
    const inspectMs = await until(() => log.count('inspected') === 1, patience('the first inspection'));
    progress('what is due');
    const minuteMs = await until(() => {
      const isDeleted = log.count('deleted after its retention period') === DUE;
      return isDeleted && toDeliver.every((reference) => receiver.accepted.has(reference));
    }, patience('deliveries and deletions'));
    const times = toDeliver
      .flatMap((reference) => receiver.accepted.get(reference) ?? [])
      .toSorted((a, b) => a - b);
    const deliveryMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
    await arrivals.end();
    const usage = await watch.end();
    await server.stop();

    progress('second start, with the index');
    const again = await start();
    ({ server } = again);
    const watchAgain = watchProcess(server.pid);
    arrivals.begin(server.base);
    const againMs = await until(() => log.count('inspected') === 2, patience('the second inspection'));
    const opened = await store.open();
    const dueAt = performance.now();
    const due = opened.due(new Date())[Symbol.asyncIterator]();
    while (!(await due.next()).done) continue;
    const dueMs = performance.now() - dueAt;
    const usageAgain = await watchAgain.end();
    await arrivals.end();

    progress('list and export');
    const total = await opened.count();
    const list = await runApplications(environment, ['list'], join(dir, 'list.txt'));
    const exported = await runApplications(environment, ['export'], join(dir, 'export.csv'));
    const { promised, open, times: answerMs } = arrivals.ledger;
    const kept = await arrivals.ledger.compareKept(opened);
    const left = await Promise.all(expired.map((reference) => opened.find(reference)));
    const missing = count - DUE + promised.size - total;
    const isComplete = ({ code, lines }: CommandResult) => code === 0 && lines >= total;
    const doubled = [...receiver.accepted.values()].filter(({ length }) => length > 1).length;
    return [
      { what: `entries, with at most ${DESCRIPTORS} descriptors`, figure: String(count) },
      {
        what: 'start without an index: time until it listens, until all are inspected',
        figure: `${seconds(first.startMs)}, ${seconds(inspectMs)}`,
      },
      {
        what: 'start with the index: time until it listens, until all are inspected',
        figure: `${seconds(again.startMs)}, ${seconds(againMs)}`,
      },
      { what: 'query of the index for due entries', figure: `${Math.round(dueMs)} ms` },
      {
        what: `${DUE} due deliveries and deletions: next minute's run, deliveries alone`,
        figure: `${seconds(minuteMs)}, ${seconds(deliveryMs)}`,
      },
      { what: 'peak usage of the server without an index', figure: usageOf(usage) },
      { what: 'peak usage of the server with the index', figure: usageOf(usageAgain) },
      {
        what: 'new applications meanwhile',
        figure: String(promised.size),
        isOk: promised.size > 0,
      },
      never('of them not answered 201', open.size),
      { what: 'longest response time', figure: seconds(Math.max(0, ...answerMs)) },
      never('accepted (201), but lost', kept.lost),
      never('accepted (201), but stored differently', kept.damaged),
      never('expired, but not deleted', left.filter((entry) => entry !== 'deleted').length),
      never('entries missing or too many', Math.abs(missing)),
      never('delivered twice', doubled),
      never(
        'delivered again although delivered before the start',
        receiver.accepted.size - DUE - promised.size,
      ),
      {
        what: 'applications list: all of them',
        figure: `${seconds(list.ms)}, ${usageOf(list.usage)}`,
        isOk: isComplete(list),
      },
      {
        what: 'applications export: all of them',
        figure: `${seconds(exported.ms)}, ${usageOf(exported.usage)}`,
        isOk: isComplete(exported),
      },
    ];
  } finally {
    await arrivals.end();
    await server.kill();
    await receiver.stop();
  }
}
