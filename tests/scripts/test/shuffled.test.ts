import path from 'node:path';
import { shuffled } from '../../../scripts/test/shuffled';
import { STEPS } from '../../../scripts/test/steps';

const ROOT = path.resolve(__dirname, '../../..');

interface Sequencer {
  sort(tests: { path: string }[]): { path: string }[];
}

it('gives the Jest runs, and nothing else, another order', () => {
  const ordered = shuffled(STEPS, 7);
  for (const [at, { args, isJest }] of ordered.entries()) {
    const own = STEPS[at]?.args ?? [];
    expect(args.slice(0, own.length)).toEqual(own);
    expect(args.slice(own.length)).toEqual(
      isJest ? ['--randomize', '--seed=7', '--testSequencer=./tests/setup/seededOrder.cjs'] : [],
    );
  }
  expect(ordered.filter(({ isJest }) => isJest).length).toBeGreaterThan(1);
});

it('orders files by the seed alone', () => {
  const SeededOrder = jest.requireActual<new (options: object) => Sequencer>('../../setup/seededOrder.cjs');
  const files = Array.from({ length: 20 }, (_, number) => ({
    path: path.join(ROOT, `tests/${number}.test.ts`),
  }));
  const order = (seed: number, tests = files) =>
    new SeededOrder({ globalConfig: { rootDir: ROOT, seed } }).sort(tests).map((test) => test.path);
  expect(order(1)).toEqual(order(1, files.toReversed()));
  expect(order(1)).not.toEqual(order(2));
  expect(order(1).toSorted()).toEqual(files.map((test) => test.path).toSorted());
});
