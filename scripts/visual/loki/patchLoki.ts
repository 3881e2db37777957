import { launchBrowser } from '../../browser/launchBrowser';
import { freePort } from '../../testbed/freePort';
import { referenceOf } from '../pictureFiles';
import { reuseTabs } from './reuseTabs';
import { strictDiffer } from './strictDiffer';
import type { Client, CreateTarget, LokiModules, LokiStory } from './lokiModules';

/** Maximum height in CSS px at which Loki takes a page in one piece; more than any story. */
export const TALLEST_PX = 200_000;

/** Lets pages of one origin share processes, which are half the cost of a small picture. */
const SHARED_RENDERERS = ['--renderer-process-limit=4'];

/** Launches the pinned browser instead of an installed one. It ends with this process, even if that is killed. */
function patchLauncher(modules: LokiModules, root: string): void {
  modules.changeLauncher(async () => {
    const port = await freePort();
    const browser = await launchBrowser(root, [`--remote-debugging-port=${port}`, ...SHARED_RENDERERS]);
    return { port, kill: () => browser.close() };
  });
}

/**
 * Loki would make the window as tall as the story before taking its picture, and wait half a second for that. Elements
 * sized by the window would grow with it, so the window keeps its screen height and the picture reaches beyond it: Loki
 * works with a window of TALLEST_PX, while the browser gets the screen height.
 */
function patchClient(client: Client, screenHeight: (width: number) => number): Client {
  const { Page, Emulation, Network } = client;
  let windowHeight = 0;
  const capture = Page.captureScreenshot.bind(Page);
  Page.captureScreenshot = ({ clip, ...params }) =>
    capture({
      ...params,
      clip,
      // Only where needed, because the browser makes the window 1 × 1 px for it, and then as large as before.
      captureBeyondViewport: clip.y + clip.height > windowHeight,
      // Fast rather than small: pictures are only compressed well when they become reference images.
      optimizeForSpeed: true,
    });
  // Loki listens for the load event after the response to `navigate`, when it may already have fired.
  const navigate = Page.navigate.bind(Page);
  const loadEventFired = Page.loadEventFired.bind(Page);
  let loaded: Promise<unknown> = Promise.resolve();
  Page.navigate = (params) => {
    loaded = loadEventFired();
    return navigate(params);
  };
  Page.loadEventFired = () => loaded;
  const setMetrics = Emulation.setDeviceMetricsOverride.bind(Emulation);
  Emulation.setDeviceMetricsOverride = (params) => {
    windowHeight = screenHeight(params.width);
    return setMetrics({ ...params, height: windowHeight });
  };
  const enable = Network.enable.bind(Network);
  Network.enable = async () => {
    // All concurrently open pages must act as if they were in front, like a visitor's.
    await Emulation.setFocusEmulationEnabled({ enabled: true });
    await enable();
  };
  return client;
}

function patchBrowserFunctions(modules: LokiModules): void {
  modules.changeBrowserFunctions({
    // Not disabled, because play functions use the pointer; elsewhere it is not over anything.
    disablePointerEvents: () => undefined,
    // Loki's implementation polls, but time stands still in a picture. The story's page signals itself when it is
    // rendered.
    awaitSelectorPresent: () => undefined,
  });
}

/** Uses our own list of stories; Loki's way to get it stopped working with Storybook 9. */
function ownStories(create: CreateTarget, stories: readonly LokiStory[]): CreateTarget {
  return (options) => {
    const made = create(options);
    return {
      ...made,
      getStorybook: () => Promise.resolve([...stories]),
      async captureScreenshotForStory(id, ...rest) {
        const take = () => made.captureScreenshotForStory(id, ...rest);
        // A tab may hang, especially on a busy machine; retry in another one.
        const picture = (await take().catch(() => undefined)) || (await take());
        if (!picture) throw new Error('the story was not drawn in time');
        return picture;
      },
    };
  };
}

/** Parameters of the patches. */
export interface PatchOptions {
  root: string;
  stories: readonly LokiStory[];
  /** Returns the screen height in CSS px for a width. */
  screenHeight: (width: number) => number;
}

/** Patches Loki for this Storybook and the pinned browser (see decision 11). */
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
