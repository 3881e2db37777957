import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ProvenStories } from '../../../scripts/visual/provenStories';
import { emptyRoot, story } from './fixture';

const TAG = 'stories/components/Tag.stories.tsx';
const FILE = '.loki/stories/parts.json';
const DAY = 20_000;

const tag = story('components/Tag');
const tagStates = story('components/Tag', 'states');

let root: string;
beforeEach(() => {
  root = emptyRoot();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const stories = (key: string, day = DAY) =>
  new ProvenStories(root, { file: FILE, now: new Map([[TAG, key]]), day });

it('are proven by the key of their file once all of it have passed', () => {
  const first = stories('a');
  first.note(tag, true);
  first.record([tag, tagStates]);
  expect(stories('a').has(tag)).toBe(false);
  const second = stories('a');
  for (const one of [tag, tagStates]) second.note(one, true);
  second.record([tag, tagStates]);
  expect(JSON.parse(readFileSync(path.join(root, FILE), 'utf8'))).toEqual({ [TAG]: 'a' });
  expect([tag, tagStates].map((one) => stories('a').has(one))).toEqual([true, true]);
  expect(stories('b').has(tag)).toBe(false);
});

it('have their turn one by one, each on one of twenty days', () => {
  const many = Array.from({ length: 100 }, (_, index) => story('components/Tag', `s${index}`));
  const all = stories('a');
  for (const one of many) all.note(one, true);
  all.record(many);
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  const sample = (day: number) => ids(many.filter((one) => !stories('a', day).has(one)));
  const days = Array.from({ length: 20 }, (_, index) => sample(DAY + index));
  expect(days.flat().toSorted()).toEqual(ids(many).toSorted());
  expect(days.filter((some) => some.length > 0).length).toBeGreaterThan(10);
});
