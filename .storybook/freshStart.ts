import { forgetEverything } from '../src/store/jobMemory';
import { useStore } from '../src/store/store';
import { STORAGE_NAME } from '../stories/compose/model/storageName';
import { isMotionReduced, reduceMotion } from './reducedMotion';

/** The part of Storybook's preview used here; its type is not exported. */
interface Preview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

/**
 * Resets the state before each story as on a first visit: nothing stored, menu closed, page not scrolled. Play
 * functions do not run on static markup, which has no script. Stories of tools set the parameter `isKept: true`, so that
 * nothing stored is removed.
 */
export function freshStart(globals: Record<string, unknown>, parameters: Record<string, unknown> = {}): void {
  useStore.setState(useStore.getInitialState(), true);
  if (parameters['isKept'] !== true) {
    // A page that is being composed is still there after a look at another story.
    for (const key of Object.keys(sessionStorage)) {
      if (key !== STORAGE_NAME) sessionStorage.removeItem(key);
    }
    forgetEverything();
  }
  reduceMotion(isMotionReduced(globals));
  document.documentElement.scrollTop = 0;
  const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
  const options = preview?.currentRender?.renderOptions;
  if (options) options.autoplay = globals['markup'] !== 'static';
}
