import type { Step } from './steps';

/** Orders the files of a Jest run by its seed. */
const SEQUENCER = './tests/setup/seededOrder.cjs';

/**
 * Returns the same steps with the tests of each Jest run shuffled: the files, and the tests within each file. A test that
 * fails in one order only depends on other tests.
 * @param seed a whole number that determines the order
 */
export function shuffled(steps: readonly Step[], seed: number): readonly Step[] {
  return steps.map((step) =>
    step.isJest
      ? { ...step, args: [...step.args, '--randomize', `--seed=${seed}`, `--testSequencer=${SEQUENCER}`] }
      : step,
  );
}
