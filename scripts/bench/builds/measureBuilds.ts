import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeDocuments } from '../../testbed/documents/writeDocuments';
import { differenceOf, type FolderState, stateOf } from '../../testbed/folderState';
import type { TreeMemory } from '../../testbed/processTree';
import { removeResults } from '../../testbed/removeResults';
import { type BuildRun, runBuild, type Step } from '../../testbed/runBuild';
import { EDITS, type Row, ROW_TITLES, type Site } from './rows';

/**
 * Wait after generating files, ms: files written just before a build are checked again by the next one, unlike an
 * editor's, which are older.
 */
const SETTLE_MS = 1500;

/** Seed of the documents, so that every run builds the same ones. */
const SEED = 'sff';

/** Build settings. */
const SETTINGS = { outDir: 'dist', date: '2026-11-21', origin: 'https://www.sff.example' };

/** Figures of one build. */
export interface RowFigures {
  row: Row;
  wallSeconds: number;
  processorSeconds?: number;
  memory?: TreeMemory;
  steps: Step[];
  /** Pages rendered per second; undefined if none were rendered. */
  pagesPerSecond?: number;
  files: { written: number; changed: number; added: number; removed: number };
}

/** Figures of all builds with one number of documents. */
export interface SizeFigures {
  documents: number;
  pages: number;
  /** Number of files of the site. */
  files: number;
  bytes: number;
  /** Average bytes of HTML and page data per page, including compressed versions. */
  pageBytes: number;
  rows: RowFigures[];
}

/** Plan of the benchmark. */
export interface BuildPlan {
  documents: readonly number[];
  rows: readonly Row[];
  /** How often each row except the first is measured; the median counts. */
  runs: number;
  /** Called before each build. */
  onStep: (text: string) => void;
}

const HTML = /\.html$/;
const PAGE = /(?:\.html|page-data\.json)(?:\.br|\.gz)?$/;

const sum = (state: FolderState, isCounted: (name: string) => boolean) =>
  [...state].reduce((bytes, [name, file]) => bytes + (isCounted(name) ? file.bytes : 0), 0);

function pagesPerSecond(steps: readonly Step[]): number | undefined {
  const step = steps.find(({ label }) => label === 'Pages');
  const pages = Number(/\d+/.exec(step?.result ?? '')?.[0] ?? 0);
  return step && pages > 0 && step.seconds > 0 ? Math.round(pages / step.seconds) : undefined;
}

function figuresOf(row: Row, run: BuildRun, before: FolderState, after: FolderState): RowFigures {
  const { written, changed, added, removed } = differenceOf(before, after);
  const rate = pagesPerSecond(run.steps);
  return {
    row,
    wallSeconds: Math.round(run.wallSeconds * 1000) / 1000,
    ...(run.processorSeconds === undefined ? {} : { processorSeconds: run.processorSeconds }),
    ...(run.memory ? { memory: run.memory } : {}),
    steps: run.steps,
    ...(rate === undefined ? {} : { pagesPerSecond: rate }),
    files: {
      written: written.length,
      changed: changed.length,
      added: added.length,
      removed: removed.length,
    },
  };
}

async function measureRow(site: Site, row: Row, before: FolderState): Promise<[RowFigures, FolderState]> {
  const run = await runBuild(site.root, SETTINGS);
  if (run.code !== 0) throw new Error(`The build of "${ROW_TITLES[row]}" failed.\n${run.output}`);
  const after = await stateOf(path.join(site.root, SETTINGS.outDir));
  return [figuresOf(row, run, before, after), after];
}

/** Resets the copy to the original content plus generated documents, with no build results. */
async function prepare(root: string, original: string, documents: number): Promise<Site> {
  await removeResults(root);
  const contentDir = path.join(root, 'content-json');
  await rm(contentDir, { recursive: true, force: true });
  await cp(path.join(original, 'content-json'), contentDir, { recursive: true });
  const { cases } = await writeDocuments(contentDir, documents, SEED);
  await setTimeout(SETTLE_MS);
  return { root, cases };
}

/**
 * Builds the site with different numbers of generated documents in a copy of the project: first everything, then after
 * one change at a time.
 *
 * @param root the copy, left in the state of the last build
 * @param original the project that provides the content
 */
export async function measureBuilds(root: string, original: string, plan: BuildPlan): Promise<SizeFigures[]> {
  const sizes: SizeFigures[] = [];
  let number = 0;
  for (const documents of plan.documents) {
    const tell = (row: Row) => plan.onStep(`${documents} documents: ${ROW_TITLES[row]}`);
    const site = await prepare(root, original, documents);
    tell('new');
    let [figures, state] = await measureRow(site, 'new', new Map());
    const rows = plan.rows.includes('new') ? [figures] : [];
    const pages = [...state.keys()].filter((name) => HTML.test(name)).length;
    for (const row of plan.rows) {
      if (row === 'new') continue;
      const runs: RowFigures[] = [];
      for (let run = 0; run < plan.runs; run += 1) {
        number += 1;
        await EDITS[row][1](site, number);
        tell(row);
        [figures, state] = await measureRow(site, row, state);
        runs.push(figures);
      }
      const sorted = runs.toSorted((a, b) => a.wallSeconds - b.wallSeconds);
      rows.push(...sorted.slice((runs.length - 1) >> 1).slice(0, 1));
    }
    sizes.push({
      documents,
      pages,
      files: state.size,
      bytes: sum(state, () => true),
      pageBytes: Math.round(sum(state, (name) => PAGE.test(name)) / pages),
      rows,
    });
  }
  return sizes;
}
