import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureResult } from '../../../scripts/visual/outcome';
import { picturesOf, type Picture } from '../../../scripts/visual/pictures';
import type { Keys } from '../../../scripts/lib/keysFile';
import {
  keysWithReferences,
  knownPictureKeys,
  planPictures,
  recordKeys,
} from '../../../scripts/visual/provenPictures';
import { emptyRoot, png, putReference, story } from './fixture';

const TAG = 'stories/components/Tag.stories.tsx';
const LINK = 'stories/components/Link.stories.tsx';
const pictures = picturesOf([
  story('components/Tag'),
  story('components/Tag', 'states'),
  story('components/Link'),
]);
const now: Keys = new Map([
  [TAG, 'aa'],
  [LINK, 'bb'],
]);

let root: string;

beforeEach(() => {
  root = emptyRoot();
  mkdirSync(path.join(root, '.loki'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const names = (some: readonly Picture[]) => some.map(({ name }) => name);
const of = (file: string) => pictures.filter(({ story: { importPath } }) => importPath === `./${file}`);
const results = (some: readonly Picture[], state: PictureResult['state'] = 'equal') =>
  some.map((picture) => ({ picture, state, message: '', hash: '' }));

/** The plan of a run, without its sample. */
function plan(known: Keys) {
  const { toTake, proven } = planPictures(pictures, { now, known, day: DAY });
  return {
    proven,
    toTake: toTake.filter(
      ({ story: { importPath } }) => known.get(importPath.slice(2)) !== now.get(importPath.slice(2)),
    ),
  };
}

const DAY = 20_000;

describe('a run', () => {
  it('takes the pictures of stories whose key is new or another one, and the sample', () => {
    expect(names(plan(new Map()).toTake)).toEqual(names(pictures));
    const { toTake, proven } = plan(
      new Map([
        [TAG, 'aa'],
        [LINK, 'cc'],
      ]),
    );
    expect(names(toTake)).toEqual(names(of(LINK)));
    expect(of(TAG)).toEqual(expect.arrayContaining(proven));
  });

  it('takes those of each proven story on one of twenty days all the same', () => {
    const many = picturesOf(Array.from({ length: 300 }, (_, index) => story(`components/Tag`, `s${index}`)));
    const sample = (day?: number) => names(planPictures(many, { now, known: now, day }).toTake);
    expect(sample(DAY).length).toBeGreaterThan(many.length / 40);
    expect(sample(DAY).length).toBeLessThan(many.length / 10);
    const days = Array.from({ length: 20 }, (_, index) => sample(DAY + index)).flat();
    expect(days.toSorted()).toEqual(names(many).toSorted());
    expect(sample()).toEqual([]);
  });

  it('takes a story of the sample in all its widths', () => {
    const many = picturesOf(Array.from({ length: 100 }, (_, index) => story(`components/Tag`, `s${index}`)));
    const { toTake, proven } = planPictures(many, { now, known: now, day: DAY });
    const taken = new Set(toTake.map(({ story: { id } }) => id));
    expect(taken.size).toBeGreaterThan(0);
    expect(proven.filter(({ story: { id } }) => taken.has(id))).toEqual([]);
  });
});

describe('the recorded keys', () => {
  it('hold the files whose pictures were all equal, or proven', () => {
    const [first, ...others] = of(TAG);
    recordKeys(root, pictures, { results: results([first as Picture]), proven: names(others) }, now);
    expect(knownPictureKeys(root)).toEqual(new Map([[TAG, 'aa']]));
  });

  it('lose a file with a picture that differs, and one that is gone', () => {
    writeFileSync(
      path.join(root, '.loki/keys.json'),
      JSON.stringify({ [TAG]: 'aa', [LINK]: 'bb', 'stories/Old.stories.tsx': 'cc' }),
    );
    const [first, ...others] = of(TAG);
    recordKeys(
      root,
      pictures,
      { results: [...results([first as Picture], 'changed'), ...results(others)], proven: [] },
      now,
    );
    expect(knownPictureKeys(root)).toEqual(new Map([[LINK, 'bb']]));
  });

  it('stay as they are for stories that a confined run left out', () => {
    writeFileSync(path.join(root, '.loki/keys.json'), JSON.stringify({ [TAG]: 'old', [LINK]: 'old' }));
    recordKeys(root, pictures, { results: results(of(LINK)), proven: [] }, now);
    expect(knownPictureKeys(root)).toEqual(
      new Map([
        [LINK, 'bb'],
        [TAG, 'old'],
      ]),
    );
    expect(readFileSync(path.join(root, '.loki/keys.json'), 'utf8')).toMatch(/^\{\n {2}"stories.*\n\}\n$/s);
  });

  it('are refused when they are damaged, with what to do', () => {
    writeFileSync(path.join(root, '.loki/keys.json'), '{"stories');
    expect(() => knownPictureKeys(root)).toThrow(
      /\.loki\/keys\.json cannot be read .* delete it to have everything checked again/,
    );
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
