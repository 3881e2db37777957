import { type Box, fitted, movedAlong, overlapOf, shareIn } from '../../../src/lib/boxes';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const SCREEN = box(0, 0, 1000, 800);

it('finds what two boxes have in common, and nothing where they only touch', () => {
  expect(overlapOf(box(900, 700, 200, 200), SCREEN)).toEqual(box(900, 700, 100, 100));
  expect(overlapOf(box(1000, 0, 200, 200), SCREEN)).toBeNull();
});

it.each([
  [box(0, 0, 100, 100), 1],
  [box(900, 700, 200, 200), 0.25],
  [box(0, 900, 100, 100), 0],
])('%o lies in the screen to a share of %d', (each, share) => {
  expect(shareIn(each, SCREEN)).toBe(share);
});

it('fits proportions into a box, or over it, in its middle', () => {
  expect(fitted({ width: 100, height: 200 }, box(0, 0, 400, 400), 'inside')).toEqual(box(100, 0, 200, 400));
  expect(fitted({ width: 100, height: 200 }, box(0, 0, 400, 400), 'covering')).toEqual(
    box(0, -200, 400, 800),
  );
});

it('moves what lies in a box along with it', () => {
  const [from, to] = [box(100, 100, 100, 100), box(0, 0, 200, 200)];
  expect(movedAlong(from, from, to)).toEqual(to);
  expect(movedAlong(box(50, 100, 300, 50), from, to)).toEqual(box(-100, 0, 600, 100));
});
