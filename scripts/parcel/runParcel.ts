import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../lib/filesBelow';
import { ExpectedError } from '../lib/runMain';
import { printedWriteFault } from '../lib/writeFault';
import { writeWhole } from '../lib/writeWhole';
import { type FileChange, type Inputs, hashFiles, sourceChanges } from './inputs';

/** Type of a run: with the cache of the previous one, or from scratch. */
export type RunKind = 'warm' | 'cold';

/** State recorded after a run. */
interface RunState extends Pick<Inputs, 'toolsKey' | 'sources'> {
  /** Hash of every other file below the folder. */
  files: Record<string, string>;
}

const PROGRAM = fileURLToPath(new URL('./run.mjs', import.meta.url));
const STATE = 'state.json';

/** Targets of package.json that are built. */
export const TARGETS = ['web', 'ssr', 'worker'] as const;

/** Parcel never removes old cache and output files; above this many bytes, a run starts from scratch. */
const MAX_BYTES = 200_000_000;

/** Environment variables passed to Parcel; browser code using `process.env` would otherwise bundle others. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_OPTIONS', 'PARCEL_WORKERS'];

function notedFiles(parcelDir: string): string[] {
  // The lock file is written by every process that opens the cache.
  return filesBelow(parcelDir).filter((file) => file !== STATE && path.basename(file) !== 'lock.mdb');
}

/** The state of the previous run; undefined unless all its files are unchanged. */
function readState(parcelDir: string): RunState | undefined {
  try {
    const state = JSON.parse(readFileSync(path.join(parcelDir, STATE), 'utf8')) as RunState;
    const files = notedFiles(parcelDir);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(parcelDir, file)).size, 0);
    if (bytes > MAX_BYTES) return undefined;
    return JSON.stringify(hashFiles(parcelDir, files)) === JSON.stringify(state.files) ? state : undefined;
  } catch {
    // Missing or incomplete: start from scratch.
    return undefined;
  }
}

async function start(root: string, parcelDir: string, changes: readonly FileChange[]): Promise<void> {
  const named = ENVIRONMENT.filter((name) => process.env[name] !== undefined);
  const env = Object.fromEntries(named.map((name) => [name, process.env[name]]));
  const options = {
    cacheDir: path.join(parcelDir, 'cache'),
    bundledFile: path.join(parcelDir, 'bundled.json'),
    changes,
    targets: TARGETS,
  };
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(options)], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' } as NodeJS.ProcessEnv,
    // stdin stays open as long as this process lives; the child exits when it closes.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  const fault = printedWriteFault(output, parcelDir);
  if (fault !== undefined) throw new ExpectedError(fault);
  throw new Error(`The bundler failed (exit code ${code}).\n${output.trim()}`);
}

/** Fails if a bundled file is not an input, since changes to it would go unnoticed. */
function checkBundled(parcelDir: string, { sources }: Inputs): void {
  const bundled = JSON.parse(readFileSync(path.join(parcelDir, 'bundled.json'), 'utf8')) as string[];
  const missed = bundled.filter((file) => !(file in sources) && !file.startsWith('scripts/parcel/'));
  if (missed.length > 0)
    throw new Error(
      `${missed.join(', ')}: bundled, but not among the inputs that scripts/parcel/inputs.ts looks at. Add it there.`,
    );
}

/**
 * Runs Parcel for all targets, writing only below `parcelDir`. Uses the files of the previous run if they are complete
 * and made by the same tools, otherwise starts from scratch.
 * @throws {ExpectedError} if the disk cannot be written; with Parcel's own output if the build fails otherwise
 */
export async function runParcel(root: string, parcelDir: string, inputs: Inputs): Promise<RunKind> {
  const state = readState(parcelDir);
  const isSameTools = state !== undefined && state.toolsKey === inputs.toolsKey;
  const changes = isSameTools ? sourceChanges(root, state.sources, inputs.sources) : undefined;
  await rm(path.join(parcelDir, STATE), { force: true });
  let kind: RunKind = 'cold';
  if (changes) {
    // If a warm run fails, a cold one shows whether the sources are at fault.
    kind = await start(root, parcelDir, changes).then(
      () => 'warm' as const,
      () => 'cold' as const,
    );
  }
  if (kind === 'cold') {
    await rm(parcelDir, { recursive: true, force: true });
    await mkdir(parcelDir, { recursive: true });
    await start(root, parcelDir, []);
  }
  checkBundled(parcelDir, inputs);
  return kind;
}

/** Records that the next run may use the files of this one, with the sources it was made from. */
export async function keepForNextRun(parcelDir: string, { toolsKey, sources }: Inputs): Promise<void> {
  const files = hashFiles(parcelDir, notedFiles(parcelDir));
  const state: RunState = { toolsKey, sources, files };
  await writeWhole(path.join(parcelDir, STATE), JSON.stringify(state));
}
