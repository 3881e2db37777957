import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSampled, type Keys } from '../../../scripts/lib/keysFile';
import { LEFT_OUT_FILE } from '../../../scripts/lib/leftOut';
import { ProvenStories } from '../../../scripts/visual/provenStories';
import { emptyRoot } from './fixture';

const TAG = 'stories/components/Tag.stories.tsx';
const LINK = 'stories/components/Link.stories.tsx';
const FILE = '.loki/stories/parts.json';

/** A day on which none of the stories below is in the sample. */
const DAY = 20_000;

const story = (id: string, file: string) => ({ id, importPath: `./${file}` });
const tag = story('components-tag--default', TAG);
const tagStates = story('components-tag--states', TAG);
const link = story('components-link--default', LINK);
const all = [tag, tagStates, link];

let root: string;
beforeEach(() => {
  root = emptyRoot();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const proven = (now: Record<string, string>, day = DAY) =>
  new ProvenStories(root, { file: FILE, now: new Map(Object.entries(now)) as Keys, day });
const recorded = () => JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as unknown;

/** Simulates a run that checks unproven stories and finds faults in some. Returns the checked ones. */
function run(now: Record<string, string>, faulty: readonly string[] = [], looked = all): string[] {
  const stories = proven(now);
  const lookedAt = looked.filter((one) => !stories.has(one));
  for (const one of lookedAt) stories.note(one, !faulty.includes(one.id));
  stories.record(all);
  return lookedAt.map(({ id }) => id);
}

const ids = (...some: { id: string }[]) => some.map(({ id }) => id);

it('looks at every story once, and then at those whose key is another one', () => {
  expect(run({ [TAG]: 'a', [LINK]: 'b' })).toEqual(ids(...all));
  expect(recorded()).toEqual({ [LINK]: 'b', [TAG]: 'a' });
  expect(run({ [TAG]: 'a', [LINK]: 'b' })).toEqual([]);
  expect(run({ [TAG]: 'a', [LINK]: 'c' })).toEqual(ids(link));
  expect(recorded()).toEqual({ [LINK]: 'c', [TAG]: 'a' });
});

it('looks again at all stories of a file in which one had a fault, until none has', () => {
  run({ [TAG]: 'a', [LINK]: 'b' }, ids(tagStates));
  expect(recorded()).toEqual({ [LINK]: 'b' });
  expect(run({ [TAG]: 'a', [LINK]: 'b' })).toEqual(ids(tag, tagStates));
  expect(run({ [TAG]: 'a', [LINK]: 'b' })).toEqual([]);
});

it('proves nothing of a file of which only some stories were looked at', () => {
  run({ [TAG]: 'a', [LINK]: 'b' }, [], [tag, link]);
  expect(recorded()).toEqual({ [LINK]: 'b' });
  run({ [TAG]: 'a', [LINK]: 'b' });
  run({ [TAG]: 'c', [LINK]: 'b' }, [], [tag]);
  expect(run({ [TAG]: 'c', [LINK]: 'b' })).toEqual(ids(tag, tagStates));
});

it('forgets files that are gone, and proves none that has no key', () => {
  run({ [TAG]: 'a', [LINK]: 'b' });
  const stories = proven({ [TAG]: 'a' });
  expect(stories.has(link)).toBe(false);
  stories.record([tag, tagStates]);
  expect(recorded()).toEqual({ [TAG]: 'a' });
});

it('looks at one proven story in twenty all the same, at others on another day', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `components-tag--${index}`);
  const sample = (day: number) => many.filter((id) => isSampled(id, day));
  expect(sample(DAY).length).toBeGreaterThan(60);
  expect(sample(DAY).length).toBeLessThan(140);
  expect(sample(DAY)).not.toEqual(sample(DAY + 1));
  run({ [TAG]: 'a', [LINK]: 'b' });
  const [sampled = ''] = sample(DAY);
  expect(proven({ [TAG]: 'a' }, DAY).has(story(sampled, TAG))).toBe(false);
  expect(proven({ [TAG]: 'a' }).has(tag)).toBe(true);
});

it('notes for npm test whether it left out stories', () => {
  const note = path.join(root, 'left-out');
  process.env[LEFT_OUT_FILE] = note;
  run({ [TAG]: 'a', [LINK]: 'b' });
  expect(existsSync(note)).toBe(false);
  run({ [TAG]: 'a', [LINK]: 'c' });
  expect(existsSync(note)).toBe(true);
  delete process.env[LEFT_OUT_FILE];
});

it('says what to do where its file is damaged', () => {
  mkdirSync(path.join(root, '.loki/stories'), { recursive: true });
  writeFileSync(path.join(root, FILE), '{ "stories');
  expect(() => proven({})).toThrow(/^\.loki\/stories\/parts\.json cannot be read .+ delete it/);
});
