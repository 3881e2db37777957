import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { constantFrom, nat, record, sample } from 'fast-check';
import { type Bundles, bundle } from '../parcel/bundle';
import { applyEdit, type BundleEdit, EDIT_KINDS, type EditedProject } from './bundleEdits';

/** Result of one edit. */
export interface BundleStep {
  edit: BundleEdit;
  /** What it changed; undefined if there was nothing to change. */
  touched: string | undefined;
  /** How the bundles were made; `failed` if the edited sources cannot be bundled. */
  made: Bundles['made'] | 'failed';
  /** Bundling time in seconds, with the cache and without. */
  seconds: number;
  coldSeconds: number;
  /** Parts that differ from bundles made without a cache. */
  differences: string[];
}

/** Files of a project that bundling needs. */
const COPIED = [
  'src',
  'scripts/parcel',
  'package.json',
  'package-lock.json',
  '.parcelrc',
  'tsconfig.json',
  'tsconfig.base.json',
];

function copy(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    rmSync(path.join(to, name), { recursive: true, force: true });
    if (existsSync(path.join(from, name)))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
}

/** Returns what identifies bundles; their folders are named by content hash. */
function contents({ webDir, serverEntry, workerDir, web }: Bundles): Record<string, string> {
  return {
    web: path.basename(webDir),
    ssr: path.basename(path.dirname(serverEntry)),
    worker: path.basename(workerDir),
    manifest: JSON.stringify(web),
  };
}

async function attempt(root: string): Promise<{ bundles?: Bundles; seconds: number }> {
  const start = performance.now();
  const bundles = await bundle(root, path.join(root, '.cache')).catch(() => undefined);
  return { ...(bundles && { bundles }), seconds: (performance.now() - start) / 1000 };
}

/**
 * Edits a copy of a project at random and compares, after each edit, the bundles made with the cache to those made
 * without. The copies are created below `dir`, from where the project's packages must be resolvable.
 */
export async function bundleRun(
  project: string,
  dir: string,
  { seed, edits }: { seed: number; edits: number },
  onStep: (step: BundleStep) => void,
): Promise<BundleStep[]> {
  const root = path.join(dir, 'edited');
  const fresh = path.join(dir, 'fresh');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  copy(project, root, COPIED);
  await bundle(root, path.join(root, '.cache'));

  const edited: EditedProject = { root, helpers: [], originals: new Map() };
  const arbitrary = record({
    kind: constantFrom(...EDIT_KINDS),
    file: nat(9999),
    value: nat(9999),
  });
  const steps: BundleStep[] = [];
  for (const edit of sample(arbitrary, { seed, numRuns: edits })) {
    const touched = applyEdit(edited, edit);
    const warm = await attempt(root);
    copy(root, fresh, COPIED);
    rmSync(path.join(fresh, '.cache'), { recursive: true, force: true });
    const cold = await attempt(fresh);
    const expected = cold.bundles ? contents(cold.bundles) : {};
    const found = warm.bundles ? contents(warm.bundles) : {};
    const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
    const step: BundleStep = {
      edit,
      touched,
      made: warm.bundles?.made ?? 'failed',
      seconds: warm.seconds,
      coldSeconds: cold.seconds,
      differences: [...names].filter((name) => found[name] !== expected[name]),
    };
    steps.push(step);
    onStep(step);
    if (step.differences.length > 0) return steps;
    if (step.made === 'failed') applyEdit(edited, { ...edit, kind: 'undo' });
  }
  rmSync(dir, { recursive: true, force: true });
  return steps;
}
