import { STAGE_FOLLOW_MS } from '../../config/timers';
import { DURATIONS_MS, easing } from '../../theme/motion';

/** How the beat goes on, in ms: a strip moves so long, the next one starts so much later, and all rest in register. */
const SNAP_MS = 480;
const SNAP_STAGGER_MS = 55;
const REST_MS = 300;
const APART_MS = 900;
const APART_STAGGER_MS = 60;

/** Sideways moves, in units of the drawing, that bring the strips of one plate to the middle of them all. */
export function registerMoves(centres: readonly number[]): number[] {
  const middle = centres.reduce((sum, centre) => sum + centre, 0) / centres.length;
  return centres.map((centre) => middle - centre);
}

/** When (ms after its start) all `count` strips are in register. */
export const inRegisterAfter = (count: number): number => (count - 1) * SNAP_STAGGER_MS + SNAP_MS;

/**
 * The beat of one strip of `count`: from its place into register and back to its place. It takes all of the beat, so that
 * every strip ends with the last one.
 */
export function beatFrames(move: number, strip: number, count: number): Keyframe[] {
  const at = (ms: number) => Math.min(1, ms / DURATIONS_MS.stageBeat);
  const leave = strip * SNAP_STAGGER_MS;
  const part = inRegisterAfter(count) + REST_MS + strip * APART_STAGGER_MS;
  const home = '0px';
  const inRegister = `${Math.round(move * 10) / 10}px`;
  return [
    { translate: home, offset: 0 },
    { translate: home, offset: at(leave), easing: easing.inOut },
    { translate: inRegister, offset: at(leave + SNAP_MS) },
    { translate: inRegister, offset: at(part), easing: easing.inOut },
    { translate: home, offset: at(part + APART_MS) },
    { translate: home, offset: 1 },
  ];
}

/** The longest way (percent of the drawing's width) that the pointer moves a strip; neighbours and plates go opposite ways. */
export function shearReach(strip: number, plate: string): number {
  const way = (strip % 2 === 0) === (plate === 'a') ? 1 : -1;
  return way * (3 + ((strip * 5) % 4));
}

/** Where (from -1 to 1) the pointer is between the edges of the screen. */
export const pointerShare = (x: number, width: number): number =>
  Math.max(-1, Math.min(1, (2 * x) / width - 1));

/** Below this rest a strip is where it should be. */
const CLOSE = 0.002;

/** The next value on the way from one value to another, `ms` later; slower the nearer it is. */
export function nextShear(from: number, to: number, ms: number): number {
  const rest = (to - from) * Math.exp(-ms / STAGE_FOLLOW_MS);
  return Math.abs(rest) < CLOSE ? to : to - rest;
}
