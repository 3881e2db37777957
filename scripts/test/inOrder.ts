import type { Step } from './steps';

/** Orders the files of a Jest run by its seed. */
const SEQUENCER = './tests/setup/seededOrder.cjs';

/**
 * The same steps with the tests of each Jest run in another order: files, and tests within each file. What fails in one order
 * and not in another depends on it.
 * @param seed a whole number that decides the order
 */
export function inOrder(steps: readonly Step[], seed: number): readonly Step[] {
  return steps.map((step) =>
    step.isJest
      ? { ...step, args: [...step.args, '--randomize', `--seed=${seed}`, `--testSequencer=${SEQUENCER}`] }
      : step,
  );
}
