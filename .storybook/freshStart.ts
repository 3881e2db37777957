import { forgetEverything } from '../src/store/jobMemory';
import { useStore } from '../src/store/store';
import { isMotionReduced, reduceMotion } from './reducedMotion';

/** What this file needs of Storybook's preview; its type is not exported. */
interface Preview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

/**
 * Each story starts like a first visit: nothing remembered, menu closed, page not scrolled. Without script there is
 * nobody to click, so interactions are not played on static markup. A tool whose work outlives a reload says
 * `isKept: true` in its parameters.
 */
export function freshStart(globals: Record<string, unknown>, parameters: Record<string, unknown> = {}): void {
  useStore.setState(useStore.getInitialState(), true);
  if (parameters['isKept'] !== true) {
    sessionStorage.clear();
    forgetEverything();
  }
  reduceMotion(isMotionReduced(globals));
  document.documentElement.scrollTop = 0;
  const preview = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
  const options = preview?.currentRender?.renderOptions;
  if (options) options.autoplay = globals['markup'] !== 'static';
}
