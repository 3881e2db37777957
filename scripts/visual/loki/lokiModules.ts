import { createRequire } from 'node:module';
import type { LokiConfiguration } from '../lokiConfig';

/*
 * The parts of Loki that the patches touch. Loki is CommonJS without types; its parts find each other by `require`, so
 * what is changed on their exports before Loki is loaded is what Loki uses.
 */

/** A tab of the browser. */
export interface Tab {
  id: string;
}

/** A connection to a tab, as chrome-remote-interface gives it. */
export interface Client {
  Page: {
    captureScreenshot(params: Record<string, unknown>): Promise<{ data: string }>;
    navigate(params: { url: string }): Promise<unknown>;
    loadEventFired(): Promise<unknown>;
  };
  Emulation: {
    setDeviceMetricsOverride(params: { width: number; height: number }): Promise<void>;
    setFocusEmulationEnabled(params: { enabled: boolean }): Promise<void>;
  };
  Network: { enable(): Promise<void> };
  /** Sends any command; those above are sent by it, too. */
  send(method: string, ...rest: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** chrome-remote-interface: connects to tabs, opens and closes them. */
export interface RemoteInterface {
  (options: { target: Tab } & Record<string, unknown>): Promise<Client>;
  New(options: object): Promise<Tab>;
  Close(options: { id: string; port?: number }): Promise<void>;
}

/** A story as Loki knows it. */
export interface LokiStory {
  id: string;
  kind: string;
  story: string;
  parameters: Record<string, unknown>;
}

/** What takes pictures for Loki. */
export interface Target {
  getStorybook(): Promise<LokiStory[]>;
  captureScreenshotForStory(id: string, ...rest: unknown[]): Promise<Buffer | undefined>;
}

/** Makes the target of a run. */
export type CreateTarget = (options: Record<string, unknown>) => Target;

type Differ = (reference: string, current: string, difference: string, tolerance: number) => Promise<boolean>;

/** Makes what compares two files, tells whether they are equal and writes a third where they are not. */
export type CreateDiffer = (config: Record<string, unknown>) => Differ;

/** Finds where the pictures of a story lie. */
export type FindPaths = (...args: unknown[]) => { referencePath: string };

/** One step of Loki; that of a picture names its configuration and its story. */
export interface LokiTask {
  meta: { type: string; configuration?: string; kind?: string; story?: string };
  status: string;
  error: Error | null;
}

/** Follows the tasks of a run; the returned function ends that. */
export type Renderer = (tasks: { on(event: 'change', follow: (task: LokiTask) => void): void }) => () => void;

/** Settings of a run, as Loki's own reading of its configuration makes them. */
export type LokiOptions = Record<string, unknown>;

/** Loki's modules; each function changes what the others find when they ask for one. */
export interface LokiModules {
  changeBrowserFunctions: (changes: Record<string, () => void>) => void;
  changeLauncher: (launch: () => Promise<{ port: number; kill: () => Promise<void> }>) => void;
  changeRemoteInterface: (wrap: (real: RemoteInterface) => RemoteInterface) => void;
  changeOutputPaths: (wrap: (find: FindPaths) => FindPaths) => void;
  changeDiffer: (wrap: (create: CreateDiffer) => CreateDiffer) => void;
  /** After the launcher, the browser functions and the remote interface, which it takes when it is loaded. */
  changeTarget: (wrap: (create: CreateTarget) => CreateTarget) => void;
  /** What tells the outside how the tasks go. Loki's own needs another version of React, and compiles itself. */
  changeRenderers: (render: Renderer) => void;
  /** Loaded last, when everything it takes has been changed. */
  loadRunner: () => {
    parseOptions: (args: string[], config: LokiOptions) => LokiOptions;
    runTests: (configurations: Record<string, LokiConfiguration>, options: LokiOptions) => Promise<void>;
  };
}

type Require = ReturnType<typeof createRequire>;

/** Replaces the exports of a module, whether they are writable or not. */
function exchange<Exports>(require: Require, name: string, change: (real: Exports) => Exports): void {
  const real = require(name) as Exports;
  const entry = require.cache[require.resolve(name)];
  if (!entry) throw new Error(`Loki does not load ${name} as it did; see docs/decisions/0011-loki.md.`);
  entry.exports = change(real);
}

/** Puts exports in the place of a module that is not loaded at all. */
function supplant(require: Require, name: string, exports: object): void {
  const id = require.resolve(name);
  const module = { id, filename: id, loaded: true, exports, children: [], paths: [], require } as const;
  require.cache[id] = { ...module, children: [], paths: [], path: id, parent: null, isPreloading: false };
}

/** Finds the modules of Loki as Loki itself would. */
export function lokiModules(): LokiModules {
  const loki = createRequire(createRequire(import.meta.url).resolve('loki/package.json'));
  const runner = createRequire(loki.resolve('@loki/runner/package.json'));
  const target = createRequire(runner.resolve('@loki/target-chrome-app'));
  const core = createRequire(target.resolve('@loki/target-chrome-core'));
  return {
    changeBrowserFunctions: (changes) =>
      exchange<object>(core, '@loki/browser', (real) => ({ ...real, ...changes })),
    changeLauncher: (launch) => exchange<object>(target, 'chrome-launcher', (real) => ({ ...real, launch })),
    changeRemoteInterface: (wrap) => exchange<RemoteInterface>(target, 'chrome-remote-interface', wrap),
    changeOutputPaths: (wrap) =>
      exchange<{ getOutputPaths: FindPaths }>(runner, './src/commands/test/get-output-paths', (real) => ({
        ...real,
        getOutputPaths: wrap(real.getOutputPaths),
      })),
    changeDiffer: (wrap) =>
      exchange<{ createPixelmatchDiffer: CreateDiffer }>(runner, '@loki/diff-pixelmatch', (real) => ({
        createPixelmatchDiffer: wrap(real.createPixelmatchDiffer),
      })),
    changeTarget: (wrap) =>
      exchange<{ createChromeAppTarget: CreateTarget }>(runner, '@loki/target-chrome-app', (real) => ({
        createChromeAppTarget: wrap(real.createChromeAppTarget),
      })),
    changeRenderers: (render) =>
      supplant(runner, './src/commands/test/renderers', {
        renderInteractive: render,
        renderNonInteractive: render,
        renderVerbose: render,
        renderSilent: render,
      }),
    loadRunner: () => ({
      parseOptions: runner('./src/commands/test/parse-options'),
      runTests: runner('./src/commands/test/run-tests'),
    }),
  };
}
