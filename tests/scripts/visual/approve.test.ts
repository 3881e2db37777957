import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { approve, compressPicture } from '../../../scripts/visual/approve';
import { recallRun, rememberRun } from '../../../scripts/visual/lastRun';
import { outcomeOf, summaryOf } from '../../../scripts/visual/outcome';
import { picturesOf } from '../../../scripts/visual/pictures';
import { pictureFiles, referenceNames } from '../../../scripts/visual/pictureFiles';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { png, putCurrent, putDifference, putReference, story } from './fixture';

const [SAME, CHANGED, NEW, FAILED] = ['same', 'changed', 'new', 'failed'].map(
  (slug) => `components/Tag/${slug}.w360`,
) as [string, string, string, string];
const ORPHAN = 'components/Gone/default.w360';
const pictures = picturesOf(
  ['same', 'changed', 'new', 'failed'].map((slug) => story('components/Tag', slug)),
  { width: 360 },
);
const taken = {
  equal: new Set([SAME]),
  unequal: new Map([
    [CHANGED, 'differs'],
    [NEW, 'No reference image found'],
    [FAILED, 'Failed to render'],
  ]),
};

let root: string;

beforeEach(async () => {
  root = temporaryFolder();
  for (const name of [SAME, CHANGED, ORPHAN]) await putReference(root, name, png(100));
  await putCurrent(root, SAME, png(100));
  await putCurrent(root, CHANGED, png(100, 101));
  await putDifference(root, CHANGED, png(255));
  await putCurrent(root, NEW, png(50));
});

const outcome = () => outcomeOf(root, { toTake: pictures, proven: [] }, taken, {});
const quiet = () => undefined;
const firstByte = async (name: string) =>
  (await sharp(pictureFiles(root, name).reference).raw().toBuffer())[0];

it('tells what is unchanged, changed, new, failed and left over', () => {
  expect(outcome().results.map(({ state, message }) => [state, message])).toEqual([
    ['equal', ''],
    ['changed', ''],
    ['new', ''],
    ['failed', 'Failed to render'],
  ]);
  expect(outcome().orphans).toEqual([ORPHAN]);
  expect(summaryOf(outcome())).toBe(
    '4 taken, 0 proven by key: 1 changed, 1 new, 1 failed, 1 orphaned, 1 unchanged',
  );
});

it('counts a picture that Loki never spoke of as failed', () => {
  const silent = outcomeOf(
    root,
    { toTake: pictures, proven: [] },
    { equal: new Set(), unequal: new Map() },
    {},
  );
  expect(silent.results.at(-1)).toMatchObject({ state: 'failed', message: 'Loki took no picture of it' });
});

it('looks for left-over references only when everything was pictured', () => {
  expect(outcomeOf(root, { toTake: pictures, proven: [] }, taken, { width: 360 }).orphans).toEqual([]);
});

it('takes over what is new and changed, removes what is left over, and leaves the rest alone', async () => {
  const before = readFileSync(pictureFiles(root, SAME).reference);
  const approval = await approve(root, outcome(), undefined, quiet);
  expect(approval).toMatchObject({ added: [NEW], replaced: [CHANGED], removed: [ORPHAN] });
  expect(referenceNames(root)).toEqual([CHANGED, NEW, SAME]);
  expect(await firstByte(CHANGED)).toBe(101);
  expect(await firstByte(NEW)).toBe(50);
  expect(readFileSync(pictureFiles(root, SAME).reference)).toEqual(before);
  expect(existsSync(pictureFiles(root, CHANGED).difference)).toBe(false);
});

it('takes over one story where only that is named', async () => {
  const approval = await approve(root, outcome(), 'components-tag--new', quiet);
  expect(approval).toMatchObject({ added: [NEW], replaced: [], removed: [] });
  expect(await firstByte(CHANGED)).toBe(100);
});

it('removes what is left of a component that is gone', async () => {
  expect(await approve(root, outcome(), 'Gone', quiet)).toMatchObject({ added: [], removed: [ORPHAN] });
});

it('refuses a name that means nothing, and to approve twice', async () => {
  await expect(approve(root, outcome(), 'Nobody', quiet)).rejects.toThrow(
    'The last run has no pictures of "Nobody". Its report names what can be approved.',
  );
  const first = outcome();
  await approve(root, first, undefined, quiet);
  await expect(approve(root, first, undefined, quiet)).rejects.toThrow(/taken over already/);
});

it('takes over no picture that has been exchanged since the run', async () => {
  const run = outcome();
  await putCurrent(root, CHANGED, png(200));
  await expect(approve(root, run, 'components-tag--changed', quiet)).rejects.toThrow(
    `${CHANGED} is not the picture that the last run has taken. Run "npm run visual" again.`,
  );
  expect(await firstByte(CHANGED)).toBe(100);
});

it('keeps every pixel in fewer bytes', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * index) % 251));
  const picture = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const kept = await compressPicture(picture, 'noise');
  expect(kept.length).toBeLessThan(picture.length);
  // Not `toEqual`, which takes a second for a buffer of this size.
  expect((await sharp(kept).removeAlpha().raw().toBuffer()).equals(noise)).toBe(true);
});

it('says so when a picture is too tall for a reference', async () => {
  await expect(compressPicture(await png(9, 9, 2, 16_384), 'components/Tall/default.w360')).rejects.toThrow(
    /components\/Tall\/default\.w360 is 2 × 16384 px, but a reference has at most 16383 px a side/,
  );
});

it('remembers a run until code or stories change, or another Storybook is built', () => {
  const stamp = { inputs: 'sources', built: 'storybook' };
  expect(() => recallRun(root, stamp)).toThrow(/Run "npm run visual" first/);
  rememberRun(root, { outcome: outcome(), storybook: stamp, keys: {} });
  expect(recallRun(root, stamp).outcome).toEqual(outcome());
  for (const change of [{ inputs: 'others' }, { built: 'another' }]) {
    expect(() => recallRun(root, { ...stamp, ...change })).toThrow(/have changed since the last pictures/);
  }
});

it('never shows a run half written: another one takes its place at once', () => {
  const storybook = { inputs: 'sources', built: 'storybook' };
  rememberRun(root, { outcome: outcome(), storybook, keys: {} });
  const [file, reader] = ['last-run.json', 'reader'].map((name) =>
    path.join(root, '.cache/visual', name),
  ) as [string, string];
  linkSync(file, reader);
  const before = readFileSync(reader, 'utf8');
  rememberRun(root, { outcome: outcome(), storybook, keys: { 'Tag.stories.tsx': 'aa' } });
  expect(readFileSync(reader, 'utf8')).toBe(before);
  expect(recallRun(root, storybook).keys).toEqual({ 'Tag.stories.tsx': 'aa' });
});

it('tells files that are no pictures from those that are', () => {
  const file = path.join(root, '.loki/reference/readme.md');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  expect(referenceNames(root)).toContain('readme.md');
});
