import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllPictures } from '../../../scripts/torture/pictureKeys/allPictures';
import { MUTATIONS, mutated } from '../../../scripts/torture/pictureKeys/mutations';
import { isUnseen, proofOf, proofTable } from '../../../scripts/torture/pictureKeys/proof';

const ROOT = path.resolve(__dirname, '../../..');

const TAG = { key: 'a', pictures: { '360': 'tag' } };
const LINK = { key: 'b', pictures: { '360': 'link', '640': 'wide link' } };
const BEFORE: AllPictures = { stories: { tag: TAG, link: LINK } };

describe('the proof of the keys of pictures', () => {
  it('finds nothing where nothing is different', () => {
    expect(proofOf(BEFORE, BEFORE)).toEqual({ different: [], rekeyed: [], missed: [] });
  });

  it('names a story that looks different at one width and has the old key', () => {
    const after = {
      stories: { tag: TAG, link: { ...LINK, pictures: { ...LINK.pictures, '640': 'other' } } },
    };
    expect(proofOf(BEFORE, after)).toEqual({ different: ['link'], rekeyed: [], missed: ['link'] });
  });

  it('takes a new key for granted where a story looks different, and forgives one where it does not', () => {
    const after = {
      stories: { tag: { key: 'c', pictures: { '360': 'other' } }, link: { ...LINK, key: 'c' } },
    };
    expect(proofOf(BEFORE, after)).toEqual({ different: ['tag'], rekeyed: ['link', 'tag'], missed: [] });
  });

  it('sees stories that come and go', () => {
    const { different, missed } = proofOf(BEFORE, { stories: { tag: TAG, note: LINK } });
    expect(different).toEqual(['link', 'note']);
    expect(missed).toEqual([]);
  });

  it('names a change that no picture shows, unless none can', () => {
    const row = { different: [], rekeyed: ['tag'], missed: [] };
    expect(isUnseen({ ...row, mutation: { what: 'a text' } })).toBe(true);
    expect(isUnseen({ ...row, mutation: { what: 'a comment', isInvisible: true } })).toBe(false);
    expect(isUnseen({ ...row, different: ['tag'], mutation: { what: 'a text' } })).toBe(false);
  });

  it('prints one row per change', () => {
    const row = {
      mutation: { what: 'padding of `Tag`' },
      different: ['tag'],
      rekeyed: ['link', 'tag'],
      missed: [],
    };
    expect(proofTable([row], 2)).toBe(
      [
        '| change           | look different, of 2 | new key | missed |',
        '| ---------------- | -------------------: | ------: | -----: |',
        '| padding of `Tag` |                    1 |       2 |      0 |',
        '',
      ].join('\n'),
    );
  });
});

describe('a change of the project', () => {
  const changes = MUTATIONS.filter(({ file }) => file !== undefined);

  it.each(changes.map((mutation) => [mutation.name, mutation] as const))(
    '%s finds its place',
    (_name, mutation) => {
      const text = readFileSync(path.join(ROOT, mutation.file ?? ''), 'utf8');
      expect(mutated(mutation, text)).not.toBe(text);
    },
  );

  it('says so where its place is gone', () => {
    const gone = { name: 'gone', what: '', file: 'a.ts', from: 'const a', to: 'const b' };
    expect(() => mutated(gone, 'const c')).toThrow('"gone" does not find "const a" in a.ts');
  });
});
