import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type TreeMemory, watchTree } from './processTree';

/** A step of a build, as the build printed it. */
export interface Step {
  label: string;
  /** What came of it, e.g. `221 rendered`. */
  result: string;
  seconds: number;
}

/** What a build came to. */
export interface BuildRun {
  /** Exit code; undefined if it was killed. */
  code: number | undefined;
  /** All that it printed. */
  output: string;
  steps: Step[];
  wallSeconds: number;
  /** Processor time of the build and all that it started and waited for; undefined if it was killed. */
  processorSeconds: number | undefined;
  memory: TreeMemory | undefined;
}

/** Options of a build and when to end it before its time. */
export interface BuildSettings {
  outDir: string;
  date: string;
  origin: string;
  /** Ends the build, and all that it started, at once. */
  killed?: AbortSignal;
  /** Does not watch the memory. */
  isUnwatched?: boolean;
}

/** The shell prints the times of what it has run; no other place knows them after the processes have ended. */
const timed = (command: string) => `${command} "$@"; code=$?; times >&2; exit $code`;

/** `1m2.34s`, or with a comma where the shell speaks another language. */
const TIME = /(\d+)m(\d+[.,]\d+)s/g;

/** Processor time in what the shell printed last: its own and that of its children, each as user and system. */
function readTimes(output: string): number | undefined {
  const times = [...output.matchAll(TIME)].slice(-4);
  if (times.length < 4) return undefined;
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds?.replace(',', '.')),
    0,
  );
}

/** The steps in what a build printed, such as `Pages: 221 rendered (4.5 s)`. */
export function readSteps(output: string): Step[] {
  return [...output.matchAll(/^([^:\n]+): (.*) \((\d+\.\d+) s\)$/gm)].map(([, label, result, seconds]) => ({
    label: label ?? '',
    result: result ?? '',
    seconds: Number(seconds),
  }));
}

/** What `npm run build` runs in a project. */
async function buildCommand(root: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  return scripts.build;
}

/** Runs what `npm run build` runs in a project, without npm itself and in a process group of its own. */
export async function runBuild(
  root: string,
  { outDir, date, origin, killed, isUnwatched = false }: BuildSettings,
): Promise<BuildRun> {
  const options = ['--out', outDir, '--date', date, '--origin', origin];
  const command = timed(await buildCommand(root));
  const { NODE_ENV: _, ...env } = process.env;
  const programs = [path.dirname(process.execPath), path.join(root, 'node_modules/.bin'), env['PATH']];
  const started = performance.now();
  const child = spawn('sh', ['-c', command, 'build', ...options], {
    cwd: root,
    env: { ...env, LC_ALL: 'C', PATH: programs.join(path.delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  killed?.addEventListener('abort', kill);
  // Before whoever removes the folder that it writes to.
  process.prependOnceListener('exit', kill);
  const watcher = isUnwatched || child.pid === undefined ? undefined : watchTree(child.pid);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const wallSeconds = (performance.now() - started) / 1000;
    return {
      code: code ?? undefined,
      output,
      steps: readSteps(output),
      wallSeconds,
      processorSeconds: readTimes(output),
      memory: await watcher?.end(),
    };
  } finally {
    killed?.removeEventListener('abort', kill);
    process.off('exit', kill);
  }
}
