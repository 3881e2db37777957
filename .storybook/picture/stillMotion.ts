/*
 * Stylesheet animations and transitions end immediately, with a duration of 0, so that their final state stays.
 * Removing them would lose that state.
 */
const STILL_STYLES = `
  *, *::before, *::after, ::view-transition-group(*) {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0s !important;
    transition-delay: 0s !important;
    scroll-behavior: auto !important;
    caret-color: transparent !important;
  }
`;

/** Moves an animation to its end, or to its start if it is endless. */
export function endAnimation(animation: Animation): void {
  const end = animation.effect?.getComputedTiming().endTime;
  if (end === Infinity) {
    animation.pause();
    animation.currentTime = 0;
  } else if (animation.playState !== 'finished' && animation.playState !== 'idle') {
    animation.finish();
  }
}

const atOnce = (options: unknown) =>
  typeof options === 'object' && options !== null && 'behavior' in options
    ? { ...options, behavior: 'instant' }
    : options;

type Scroll = (...args: unknown[]) => void;

/** Makes scrolling functions jump. */
function jump(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const scroll = Reflect.get(owner, name) as Scroll;
    Reflect.set(owner, name, function jumpAtOnce(this: unknown, ...args: unknown[]) {
      return scroll.apply(this, args.map(atOnce));
    });
  }
}

/** Stops stylesheet animations, Web Animations, smooth scrolling and players of a page before anything has moved. */
export function stillMotion(page: typeof globalThis): void {
  const style = page.document.createElement('style');
  style.textContent = STILL_STYLES;
  page.document.head.append(style);

  const { animate } = page.Element.prototype;
  page.Element.prototype.animate = function animateAtOnce(...args) {
    const animation = animate.apply(this, args);
    endAnimation(animation);
    return animation;
  };
  jump(page.Element.prototype, ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll']);
  jump(page, ['scrollTo', 'scrollBy', 'scroll']);

  // Players fire the usual events, but stay on their first frame.
  page.HTMLMediaElement.prototype.play = function playStill() {
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  };
}
