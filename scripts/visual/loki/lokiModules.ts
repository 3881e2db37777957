import { createRequire } from 'node:module';
import type { LokiConfiguration } from '../lokiConfig';

/*
 * The parts of Loki that are patched. Loki is CommonJS without types; its modules load each other by `require`, so
 * exports replaced before Loki is loaded take effect.
 */

/** A browser tab. */
export interface Tab {
  id: string;
}

/** A connection to a tab, from chrome-remote-interface. */
export interface Client {
  Page: {
    captureScreenshot(
      params: { clip: { y: number; height: number } } & Record<string, unknown>,
    ): Promise<{ data: string }>;
    navigate(params: { url: string }): Promise<unknown>;
    loadEventFired(): Promise<unknown>;
  };
  Emulation: {
    setDeviceMetricsOverride(params: { width: number; height: number }): Promise<void>;
    setFocusEmulationEnabled(params: { enabled: boolean }): Promise<void>;
  };
  Network: { enable(): Promise<void> };
  /** Sends any command, including those above. */
  send(method: string, ...rest: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** chrome-remote-interface: connects to, opens and closes tabs. */
export interface RemoteInterface {
  (options: { target: Tab } & Record<string, unknown>): Promise<Client>;
  New(options: object): Promise<Tab>;
  Close(options: { id: string; port?: number }): Promise<void>;
}

/** A story in Loki's format. */
export interface LokiStory {
  id: string;
  kind: string;
  story: string;
  parameters: Record<string, unknown>;
}

/** Loki's target, which takes the pictures. */
export interface Target {
  getStorybook(): Promise<LokiStory[]>;
  captureScreenshotForStory(id: string, ...rest: unknown[]): Promise<Buffer | undefined>;
}

/** Creates the target of a run. */
export type CreateTarget = (options: Record<string, unknown>) => Target;

type Differ = (reference: string, current: string, difference: string, tolerance: number) => Promise<boolean>;

/** Creates a function that compares two files and, if they differ, writes a third one. */
export type CreateDiffer = (config: Record<string, unknown>) => Differ;

/** Returns the paths of a story's pictures. */
export type FindPaths = (...args: unknown[]) => { referencePath: string };

/** A task of Loki; a picture's task has configuration and story. */
export interface LokiTask {
  meta: { type: string; configuration?: string; kind?: string; story?: string };
  status: string;
  error: Error | null;
}

/** Follows the tasks of a run; returns a function that stops it. */
export type Renderer = (tasks: { on(event: 'change', follow: (task: LokiTask) => void): void }) => () => void;

/** Options of a run, as parsed by Loki from its configuration. */
export type LokiOptions = Record<string, unknown>;

/** Loki's modules; each function replaces exports for the other modules. */
export interface LokiModules {
  changeBrowserFunctions: (changes: Record<string, () => void>) => void;
  changeLauncher: (launch: () => Promise<{ port: number; kill: () => Promise<void> }>) => void;
  changeRemoteInterface: (wrap: (real: RemoteInterface) => RemoteInterface) => void;
  changeOutputPaths: (wrap: (find: FindPaths) => FindPaths) => void;
  changeDiffer: (wrap: (create: CreateDiffer) => CreateDiffer) => void;
  /** Must come after the launcher, browser functions and remote interface, which it requires on load. */
  changeTarget: (wrap: (create: CreateTarget) => CreateTarget) => void;
  /** Replaces the progress output. Loki's own needs another version of React and compiles itself. */
  changeRenderers: (render: Renderer) => void;
  /** Must be loaded last, after all replacements. */
  loadRunner: () => {
    parseOptions: (args: string[], config: LokiOptions) => LokiOptions;
    runTests: (configurations: Record<string, LokiConfiguration>, options: LokiOptions) => Promise<void>;
  };
}

type Require = ReturnType<typeof createRequire>;

/** Replaces the exports of a module, writable or not. */
function exchange<Exports>(require: Require, name: string, change: (real: Exports) => Exports): void {
  const real = require(name) as Exports;
  const entry = require.cache[require.resolve(name)];
  if (!entry) throw new Error(`Loki does not load ${name} as it did; see docs/decisions/0011-loki.md.`);
  entry.exports = change(real);
}

/** Provides exports for a module without loading it. */
function supplant(require: Require, name: string, exports: object): void {
  const id = require.resolve(name);
  const module = { id, filename: id, loaded: true, exports, children: [], paths: [], require } as const;
  require.cache[id] = { ...module, children: [], paths: [], path: id, parent: null, isPreloading: false };
}

/** Resolves Loki's modules like Loki itself. */
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
