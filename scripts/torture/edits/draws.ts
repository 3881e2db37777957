import { constant, nat, oneof, record, sample } from 'fast-check';
import { CODE_EDITS } from './codeEdits';
import { CONTENT_EDITS, type Draw, INVALID_EDITS } from './contentEdits';

/** Events that affect the whole build rather than a file. */
const EVENTS = [
  'origin',
  'clock',
  'earlier',
  'noCache',
  'halfCache',
  'killed',
  'twoAtOnce',
  'invalid',
] as const;

/** An event between two builds. */
export type EventName = keyof typeof CONTENT_EDITS | keyof typeof CODE_EDITS | (typeof EVENTS)[number];

/** One step of a run. */
export interface Step extends Draw {
  name: EventName;
}

/** Names of all events. */
export const EVENT_NAMES = [
  ...Object.keys(CONTENT_EDITS),
  ...Object.keys(CODE_EDITS),
  ...EVENTS,
] as EventName[];

/** Relative frequency of events; 1 for all others. */
const WEIGHTS: Partial<Record<EventName, number>> = {
  text: 6,
  link: 2,
  date: 2,
  newPage: 3,
  deletePage: 2,
  renameJob: 2,
  globalText: 3,
  markup: 2,
  style: 2,
  styleModuleValue: 2,
  earlier: 3,
  halfCache: 3,
  killed: 4,
  twoAtOnce: 2,
  invalid: 3,
};

/** Kinds of invalid content. */
export const INVALID_NAMES = Object.keys(INVALID_EDITS) as (keyof typeof INVALID_EDITS)[];

/** Returns the steps of a run, the same for equal seeds. `value` is different in each step. */
export function drawSteps(seed: number, count: number, names: readonly EventName[]): Step[] {
  const name = oneof(...names.map((event) => ({ weight: WEIGHTS[event] ?? 1, arbitrary: constant(event) })));
  const step = record({ name, at: nat(1_000_000), value: nat(999) });
  return sample(step, { seed, numRuns: count }).map((drawn, index) => ({
    ...drawn,
    value: (index + 1) * 1000 + drawn.value,
  }));
}
