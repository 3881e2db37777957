import { type Point, polygon } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

type Heap = readonly (readonly number[])[];

/** Piles of boxes, seen from the open corner: number of boxes per place, row by row; never higher than the places behind. */
const HEAPS: [Heap, ...Heap[]] = [
  [[1]],
  [
    [2, 1],
    [1, 1],
  ],
  [
    [2, 2],
    [1, 0],
  ],
  [
    [2, 1],
    [2, 0],
  ],
  [
    [2, 1, 1],
    [1, 1, 0],
  ],
  [
    [3, 2, 1],
    [2, 1, 0],
    [1, 0, 0],
  ],
];

const COS = Math.sqrt(0.75);

/** Isometric projection: x to the lower right, y to the lower left, z up. */
const flat = (x: number, y: number, z: number): Point => [(x - y) * COS, (x + y) / 2 - z];

/** Taped boxes: lit sides from one plate, shaded sides from the other, lids from both. Topics: parcels, packing, moving. */
export const parcel: MotifFunction = ({ width, height, seen, random }) => {
  const heap = pick(HEAPS, random);
  const isMirrored = random() < 0.5;
  const corners: Point[] = [];
  const [left, right, lids, tape]: [Point[][], Point[][], Point[][], Point[][]] = [[], [], [], []];
  const face = (list: Point[][], ...points: Point[]) => {
    list.push(points);
    corners.push(...points);
  };
  const at = (x: number, y: number): number => heap[x]?.[y] ?? 0;
  // The tape runs along the lid and a third down the side.
  const from = between(0.2, 0.58, random);
  const to = from + between(0.16, 0.26, random);
  heap.forEach((row, x) => {
    row.forEach((boxes, y) => {
      if (boxes === 0) return;
      face(lids, flat(x, y, boxes), flat(x + 1, y, boxes), flat(x + 1, y + 1, boxes), flat(x, y + 1, boxes));
      tape.push([
        flat(x + from, y, boxes),
        flat(x + to, y, boxes),
        flat(x + to, y + 1, boxes),
        flat(x + from, y + 1, boxes),
      ]);
      for (let z = at(x + 1, y); z < boxes; z += 1)
        face(
          right,
          flat(x + 1, y, z + 1),
          flat(x + 1, y + 1, z + 1),
          flat(x + 1, y + 1, z),
          flat(x + 1, y, z),
        );
      for (let z = at(x, y + 1); z < boxes; z += 1) {
        face(
          left,
          flat(x, y + 1, z + 1),
          flat(x + 1, y + 1, z + 1),
          flat(x + 1, y + 1, z),
          flat(x, y + 1, z),
        );
        const end = z === boxes - 1 ? z + 0.62 : z + 1;
        if (z === boxes - 1)
          tape.push([
            flat(x + from, y + 1, z + 1),
            flat(x + to, y + 1, z + 1),
            flat(x + to, y + 1, end),
            flat(x + from, y + 1, end),
          ]);
      }
    });
  });
  const edge = (axis: 0 | 1) => corners.map((corner) => corner[axis]);
  const [minX, maxX, minY, maxY] = [
    Math.min(...edge(0)),
    Math.max(...edge(0)),
    Math.min(...edge(1)),
    Math.max(...edge(1)),
  ];
  const scale =
    Math.min((seen.right - seen.left) / (maxX - minX), (seen.bottom - seen.top) / (maxY - minY)) *
    between(0.84, 0.98, random);
  const onSheet = ([x, y]: Point): Point => [
    width / 2 + (x - (minX + maxX) / 2) * scale * (isMirrored ? -1 : 1),
    height / 2 + (y - (minY + maxY) / 2) * scale,
  ];
  const draw = (faces: readonly Point[][]) => faces.map((points) => polygon(points.map(onSheet))).join('');
  const [halfX, halfY] = [((maxX - minX) / 2) * scale, ((maxY - minY) / 2) * scale];
  return {
    a: [fill(draw([...left, ...lids]))],
    b: [fill(draw([...right, ...lids]))],
    key: [fill(draw(tape))],
    subject: {
      left: width / 2 - halfX,
      top: height / 2 - halfY,
      right: width / 2 + halfX,
      bottom: height / 2 + halfY,
    },
    isNested: true,
  };
};
