import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../scripts/lib/filesBelow';
import { approve } from '../../../scripts/visual/approve';
import { storybookStamp } from '../../../scripts/visual/buildStorybook';
import { recallRun } from '../../../scripts/visual/lastRun';
import { pictureFiles } from '../../../scripts/visual/pictureFiles';
import { decide } from '../../../scripts/visualReview/decisions';
import { openReview } from '../../../scripts/visualReview/server/reviewSession';
import { newReview, readReview, writeReview } from '../../../scripts/visualReview/server/reviewStore';
import type { Pixels } from '../../../scripts/visualReview/differences/measureDifference';
import { png, putCurrent } from '../visual/fixture';
import { NAMES, referencePixels, rememberPictures, reviewedProject, STORIES, TAG } from './fixture';

let root: string;

beforeEach(async () => {
  root = await reviewedProject();
});

const open = () => openReview(root, recallRun(root, storybookStamp(root)));
const reference = (name: string) => pictureFiles(root, name).reference;
const isReference = async (name: string, { data }: Pixels) =>
  (await referencePixels(reference(name))).equals(data);
const verdicts = ({ status }: ReturnType<typeof open>) =>
  Object.fromEntries(Object.entries(status().decisions).map(([name, { verdict }]) => [name, verdict]));

it('lists everything that must be decided about, grouped by what differs', async () => {
  const review = open();
  expect(review.items.map(({ name, state }) => [name, state])).toEqual([
    [NAMES.tagDefault, 'changed'],
    [NAMES.tagLong, 'changed'],
    [NAMES.note, 'changed'],
    [NAMES.added, 'new'],
    [NAMES.failed, 'failed'],
    [NAMES.orphan, 'orphaned'],
  ]);
  await review.measured();
  const { kinds, measuring } = review.status();
  expect(measuring).toBe(0);
  expect(kinds[0]).toMatchObject({
    title: '#2222ff becomes #22aa22',
    names: [NAMES.tagDefault, NAMES.tagLong],
  });
  expect(kinds[1]?.title).toBe('12 px taller');
});

it('makes an accepted picture the reference as "npm run visual:approve" does, and undo puts everything back', async () => {
  const before = readFileSync(reference(NAMES.tagDefault));
  const { current, difference } = pictureFiles(root, NAMES.tagDefault);
  const review = open();
  review.decide({ names: [NAMES.tagDefault, NAMES.added], verdict: 'accepted' });
  await review.settled();
  expect(review.status().problems).toEqual({});
  expect(await isReference(NAMES.tagDefault, TAG.after)).toBe(true);
  expect(await isReference(NAMES.added, TAG.after)).toBe(true);
  expect(existsSync(current)).toBe(false);
  expect(review.status().writing).toBe(0);
  const accepted = readFileSync(reference(NAMES.tagDefault));

  expect(review.undo()).toEqual([NAMES.tagDefault, NAMES.added]);
  await review.settled();
  expect(readFileSync(reference(NAMES.tagDefault))).toEqual(before);
  expect(existsSync(reference(NAMES.added))).toBe(false);
  expect([current, difference].every((file) => existsSync(file))).toBe(true);

  // The same bytes as after `npm run visual:approve`.
  await approve(root, review.run.outcome, 'components-tag--default', () => undefined);
  expect(readFileSync(reference(NAMES.tagDefault))).toEqual(accepted);
});

it('leaves nothing but references among the references, and no part of one', async () => {
  const review = open();
  review.decide({ names: [NAMES.tagDefault, NAMES.tagLong, NAMES.note], verdict: 'accepted' });
  await review.settled();
  const files = filesBelow(path.join(root, '.loki/reference'));
  expect(files.every((name) => name.endsWith('.webp'))).toBe(true);
  expect(readdirSync(path.join(root, '.cache/visualReview/stage'))).toEqual([]);
});

it('keeps decisions and comments, and what is not written yet, when the command ends', async () => {
  const review = open();
  review.decide({ names: [NAMES.note], verdict: 'rejected', comment: 'too tall' });
  review.decide({ names: [NAMES.tagDefault], verdict: 'accepted' });
  await review.settled();
  // As if the process had ended after the decision on the other tag, before its reference image was written.
  const stored = readReview(root, review.id) ?? newReview(review.id);
  const decisions = decide(stored.decisions, [NAMES.tagLong], 'accepted', undefined);
  writeReview(root, { ...stored, decisions });
  const again = open();
  await again.settled();
  expect(verdicts(again)).toEqual({
    [NAMES.note]: 'rejected',
    [NAMES.tagDefault]: 'accepted',
    [NAMES.tagLong]: 'accepted',
  });
  expect(again.status().decisions[NAMES.note]?.comment).toBe('too tall');
  expect(await isReference(NAMES.tagLong, TAG.after)).toBe(true);
  again.undo();
  again.undo();
  await again.settled();
  expect(await isReference(NAMES.tagDefault, TAG.before)).toBe(true);
  expect(await isReference(NAMES.tagLong, TAG.before)).toBe(true);
});

it('begins anew after the next run, and says so to a page that is still open', () => {
  const review = open();
  review.decide({ names: [NAMES.note], verdict: 'rejected' });
  rememberPictures(root, STORIES, [NAMES.same, NAMES.tagLong]);
  expect(review.status().isSuperseded).toBe(true);
  expect(() => review.decide({ names: [NAMES.note], verdict: 'rejected' })).toThrow(/has run since/);
  expect(open().status().decisions).toEqual({});
});

