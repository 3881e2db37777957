import {
  describeDifference,
  groupDifferences,
  isSameKind,
} from '../../../scripts/visualReview/differences/groupDifferences';
import { measureDifference } from '../../../scripts/visualReview/differences/measureDifference';
import type { ReviewItem } from '../../../scripts/visualReview/protocol';
import { paint, type Rectangle } from './fixture';

const PAPER = 0xf4f4ee;
const INK = 0x05050a;
const OLD = 0xffed00;
const NEW = 0xffd400;
const LIME = 0xbfd02b;

/** Letters: small strokes instead of flat colour. */
const letters = (x: number, y: number, count: number): Rectangle[] =>
  Array.from({ length: count }, (_, index): Rectangle => [x + index * 6, y, 2, 12, INK]);

/** A tag with words, at a position, with a size and a colour. */
const tag = (x: number, y: number, width: number, colour: number): Rectangle[] => [
  [x, y, width, 28, colour],
  ...letters(x + 9, y + 8, Math.floor((width - 18) / 6)),
];

const recoloured = (width: number, x: number, y: number, size: number, to = NEW) =>
  measureDifference(
    paint(width, 200, PAPER, ...tag(x, y, size, OLD)),
    paint(width, 200, PAPER, ...tag(x, y, size, to)),
  );

/** A card whose middle has grown, with words below it. */
const grown = (width: number, y: number, by: number, colour = OLD) =>
  measureDifference(
    paint(width, 200, PAPER, [10, y, 80, 20, colour], ...letters(10, y + 60, 9)),
    paint(width, 200 + by, PAPER, [10, y, 80, 20 + by, colour], ...letters(10, y + 60 + by, 9)),
  );

it('takes a changed colour for the same thing wherever it is and however much there is of it', () => {
  const one = recoloured(360, 20, 20, 80);
  const other = recoloured(1280, 600, 90, 300);
  expect(isSameKind(one, other, false)).toBe(true);
  expect(describeDifference(one)).toBe('#ffed00 becomes #ffd400');
});

it('tells two changed colours apart', () => {
  expect(isSameKind(recoloured(360, 20, 20, 80), recoloured(360, 20, 20, 80, LIME), true)).toBe(false);
});

it('does not take a thing that has grown for a changed colour', () => {
  const before = paint(360, 200, PAPER, [20, 20, 80, 28, LIME]);
  const after = paint(360, 200, PAPER, [20, 20, 84, 30, LIME]);
  expect(describeDifference(measureDifference(before, after))).toBe('Redrawn in a field of 84 × 30 px');
});

it('takes pictures of one component that have grown by as much for the same thing, and no others', () => {
  const one = grown(360, 20, 4);
  expect(describeDifference(one)).toBe('4 px taller');
  expect(isSameKind(one, grown(640, 70, 4), true)).toBe(true);
  expect(isSameKind(one, grown(640, 70, 8), true)).toBe(false);
  expect(isSameKind(one, grown(640, 70, 4, INK), false)).toBe(false);
});

it('knows where a picture that has grown in its middle differs', () => {
  const { box, grown: by } = grown(360, 40, 6);
  expect(by).toEqual({ width: 0, height: 6 });
  // Rows of the card have the same colour before and after; the words below it have only moved.
  expect(box.y).toBe(60);
  expect(box.height).toBe(6);
});

it('says so when a picture is shorter or narrower', () => {
  const difference = measureDifference(paint(360, 200, PAPER), paint(350, 190, PAPER));
  expect(describeDifference(difference)).toBe('10 px shorter, 10 px narrower');
});

it('compares the shapes of everything else, wherever they are', () => {
  const moved = (x: number, y: number, by: number) =>
    measureDifference(
      paint(360, 200, PAPER, ...letters(x, y, 12)),
      paint(360, 200, PAPER, ...letters(x + by, y, 12)),
    );
  expect(isSameKind(moved(20, 20, 2), moved(150, 120, 2), false)).toBe(true);
  const redrawn = measureDifference(
    paint(360, 200, PAPER, ...letters(20, 20, 12)),
    paint(360, 200, PAPER, [40, 20, 40, 12, INK], [20, 90, 70, 12, INK]),
  );
  expect(isSameKind(moved(20, 20, 2), redrawn, true)).toBe(false);
});

it('takes a band for the same thing that is as wide as the picture, of one component only', () => {
  const band = (width: number, colour: number) =>
    measureDifference(
      paint(width, 200, PAPER, [0, 50, width, 30, colour], ...letters(20, 60, 9)),
      paint(width, 200, PAPER, [0, 48, width, 30, colour], ...letters(20, 58, 9)),
    );
  expect(isSameKind(band(360, LIME), band(1280, LIME), true)).toBe(true);
  expect(isSameKind(band(360, LIME), band(1280, OLD), true)).toBe(true);
  expect(isSameKind(band(360, LIME), band(360, OLD), false)).toBe(false);
});

it('measures nothing where nothing differs', () => {
  const same = paint(20, 20, PAPER);
  expect(measureDifference(same, same)).toMatchObject({ pixels: 0, box: { width: 0, height: 0 } });
});

it('groups a run: the largest kinds first, new, failed and left-over pictures by themselves', () => {
  const item = (name: string, state: ReviewItem['state'] = 'changed'): ReviewItem => ({
    name,
    state,
    storyId: name,
    title: name.split('/')[0] ?? '',
    story: name,
    width: 360,
    message: '',
  });
  const items = [
    item('Note/a'),
    item('Tag/a'),
    item('Tag/b'),
    item('Chip/a'),
    item('Next/a', 'new'),
    item('Next/b', 'failed'),
    item('Gone/a', 'orphaned'),
    item('Late/a'),
  ];
  const differences = new Map([
    ['Note/a', grown(360, 20, 4)],
    ['Tag/a', recoloured(360, 20, 20, 80)],
    ['Tag/b', recoloured(640, 90, 50, 120)],
    ['Chip/a', recoloured(768, 10, 10, 60)],
  ]);
  const kinds = groupDifferences(items, differences);
  expect(kinds.map(({ title, names }) => [title, names])).toEqual([
    ['#ffed00 becomes #ffd400', ['Tag/a', 'Tag/b', 'Chip/a']],
    ['4 px taller', ['Note/a']],
    ['New pictures', ['Next/a']],
    ['Pictures that could not be taken', ['Next/b']],
    ['References without a story', ['Gone/a']],
    ['Differences not measured yet', ['Late/a']],
  ]);
});
