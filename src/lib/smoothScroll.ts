import { SMOOTH_SCROLL_FRAME_MS, SMOOTH_SCROLL_MAX_MS, SMOOTH_SCROLL_PX_PER_FRAME } from '../config/timers';
import { prefersReducedMotion } from './prefersReducedMotion';

/** Events of manual scrolling; they end a smooth scroll at once. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Returns the duration (ms) of a smooth scroll over a distance (px, either sign). */
export function smoothScrollDuration(distance: number): number {
  const frames = Math.abs(distance) / SMOOTH_SCROLL_PX_PER_FRAME;
  return Math.min(SMOOTH_SCROLL_MAX_MS, frames * SMOOTH_SCROLL_FRAME_MS);
}

/**
 * Easing function: fraction of the distance (0 to 1) after a fraction of the time (0 to 1), fast at first, then slowing
 * to a stop.
 */
export function easeOut(time: number): number {
  return 1 - (1 - time) ** 3;
}

/** Ends the current smooth scroll; there is one at a time. */
let stop: () => void = () => {};

/** Ends a smooth scroll where it is, because the position is set by something else. */
export const stopSmoothScroll = (): void => stop();

/**
 * Scrolls the page to a position (px) at the speed of the specification; at once under reduced motion. Any scrolling by
 * the visitor ends it.
 */
export function smoothScrollTo(top: number): void {
  stop();
  const from = window.scrollY;
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const distance = Math.max(0, Math.min(top, end)) - from;
  const duration = smoothScrollDuration(distance);
  if (prefersReducedMotion() || duration === 0) {
    window.scrollTo(0, from + distance);
    return;
  }
  const taken = new AbortController();
  stop = () => taken.abort();
  for (const event of TAKEOVERS)
    window.addEventListener(event, stop, { passive: true, signal: taken.signal });
  let start: number | undefined;
  const step = (now: number) => {
    if (taken.signal.aborted) return;
    start ??= now;
    const time = Math.min(1, (now - start) / duration);
    window.scrollTo(0, from + distance * easeOut(time));
    if (time < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
}
