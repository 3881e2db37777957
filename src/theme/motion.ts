import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../config/timers';

/** Easing curves: `out` for feedback to the pointer, `inOut` for sheets of colour. */
export const easing = {
  out: 'cubic-bezier(0.16, 1, 0.3, 1)',
  inOut: 'cubic-bezier(0.76, 0, 0.24, 1)',
} as const;

/** Durations in ms. */
export const DURATIONS_MS = {
  hover: 240,
  press: 80,
  header: 280,
  growth: 480,
  dialog: 320,
  stageBeat: 2500,
  stageLoop: 9000,
  curtainIn: CURTAIN_IN_MS,
  curtainOut: CURTAIN_OUT_MS,
} as const;

/** Durations as CSS values: `transition: opacity ${duration.hover} ${easing.out}`. */
export const duration = {
  hover: '240ms',
  press: '80ms',
  header: '280ms',
  growth: '480ms',
  dialog: '320ms',
} as const satisfies Partial<Record<keyof typeof DURATIONS_MS, string>>;
