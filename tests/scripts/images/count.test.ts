import { COUNT_MARKS, type CountMark, POSTER_FORMATS } from '../../../src/config/posters';
import {
  countSubPaths,
  drawPlates,
  drawPoster,
  type PosterRequest,
  posterKey,
} from '../../../scripts/images/poster';
import { typefaceOfTests } from '../../helpers/typeface';

/** Contours of one mark. */
const CONTOURS: Record<CountMark, number> = {
  steps: 2,
  tally: 1,
  strikes: 3,
  bubbles: 1,
  drops: 1,
  rings: 1,
  tiles: 1,
  tickets: 2,
};

const typeface = typefaceOfTests();

const request = (mark: CountMark, marks: number, format: PosterRequest['format'] = 'landscape') =>
  ({ seed: 'fall', motif: 'count', count: { mark, marks }, set: 'black', format }) as const;

it.each(COUNT_MARKS)('so many %s are drawn as the number says', (mark) => {
  for (const marks of [1, 4, 5, 12, 61, 326, 500]) {
    expect(countSubPaths(drawPlates(request(mark, marks), typeface()))).toBe(marks * CONTOURS[mark]);
  }
});

it.each(COUNT_MARKS)('%s stay on their sheet, and fill most of it', (mark) => {
  for (const format of ['landscape', 'portrait'] as const) {
    const { width, height } = POSTER_FORMATS[format];
    for (const marks of [12, 61, 326]) {
      const { a, b, key } = drawPlates(request(mark, marks, format), typeface());
      const starts = [...a, ...b, ...key].flatMap(({ d }) =>
        [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
      );
      const [across, down] = [starts.map(([x]) => x), starts.map(([, y]) => y)];
      expect(Math.min(...across, ...down)).toBeGreaterThan(0);
      expect(Math.max(...across)).toBeLessThan(width);
      expect(Math.max(...down)).toBeLessThan(height);
      const spread = Math.max(
        (Math.max(...across) - Math.min(...across)) / width,
        (Math.max(...down) - Math.min(...down)) / height,
      );
      expect(spread).toBeGreaterThan(0.5);
    }
  }
});

it('is printed with both plates, so that neighbours overprint', () => {
  for (const mark of COUNT_MARKS) {
    const { a, b } = drawPlates(request(mark, 61), typeface());
    expect([a.length, b.length]).toEqual([1, 1]);
  }
});

it('is another drawing, under another name, for each number and each mark', () => {
  const drawn = COUNT_MARKS.flatMap((mark) => [61, 62].map((marks) => request(mark, marks)));
  expect(new Set(drawn.map((one) => drawPoster(one, typeface()))).size).toBe(drawn.length);
  expect(new Set(drawn.map(posterKey)).size).toBe(drawn.length);
});
