import { STAGE_FOLLOW_MS } from '../../config/timers';
import { DURATIONS_MS, easing } from '../../theme/motion';

/** Timing of the beat, ms: duration of a strip's move, delay between strips, and rest in register. */
const SNAP_MS = 480;
const SNAP_STAGGER_MS = 55;
const REST_MS = 300;
const APART_MS = 900;
const APART_STAGGER_MS = 60;

/** Returns the horizontal moves, in drawing units, that bring the strips of one plate to their common centre. */
export function registerMoves(centres: readonly number[]): number[] {
  const middle = centres.reduce((sum, centre) => sum + centre, 0) / centres.length;
  return centres.map((centre) => middle - centre);
}

/** Returns the time after its start at which all `count` strips are in register, ms. */
export const inRegisterAfter = (count: number): number => (count - 1) * SNAP_STAGGER_MS + SNAP_MS;

/**
 * Keyframes of one strip of `count`: from its place into register and back. They span the whole beat, so that all
 * strips end together.
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

/**
 * Returns the longest distance (percent of the drawing's width) that the pointer moves a strip; neighbours and plates
 * move in opposite directions.
 */
export function shearReach(strip: number, plate: string): number {
  const way = (strip % 2 === 0) === (plate === 'a') ? 1 : -1;
  return way * (3 + ((strip * 5) % 4));
}

/** Returns the pointer's position between the edges of the screen, from -1 to 1. */
export const pointerShare = (x: number, width: number): number =>
  Math.max(-1, Math.min(1, (2 * x) / width - 1));

/** Remaining distance below which a strip has reached its target. */
const CLOSE = 0.002;

/** Returns the next value between two, `ms` later; slows down towards the target. */
export function nextShear(from: number, to: number, ms: number): number {
  const rest = (to - from) * Math.exp(-ms / STAGE_FOLLOW_MS);
  return Math.abs(rest) < CLOSE ? to : to - rest;
}
