import { circle, type Point, polygon, rectangle } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** A mountain range: corners of both ridges; x as a share of the width, y as a share of the rise, upwards from the shore. */
interface Range {
  back: readonly Point[];
  /** Index of the snow-covered corner in `back`. */
  summit: number;
  front: readonly Point[];
  sun: Point;
}

const UPRIGHT: Range = {
  back: [
    [-0.1, 0],
    [0.22, 0.3],
    [0.36, 0.14],
    [0.62, 0.46],
    [1.1, 0],
  ],
  summit: 3,
  front: [
    [0.1, 0],
    [0.44, 0.33],
    [0.84, 0],
  ],
  sun: [0.24, 0.4],
};

/** More peaks instead of wider ones: stretched to a wide sheet, the upright range would look like hills. */
const WIDE: Range = {
  back: [
    [-0.08, 0],
    [0.08, 0.13],
    [0.17, 0.06],
    [0.3, 0.15],
    [0.42, 0.07],
    [0.66, 0.52],
    [0.83, 0.2],
    [0.93, 0.3],
    [1.1, 0],
  ],
  summit: 5,
  front: [
    [0.56, 0],
    [0.8, 0.34],
    [1.04, 0],
  ],
  sun: [0.9, 0.52],
};

const pointBetween = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Zurich: mountains above the lines of the lake. */
export const zuerich: MotifFunction = ({ width, height, short, isWide, seen, sky, random }) => {
  const shore = height * between(isWide ? 0.6 : 0.54, 0.66, random);
  const range = isWide ? WIDE : UPRIGHT;
  const isMirrored = random() < 0.5 && !(isWide && sky > 0);
  const [near, low] = [between(-0.12, 0.12, random), between(0.7, 1.06, random)];
  const disc = short * between(0.09, 0.14, random);
  const calm = Math.floor(random() * 5);
  // Limited by the width, since peaks sized by the height alone would be needles on tall sheets.
  const summitRise = Math.max(...range.back.map(([, y]) => y));
  const rise = Math.min(height, width * 1.25, (shore - seen.top) / summitRise);
  const place = ([x, y]: Point): Point => [(isMirrored ? 1 - x : x) * width, shore - y * rise];
  const back = range.back.map(place);

  let lake = '';
  for (let y = shore, i = 0; y < height; i += 1) {
    const thickness = height * (0.013 + i * 0.005);
    const inset = width * (0.04 + 0.05 * ((i * 7 + calm) % 5));
    lake += rectangle(inset, y + thickness, width * (0.9 - 0.06 * ((i * 3 + calm) % 5)), thickness);
    y += thickness * 2.1;
  }

  const [left, peak, right] = [-1, 0, 1].map((step): Point => back[range.summit + step] ?? [0, 0]) as [
    Point,
    Point,
    Point,
  ];
  const [snowLeft, snowRight] = [
    pointBetween(peak, left, 0.26),
    pointBetween(peak, right, isWide ? 0.3 : 0.19),
  ];
  const tooth = (share: number, depth: number): Point => {
    const [x, y] = pointBetween(snowRight, snowLeft, share);
    return [x, y + depth * rise];
  };
  const snow = polygon([
    peak,
    snowRight,
    tooth(0.39, -0.018),
    tooth(0.64, 0.018),
    tooth(0.89, -0.028),
    snowLeft,
  ]);
  const [sunX, sunHeight] = place(range.sun);
  const sunY = Math.max(sunHeight, seen.top + disc);
  return {
    a: [{ d: polygon(back) + lake }],
    b: [
      fill(polygon(range.front.map(([x, y]) => place([x + near, y * low])))),
      fill(circle(sunX, sunY, disc)),
      fill(rectangle(0, shore, width, height - shore)),
    ],
    key: [fill(snow)],
    subject: {
      left: Math.min(snowLeft[0], snowRight[0]),
      top: peak[1],
      right: Math.max(snowLeft[0], snowRight[0]),
      bottom: snowRight[1],
    },
  };
};