it('changes nothing more after the next run: no reference, no comment, no undo', async () => {
  const review = open();
  review.decide({ names: [NAMES.tagDefault], verdict: 'accepted' });
  await review.settled();
  const accepted = readFileSync(reference(NAMES.tagDefault));
  await putCurrent(root, NAMES.tagDefault, png(100));
  const { current } = pictureFiles(root, NAMES.tagDefault);
  const taken = readFileSync(current);
  rememberPictures(root, STORIES, [NAMES.same]);
  expect(() => review.undo()).toThrow(/has run since/);
  expect(() => review.comment(NAMES.note, 'too tall')).toThrow(/has run since/);
  await review.settled();
  expect(readFileSync(current)).toEqual(taken);
  expect(readFileSync(reference(NAMES.tagDefault))).toEqual(accepted);
});

it('leaves references that are still to be written alone when the next run ends', async () => {
  const review = open();
  review.decide({
    names: [NAMES.tagDefault, NAMES.tagLong, NAMES.note, NAMES.added],
    verdict: 'accepted',
  });
  rememberPictures(root, STORIES, [NAMES.same, NAMES.tagDefault]);
  await review.settled();
  expect(existsSync(reference(NAMES.added))).toBe(false);
  expect(existsSync(pictureFiles(root, NAMES.note).current)).toBe(true);
});

it('leaves what is stored about the next run alone', async () => {
  const review = open();
  rememberPictures(root, STORIES, [NAMES.same, NAMES.tagLong]);
  const next = open();
  next.decide({ names: [NAMES.note], verdict: 'rejected' });
  await review.measured();
  expect(readReview(root, next.id)?.decisions.byName[NAMES.note]?.verdict).toBe('rejected');
});

it('accepts no picture that has been exchanged since the run', async () => {
  const review = open();
  await putCurrent(root, NAMES.tagDefault, png(100));
  review.decide({ names: [NAMES.tagDefault], verdict: 'accepted' });
  await review.settled();
  expect(review.status().problems[NAMES.tagDefault]).toMatch(/is not the picture/);
  expect(await isReference(NAMES.tagDefault, TAG.before)).toBe(true);
});

it('accepts nothing when the code has changed since, and still takes rejections', () => {
  const review = open();
  writeFileSync(path.join(root, 'src/code.ts'), 'export const changed = true;\n');
  expect(() => review.decide({ names: [NAMES.note], verdict: 'accepted' })).toThrow(
    /have changed since these pictures were taken/,
  );
  review.decide({ names: [NAMES.note], verdict: 'rejected' });
  expect(verdicts(review)).toEqual({ [NAMES.note]: 'rejected' });
});

it('accepts no picture that could not be taken, and none that the run does not have', () => {
  const review = open();
  expect(() => review.decide({ names: [NAMES.failed], verdict: 'accepted' })).toThrow(/could not be taken/);
  expect(() => review.decide({ names: ['../../etc/passwd'], verdict: 'accepted' })).toThrow(/not among/);
  expect(() => review.decide({ names: [], verdict: 'accepted' })).toThrow(/nothing to decide/);
});

it('says why a reference could not be written, and leaves that picture open', async () => {
  const review = open();
  rmSync(pictureFiles(root, NAMES.tagLong).current);
  review.decide({ names: [NAMES.tagDefault, NAMES.tagLong], verdict: 'accepted' });
  await review.settled();
  expect(review.status().problems[NAMES.tagLong]).toMatch(/is gone from \.loki\/current/);
  expect(verdicts(review)).toEqual({ [NAMES.tagDefault]: 'accepted' });
});

it('says why a reference could not be put back, and tries again with the next decision', async () => {
  const review = open();
  const before = readFileSync(reference(NAMES.tagDefault));
  review.decide({ names: [NAMES.tagDefault], verdict: 'accepted' });
  await review.settled();
  const { current } = pictureFiles(root, NAMES.tagDefault);
  mkdirSync(path.join(current, 'in the way'), { recursive: true });
  review.undo();
  await review.settled();
  expect(review.status().problems[NAMES.tagDefault]).toContain(path.basename(current));
  rmSync(current, { recursive: true });
  review.decide({ names: [NAMES.tagDefault], verdict: 'rejected' });
  await review.settled();
  expect(review.status()).toMatchObject({ problems: {}, writing: 0 });
  expect(readFileSync(reference(NAMES.tagDefault))).toEqual(before);
  expect(existsSync(current)).toBe(true);
});

it('asks again about a reference that somebody has put back', async () => {
  const review = open();
  const before = readFileSync(reference(NAMES.tagDefault));
  review.decide({ names: [NAMES.tagDefault], verdict: 'accepted' });
  await review.settled();
  writeFileSync(reference(NAMES.tagDefault), before);
  expect(verdicts(open())).toEqual({});
});

it('leaves out what was taken over by "npm run visual:approve"', async () => {
  await approve(root, open().run.outcome, 'components-note--default', () => undefined);
  const review = open();
  expect(review.elsewhere).toBe(1);
  expect(review.items.map(({ name }) => name)).not.toContain(NAMES.note);
});

it('removes a reference without a story, and puts it back', async () => {
  const review = open();
  const before = readFileSync(reference(NAMES.orphan));
  review.decide({ names: [NAMES.orphan], verdict: 'accepted' });
  await review.settled();
  expect(existsSync(reference(NAMES.orphan))).toBe(false);
  expect(verdicts(open())).toEqual({ [NAMES.orphan]: 'accepted' });
  review.undo();
  await review.settled();
  expect(readFileSync(reference(NAMES.orphan))).toEqual(before);
});
