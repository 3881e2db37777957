import { forgetEverything } from '../src/store/jobMemory';
import { useStore } from '../src/store/store';
import { isMotionReduced, reduceMotion } from './reducedMotion';

/** The part of Storybook's preview used here; its type is not exported. */
interface Preview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

/**
 * Resets the state before each story as on a first visit: nothing stored, menu closed, page not scrolled. Play
 * functions do not run on static markup, which has no script. Tools whose work must survive a reload set the parameter
 * `isKept: true`.
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
