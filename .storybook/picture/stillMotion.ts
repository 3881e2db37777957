/*
 * Movements of style sheets are at their end at once: a pass of no length, after which whatever the movement leaves
 * behind stays. Taking the movement away would leave out what it leads to.
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

/** Brings a movement to its end, or to its start if it has none. */
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

/** Makes every way to move over a page jump. */
function jump(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const scroll = Reflect.get(owner, name) as Scroll;
    Reflect.set(owner, name, function jumpAtOnce(this: unknown, ...args: unknown[]) {
      return scroll.apply(this, args.map(atOnce));
    });
  }
}

/** Stops style sheets, Web Animations, smooth scrolling and players of a page before anything of it has moved. */
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

  // A player says that it plays, as it would, and stays on its first frame.
  page.HTMLMediaElement.prototype.play = function playStill() {
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  };
}
