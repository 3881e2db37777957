import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyProofs } from '../../../scripts/visual/storyProofs';
import type { Story } from '../../../scripts/visual/pictures';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { story } from './fixture';

const TAG = 'stories/components/Tag.stories.tsx';
const FILE = '.loki/stories/parts.json';
const DAY = 20_000;

const tag = story('components/Tag');
const tagStates = story('components/Tag', 'states');

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});
const proofs = (key: string) => storyProofs(root, FILE, new Map([[TAG, key]]));
const isProven = (one: Story, key: string) => proofs(key).canSkip(one, undefined);

it('are proven by the key of their file once all of it have passed', () => {
  const first = proofs('a');
  first.note(tag, true);
  first.record([tag, tagStates]);
  expect(isProven(tag, 'a')).toBe(false);
  const second = proofs('a');
  for (const one of [tag, tagStates]) second.note(one, true);
  second.record([tag, tagStates]);
  expect(JSON.parse(readFileSync(path.join(root, FILE), 'utf8'))).toEqual({ [TAG]: 'a' });
  expect([tag, tagStates].map((one) => isProven(one, 'a'))).toEqual([true, true]);
  expect(isProven(tag, 'b')).toBe(false);
});

it('have their turn one by one, each on one of twenty days', () => {
  const many = Array.from({ length: 100 }, (_, index) => story('components/Tag', `s${index}`));
  const all = proofs('a');
  for (const one of many) all.note(one, true);
  all.record(many);
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  const sample = (day: number) => ids(many.filter((one) => !proofs('a').canSkip(one, day)));
  const days = Array.from({ length: 20 }, (_, index) => sample(DAY + index));
  expect(days.flat().toSorted()).toEqual(ids(many).toSorted());
  expect(days.filter((some) => some.length > 0).length).toBeGreaterThan(10);
});
