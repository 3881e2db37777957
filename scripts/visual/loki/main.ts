import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lokiSettings } from '../lokiConfig';
import { PICTURE_DIRS } from '../pictureFiles';
import { patchLoki, TALLEST_PX } from './patchLoki';
import { type LokiStory, lokiModules, type Renderer } from './lokiModules';

/** Parameters of a Loki run, in a JSON file whose path is the only argument. */
export interface LokiRun {
  root: string;
  /** Folder that contains `.loki`. */
  pictureRoot: string;
  /** Origin of the static Storybook, without a trailing slash. */
  storybookUrl: string;
  stories: LokiStory[];
  /** Names of the configurations to use. */
  configurations: string[];
}

/** Loki's result for one picture, sent to the parent process. */
export interface LokiResult {
  kind: string;
  story: string;
  configuration: string;
  isEqual: boolean;
  /** Loki's message if the picture is not equal. */
  message: string;
}

/** Sends each result as soon as the picture is compared. */
const tellResults: Renderer = (tasks) => {
  tasks.on('change', ({ meta, status, error }) => {
    const { configuration, kind, story } = meta;
    const isOver = status === 'SUCCEEDED' || status === 'FAILED';
    if (!isOver || configuration === undefined || kind === undefined || story === undefined) return;
    const result: LokiResult = {
      kind,
      story,
      configuration,
      isEqual: status === 'SUCCEEDED',
      message: error?.message ?? '',
    };
    process.send?.(result);
  });
  return () => undefined;
};

async function main(file: string): Promise<number> {
  const run = JSON.parse(readFileSync(file, 'utf8')) as LokiRun;
  process.chdir(run.root);
  const { configurations: all, ...settings } = lokiSettings();
  const modules = lokiModules();
  patchLoki(modules, {
    root: run.root,
    stories: run.stories,
    screenHeight: (width) => Object.values(all).find((one) => one.width === width)?.height ?? TALLEST_PX,
  });
  modules.changeRenderers(tellResults);
  const { parseOptions, runTests } = modules.loadRunner();
  const configurations = Object.fromEntries(
    run.configurations.flatMap((name) => {
      const configuration = all[name];
      return configuration ? [[name, { ...configuration, height: TALLEST_PX }] as const] : [];
    }),
  );
  const options = parseOptions(['test'], {
    ...settings,
    reactUri: run.storybookUrl,
    output: path.join(run.pictureRoot, PICTURE_DIRS.current),
    reference: path.join(run.pictureRoot, PICTURE_DIRS.reference),
    difference: path.join(run.pictureRoot, PICTURE_DIRS.difference),
  });
  try {
    await runTests(configurations, options);
    return 0;
  } catch (error) {
    if ((error as Error).name !== 'TaskRunnerError') throw error;
    return 1;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
// The parent process is gone.
process.once('disconnect', () => process.exit(130));

main(process.argv[2] ?? '').then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(2);
  },
);
