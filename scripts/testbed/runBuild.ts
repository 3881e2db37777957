import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type TreeMemory, watchTree } from './processTree';

/** A build step as printed by the build. */
export interface Step {
  label: string;
  /** Its result, e.g. `221 rendered`. */
  result: string;
  seconds: number;
}

/** The result of a build. */
export interface BuildRun {
  /** Exit code; undefined if the build was killed. */
  code: number | undefined;
  /** Everything it printed. */
  output: string;
  steps: Step[];
  wallSeconds: number;
  /** Processor time of the build and its child processes; undefined if it was killed. */
  processorSeconds: number | undefined;
  memory: TreeMemory | undefined;
}

/** Options of a build, and of how it is run. */
export interface BuildSettings {
  outDir: string;
  date: string;
  origin: string;
  /** Kills the build and its descendants immediately. */
  killed?: AbortSignal;
  /** Skips measuring memory. */
  isUnwatched?: boolean;
}

/** Prints the shell's `times`: processor times of ended processes are not available anywhere else. */
const timed = (command: string) => `${command} "$@"; code=$?; times >&2; exit $code`;

/** `1m2.34s`, or with a comma in other locales. */
const TIME = /(\d+)m(\d+[.,]\d+)s/g;

/** Returns the processor time printed last by the shell: its own and its children's, each as user and system time. */
function readTimes(output: string): number | undefined {
  const times = [...output.matchAll(TIME)].slice(-4);
  if (times.length < 4) return undefined;
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds?.replace(',', '.')),
    0,
  );
}

/** Parses the steps printed by a build, such as `Pages: 221 rendered (4.5 s)`. */
export function readSteps(output: string): Step[] {
  return [...output.matchAll(/^([^:\n]+): (.*) \((\d+\.\d+) s\)$/gm)].map(([, label, result, seconds]) => ({
    label: label ?? '',
    result: result ?? '',
    seconds: Number(seconds),
  }));
}

/** Returns the command of `npm run build` in a project. */
async function buildCommand(root: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  return scripts.build;
}

/** Runs the command of `npm run build` in a project, without npm and in its own process group. */
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
      // It has already ended.
    }
  };
  killed?.addEventListener('abort', kill);
  // Runs before exit handlers that remove its output folder.
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
