import { createServer } from 'node:net';
import { launchBrowser } from '../../browser/launchBrowser';
import { referenceOf } from '../pictureFiles';
import { reuseTabs } from './reuseTabs';
import { strictDiffer } from './strictDiffer';
import type { Client, CreateTarget, LokiModules, LokiStory } from './lokiModules';

/** Height in CSS px up to which Loki takes a page in one piece; higher than any story. */
export const TALLEST_PX = 200_000;

/** Pages of one origin share their processes, which are half of what a small picture costs. */
const SHARED_RENDERERS = ['--renderer-process-limit=4'];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The pinned browser in the place of an installed one. It ends with this process, even if that is killed. */
function patchLauncher(modules: LokiModules, root: string): void {
  modules.changeLauncher(async () => {
    const port = await freePort();
    const browser = await launchBrowser(root, [`--remote-debugging-port=${port}`, ...SHARED_RENDERERS]);
    return { port, kill: () => browser.close() };
  });
}

/**
 * Loki makes the window as tall as the story before it takes its picture, and waits half a second for that. Parts that
 * are as tall as the window would grow with it, so the window keeps the height of a screen and the picture reaches
 * beyond it: Loki believes in a window of TALLEST_PX, and the browser is told the height of the screen.
 */
function patchClient(client: Client, screenHeight: (width: number) => number): Client {
  const { Page, Emulation, Network } = client;
  // Pictures are compressed well when they become references; until then they are taken fast.
  const capture = Page.captureScreenshot.bind(Page);
  Page.captureScreenshot = (params) =>
    capture({ ...params, captureBeyondViewport: true, optimizeForSpeed: true });
  // Loki asks for the end of loading when the answer to `navigate` is there, and then it may have been told already.
  const navigate = Page.navigate.bind(Page);
  const loadEventFired = Page.loadEventFired.bind(Page);
  let loaded: Promise<unknown> = Promise.resolve();
  Page.navigate = (params) => {
    loaded = loadEventFired();
    return navigate(params);
  };
  Page.loadEventFired = () => loaded;
  const setMetrics = Emulation.setDeviceMetricsOverride.bind(Emulation);
  Emulation.setDeviceMetricsOverride = (params) =>
    setMetrics({ ...params, height: screenHeight(params.width) });
  const enable = Network.enable.bind(Network);
  Network.enable = async () => {
    // Each of the pages that are open at the same time believes that it is the one in front, as a visitor's is.
    await Emulation.setFocusEmulationEnabled({ enabled: true });
    await enable();
  };
  return client;
}

function patchBrowserFunctions(modules: LokiModules): void {
  modules.changeBrowserFunctions({
    // Play functions use the pointer; where it was not moved, nothing is below it.
    disablePointerEvents: () => undefined,
    // Loki's own way polls, and in a picture no time passes. The story's page tells by itself when it is drawn.
    awaitSelectorPresent: () => undefined,
  });
}

/** The stories of this run, as our own list has them; Loki's way to ask Storybook ended with Storybook 9. */
function ownStories(create: CreateTarget, stories: readonly LokiStory[]): CreateTarget {
  return (options) => {
    const made = create(options);
    return {
      ...made,
      getStorybook: () => Promise.resolve([...stories]),
      async captureScreenshotForStory(id, ...rest) {
        const take = () => made.captureScreenshotForStory(id, ...rest);
        // A tab may stand still, above all on a busy machine; another one draws the story from the beginning.
        const picture = (await take().catch(() => undefined)) || (await take());
        if (!picture) throw new Error('the story was not drawn in time');
        return picture;
      },
    };
  };
}

/** What the patches need to know. */
export interface PatchOptions {
  root: string;
  stories: readonly LokiStory[];
  /** Height of the screen in CSS px for a width. */
  screenHeight: (width: number) => number;
}

/** Makes Loki work with this Storybook and the pinned browser (decision 11 says what and why). */
export function patchLoki(modules: LokiModules, { root, stories, screenHeight }: PatchOptions): void {
  patchLauncher(modules, root);
  modules.changeRemoteInterface((real) => reuseTabs(real, (client) => patchClient(client, screenHeight)));
  patchBrowserFunctions(modules);
  modules.changeOutputPaths((find) => (...args) => {
    const paths = find(...args);
    return { ...paths, referencePath: referenceOf(paths.referencePath) };
  });
  modules.changeDiffer(strictDiffer);
  modules.changeTarget((create) => ownStories(create, stories));
}
