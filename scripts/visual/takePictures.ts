import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { STORYBOOK_DIR } from './buildStorybook';
import type { LokiResult, LokiRun } from './loki/main';
import { configurationName, type Picture, storySlug } from './pictures';
import { serveFolder } from './serveFolder';

const LOKI = fileURLToPath(new URL('./loki/main.ts', import.meta.url));

/** Timeout of a run, ms: startup plus some seconds per picture on a slow machine. */
const runMs = (pictures: number) => 120_000 + pictures * 3000;

/** Loki's results for the requested pictures. */
export interface Taken {
  /** Names of pictures that equal their reference images. */
  equal: Set<string>;
  /** Names of all other pictures, with Loki's message. */
  unequal: Map<string, string>;
}

/**
 * Runs Loki to take pictures and compare them with their reference images.
 * @param onPicture called after each picture with the number done
 * @param pictureRoot folder that contains `.loki`; the project's folder except in tests
 * @throws if Loki fails or does not finish in time, with the end of its output
 */
export async function takePictures(
  root: string,
  pictures: readonly Picture[],
  onPicture: (done: number) => void,
  pictureRoot = root,
): Promise<Taken> {
  if (pictures.length === 0) return { equal: new Set(), unequal: new Map() };
  const server = await serveFolder(path.join(root, STORYBOOK_DIR));
  const stories = new Map(pictures.map(({ story }) => [story.id, story]));
  const run: LokiRun = {
    root,
    pictureRoot,
    storybookUrl: server.origin,
    stories: [...stories.values()].map((story) => ({
      id: story.id,
      kind: story.title,
      story: storySlug(story),
      parameters: {},
    })),
    configurations: [...new Set(pictures.map(({ width }) => configurationName(width)))],
  };
  const runFile = path.join(pictureRoot, '.cache/visual/run.json');
  mkdirSync(path.dirname(runFile), { recursive: true });
  writeFileSync(runFile, JSON.stringify(run));
  try {
    return await runLoki(root, runFile, pictures.length, onPicture);
  } finally {
    await server.stop();
  }
}

function runLoki(
  root: string,
  runFile: string,
  total: number,
  onPicture: (done: number) => void,
): Promise<Taken> {
  const child = fork(LOKI, [runFile], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', AWS_SDK_JS_SUPPRESS_MAINTENANCE_MODE_MESSAGE: '1' },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const taken: Taken = { equal: new Set(), unequal: new Map() };
  const said: string[] = [];
  child.on('message', ({ kind, story, configuration, isEqual, message }: LokiResult) => {
    const name = `${kind}/${story}.${configuration}`;
    if (isEqual) taken.equal.add(name);
    else taken.unequal.set(name, message);
    onPicture(taken.equal.size + taken.unequal.size);
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => said.push(line));
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`Loki did not end within ${runMs(total) / 60_000} minutes.`));
    }, runMs(total));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      const count = taken.equal.size + taken.unequal.size;
      if ((code === 0 || code === 1) && count > 0) resolve(taken);
      else reject(new Error(`Loki ended with ${code}:\n${said.slice(-30).join('\n')}`));
    });
  });
}
