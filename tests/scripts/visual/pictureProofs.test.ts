import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEFT_OUT_FILE } from '../../../scripts/proofs/leftOut';
import type { Keys } from '../../../scripts/proofs/record';
import { STORYBOOK_DIR } from '../../../scripts/visual/buildStorybook';
import type { PictureResult } from '../../../scripts/visual/outcome';
import { picturesOf, type Picture } from '../../../scripts/visual/pictures';
import {
  keysWithReferences,
  pictureProofs,
  recordApproved,
  recordPictures,
} from '../../../scripts/visual/pictureProofs';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { png, putReference, story } from './fixture';

const TAG = 'stories/components/Tag.stories.tsx';
const LINK = 'stories/components/Link.stories.tsx';
const DAY = 20_000;
const stories = [story('components/Tag'), story('components/Tag', 'states'), story('components/Link')];
const pictures = picturesOf(stories);
const now: Keys = new Map([
  [TAG, 'aa'],
  [LINK, 'bb'],
]);

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, '.loki'));
});

const names = (some: readonly Picture[]) => some.map(({ name }) => name);
const of = (file: string) => pictures.filter(({ story: { importPath } }) => importPath === `./${file}`);
const results = (some: readonly Picture[], state: PictureResult['state'] = 'equal') =>
  some.map((picture) => ({ picture, state, message: '', hash: '' }));
const recorded = () => JSON.parse(readFileSync(path.join(root, '.loki/keys.json'), 'utf8')) as unknown;

describe('a picture', () => {
  it('is proven as long as its file has the key with which all its pictures equalled their references', () => {
    recordPictures(pictureProofs(root, now), pictures, results(of(TAG)));
    expect(recorded()).toEqual({ [TAG]: 'aa' });
    const due = (keys: Keys) =>
      names(pictures.filter((one) => !pictureProofs(root, keys).canSkip(one, undefined)));
    expect(due(now)).toEqual(names(of(LINK)));
    expect(due(new Map([[TAG, 'bb']]))).toEqual(names(pictures));
  });

  it('is taken on one of twenty days all the same, with those of its story in all other widths', () => {
    const many = picturesOf(Array.from({ length: 300 }, (_, index) => story(`components/Tag`, `s${index}`)));
    recordPictures(pictureProofs(root, now), many, results(many));
    const sample = (day: number) => many.filter((one) => !pictureProofs(root, now).canSkip(one, day));
    const storiesOf = (some: readonly Picture[]) => new Set(some.map(({ story: { id } }) => id));
    const taken = storiesOf(sample(DAY));
    expect(sample(DAY)).toEqual(many.filter(({ story: { id } }) => taken.has(id)));
    expect(taken.size).toBeGreaterThan(300 / 40);
    expect(taken.size).toBeLessThan(300 / 10);
    const days = Array.from({ length: 20 }, (_, index) => names(sample(DAY + index))).flat();
    expect(days.toSorted()).toEqual(names(many).toSorted());
  });
});

describe('the recorded keys', () => {
  it.each(['changed', 'new', 'failed'] as const)('lose a file with a picture that is %s', (state) => {
    writeFileSync(path.join(root, '.loki/keys.json'), JSON.stringify({ [TAG]: 'aa', [LINK]: 'bb' }));
    const [first, ...others] = of(TAG);
    recordPictures(pictureProofs(root, now), pictures, [
      ...results([first as Picture], state),
      ...results(others),
    ]);
    expect(recorded()).toEqual({ [LINK]: 'bb' });
  });

  it('hold a file again when its pictures have been approved, with the key of the new references', async () => {
    mkdirSync(path.join(root, STORYBOOK_DIR));
    const entries = stories.map((one) => [one.id, { ...one, type: 'story' }] as const);
    writeFileSync(
      path.join(root, STORYBOOK_DIR, 'index.json'),
      JSON.stringify({ entries: Object.fromEntries(entries) }),
    );
    for (const { name } of pictures) await putReference(root, name, png(100));
    const [first, ...others] = of(TAG);
    const [link, ...otherLinks] = of(LINK);
    const outcome = {
      results: results([first as Picture, link as Picture], 'changed'),
      proven: names([...others, ...otherLinks]),
      orphans: [],
      filter: {},
    };
    const run = { outcome, keys: Object.fromEntries(now) };
    await putReference(root, first?.name ?? '', png(101));
    recordApproved(root, run, (name) => name === first?.name);
    expect(recorded()).toEqual({ [TAG]: keysWithReferences(root, pictures, now).get(TAG) });
  });

  it('keep a file of which the sample has taken one story, and its proven pictures count as left out', () => {
    writeFileSync(path.join(root, '.loki/keys.json'), JSON.stringify({ [TAG]: 'aa', [LINK]: 'bb' }));
    process.env[LEFT_OUT_FILE] = path.join(root, 'left-out');
    recordPictures(pictureProofs(root, now), pictures, results(of(TAG).slice(0, 1)));
    delete process.env[LEFT_OUT_FILE];
    expect(recorded()).toEqual({ [TAG]: 'aa', [LINK]: 'bb' });
    expect(existsSync(path.join(root, 'left-out'))).toBe(true);
  });
});

describe('a key', () => {
  it('changes with each reference, and is none where one is missing', async () => {
    for (const { name } of of(LINK)) await putReference(root, name, png(100));
    const before = keysWithReferences(root, pictures, now);
    expect([...before.keys()]).toEqual([LINK]);
    expect(keysWithReferences(root, pictures, now)).toEqual(before);
    await putReference(root, of(LINK)[2]?.name ?? '', png(101));
    expect(keysWithReferences(root, pictures, now).get(LINK)).not.toBe(before.get(LINK));
    expect(keysWithReferences(root, pictures, new Map([[LINK, 'cc']])).get(LINK)).not.toBe(before.get(LINK));
  });
});
