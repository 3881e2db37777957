import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { constantFrom, nat, record, sample } from 'fast-check';
import { type Bundles, bundle } from '../bundle';
import { applyEdit, type BundleEdit, EDIT_KINDS, type EditedProject } from './bundleEdits';

/** What one edit led to. */
export interface BundleStep {
  edit: BundleEdit;
  /** What it touched; undefined when there was nothing to do it to. */
  touched: string | undefined;
  /** How the bundles were made; `failed` when the sources cannot be bundled any more. */
  made: Bundles['made'] | 'failed';
  /** Seconds until they were there, and from nothing. */
  seconds: number;
  coldSeconds: number;
  /** What differs from bundles made from nothing. */
  differences: string[];
}

/** What of a project bundling needs. */
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

/** What identifies bundles: folders are named by their content. */
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
 * Edits a copy of a project at random and compares, after each edit, what bundling makes of it with what it makes from
 * nothing. The copies are made below `dir`, which must lie where the project's packages are found.
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
