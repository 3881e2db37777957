import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEFT_OUT_FILE } from '../../../scripts/proofs/leftOut';
import { Proofs } from '../../../scripts/proofs/proofs';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const FILE = 'folder/record.json';

interface Check {
  id: string;
  group: string;
  sampledBy: string;
}

const check = (id: string, group: string, sampledBy = id): Check => ({ id, group, sampledBy });
const tag = check('tag', 'Tag');
const tagStates = check('tag states', 'Tag');
const link = check('link', 'Link');
const ALL = [tag, tagStates, link];

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const proofs = (keys: Record<string, string>, shared?: string) =>
  new Proofs<Check>(root, FILE, {
    namesOf: (one) => one,
    keyOf: (group) => keys[group],
    ...(shared !== undefined && { shared }),
  });
const recorded = () => JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as unknown;
const ids = (...some: Check[]) => some.map(({ id }) => id);

interface Run {
  failed?: readonly Check[];
  /** The checks that the run is confined to. */
  only?: readonly Check[];
  /** The checks that exist. */
  all?: readonly Check[];
  shared?: string;
}

/** Simulates a run without a sample; returns the ids of the checks that have run. */
function run(keys: Record<string, string>, { failed = [], only, all = ALL, shared }: Run = {}): string[] {
  const known = proofs(keys, shared);
  const due = (only ?? all).filter((one) => !known.canSkip(one, undefined));
  for (const one of due) known.note(one, !failed.includes(one));
  known.record(all);
  return ids(...due);
}

describe('a run', () => {
  it('runs every check once, and then those whose key is another one', () => {
    expect(run({ Tag: 'a', Link: 'b' })).toEqual(ids(...ALL));
    expect(run({ Tag: 'a', Link: 'b' })).toEqual([]);
    expect(run({ Tag: 'a', Link: 'c' })).toEqual(ids(link));
    expect(recorded()).toEqual({ Link: 'c', Tag: 'a' });
  });

  it('runs all checks of a group again in which one has failed, until none does', () => {
    run({ Tag: 'a', Link: 'b' }, { failed: [tagStates] });
    expect(recorded()).toEqual({ Link: 'b' });
    expect(run({ Tag: 'a', Link: 'b' })).toEqual(ids(tag, tagStates));
    expect(run({ Tag: 'a', Link: 'b' })).toEqual([]);
  });

  it('proves nothing of a group that has no key', () => {
    run({ Tag: 'a', Link: 'b' });
    expect(run({ Tag: 'a' })).toEqual(ids(link));
    expect(run({ Tag: 'a' })).toEqual(ids(link));
  });

  it('proves nothing by keys of which the shared one is another', () => {
    run({ Tag: 'a', Link: 'b' }, { shared: 'x' });
    expect(recorded()).toEqual({ code: 'x', Link: 'b', Tag: 'a' });
    expect(run({ Tag: 'a', Link: 'b' }, { shared: 'x' })).toEqual([]);
    expect(run({ Tag: 'a', Link: 'b' }, { shared: 'y', only: [link] })).toEqual(ids(link));
    expect(recorded()).toEqual({ code: 'y', Link: 'b' });
  });

  it('runs each proven check on one of twenty days all the same, those that belong together on one day', () => {
    const many = Array.from({ length: 600 }, (_, index) =>
      check(`${index}`, 'Tag', `story ${Math.floor(index / 3)}`),
    );
    run({ Tag: 'a' }, { all: many });
    const sample = (day?: number) => many.filter((one) => !proofs({ Tag: 'a' }).canSkip(one, day));
    const days = Array.from({ length: 20 }, (_, index) => sample(20_000 + index));
    expect(days.flat().length).toBe(many.length);
    expect(new Set(days.flat())).toEqual(new Set(many));
    for (const some of days) {
      expect(some.length).toBeGreaterThan(many.length / 60);
      expect(some.length).toBeLessThan(many.length / 8);
      const together = new Set(some.map(({ sampledBy }) => sampledBy));
      expect(some).toEqual(many.filter(({ sampledBy }) => together.has(sampledBy)));
    }
    expect(sample()).toEqual([]);
  });
});

describe('the record', () => {
  it('has a line for each group, sorted, and leaves no other file beside it', () => {
    run({ Tag: 'a', Link: 'b' });
    expect(readdirSync(path.join(root, 'folder'))).toEqual(['record.json']);
    expect(readFileSync(path.join(root, FILE), 'utf8')).toBe('{\n  "Link": "b",\n  "Tag": "a"\n}\n');
  });

  it('loses a group in which a proven check has failed, and one that is gone', () => {
    run({ Tag: 'a', Link: 'b' });
    const known = proofs({ Tag: 'a', Link: 'b' });
    known.note(tag, false);
    known.note(tag, true);
    known.record(ALL);
    expect(recorded()).toEqual({ Link: 'b' });
    run({ Tag: 'a', Link: 'b' }, { all: [tag, tagStates] });
    expect(recorded()).toEqual({ Tag: 'a' });
  });

  it('keeps the key of a group of which only a part has run, or nothing', () => {
    run({ Tag: 'a', Link: 'b' }, { only: [tag, link] });
    expect(recorded()).toEqual({ Link: 'b' });
    run({ Tag: 'a', Link: 'b' });
    run({ Tag: 'c', Link: 'c' }, { only: [tag, link] });
    expect(recorded()).toEqual({ Link: 'c', Tag: 'a' });
    run({ Tag: 'c', Link: 'd' }, { only: [link] });
    expect(recorded()).toEqual({ Link: 'd', Tag: 'a' });
    expect(run({ Tag: 'c', Link: 'd' })).toEqual(ids(tag, tagStates));
  });

  it('takes in a group of which some checks have passed and the others are proven', () => {
    run({ Tag: 'a', Link: 'b' });
    const known = proofs({ Tag: 'a', Link: 'b' });
    known.note(tag, true);
    known.record(ALL);
    expect(recorded()).toEqual({ Link: 'b', Tag: 'a' });
  });

  it('is not written if no check has run', () => {
    proofs({ Tag: 'a' }).record(ALL);
    expect(existsSync(path.join(root, FILE))).toBe(false);
  });

  it('is refused if it is damaged, with what to do', () => {
    mkdirSync(path.join(root, 'folder'));
    writeFileSync(path.join(root, FILE), '{ "Tag');
    expect(() => proofs({})).toThrow(
      /^folder\/record\.json cannot be read \(.+\)\. Restore it, or delete it to have everything checked again\.$/,
    );
  });
});

it.each([
  ['no note if every check has run', ALL, false],
  ['a note for npm test if some have not', [tag], true],
  ['a note also if none has', [], true],
])('leaves %s', (_what, only, isNoted) => {
  const note = path.join(root, 'left-out');
  process.env[LEFT_OUT_FILE] = note;
  run({ Tag: 'a', Link: 'b' }, { only });
  delete process.env[LEFT_OUT_FILE];
  expect(existsSync(note)).toBe(isNoted);
});
