import { placed, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** A fish swimming right, 2 long, centred at the origin. */
const FISH = 'M1 0C0.62 -0.52 -0.06 -0.56 -0.56 -0.06L-1 -0.42V0.42L-0.56 0.06C-0.06 0.56 0.62 0.52 1 0Z';
const EYE = 'M0.52 -0.12A0.08 0.08 0 0 0 0.68 -0.12A0.08 0.08 0 0 0 0.52 -0.12Z';
/** Drawn against the direction of the body, so that it stays unprinted. */
const HOLE = 'M0.5 -0.12A0.09 0.09 0 0 1 0.68 -0.12A0.09 0.09 0 0 1 0.5 -0.12Z';
const GILL = 'M0.3 -0.3C0.42 -0.1 0.42 0.1 0.3 0.3';

/**
 * Rows of fish swimming past each other, and a single one that does not join in. Topics: networks, going against the
 * stream.
 */
export const fish: MotifFunction = ({ width, height, isWide, seen, random }) => {
  const perRow = (isWide ? 2.2 : 1.35) + random() * 0.6;
  const half = Math.min(width / perRow / 2.1, (seen.right - seen.left) * 0.44);
  const rows = Math.ceil(height / (half * 0.64));
  const pitch = height / (rows - 1 + 0.4);
  const step = half * 2.1;
  // The single fish is placed where it is never cropped.
  const middle = (row: number): number => pitch * (row + 0.2);
  const seenRows = Array.from({ length: rows }, (_, row) => row).filter(
    (row) => middle(row) - half * 0.45 > seen.top && middle(row) + half * 0.45 < seen.bottom,
  );
  const otherRow = seenRows[Math.floor(random() * seenRows.length)] ?? Math.floor(rows / 2);
  const drift = random();
  let [a, b, key] = ['', '', ''];
  let lines = '';
  let other: Placement | undefined;
  let subject = { left: 0, top: 0, right: 0, bottom: 0 };
  for (let row = 0; row < rows; row += 1) {
    const isBack = row % 2 === 1;
    const y = middle(row);
    let places: Placement[] = [];
    const shift = ((drift + row * 0.43) % 1) * step;
    for (let x = -step + shift; x < width + step; x += step)
      places.push({ x, y, scale: half, isMirrored: isBack });
    if (row === otherRow) {
      const [low, high] = [seen.left + half, seen.right - half];
      const centre = low + (high - low) * between(0.25, 0.75, random);
      const moved = (((centre - shift) % step) + step) % step;
      places = places.map((place) => ({ ...place, x: place.x + moved - (moved > step / 2 ? step : 0) }));
      const nearest = places.reduce((best, place) =>
        Math.abs(place.x - centre) < Math.abs(best.x - centre) ? place : best,
      );
      other = { ...nearest, isMirrored: !isBack };
      places = places.filter((place) => place !== nearest);
      subject = {
        left: nearest.x - half,
        top: y - half * 0.45,
        right: nearest.x + half,
        bottom: y + half * 0.45,
      };
    }
    for (const place of places) {
      const path = placed(FISH, place);
      if (isBack) b += path;
      else a += path;
      key += placed(EYE, place);
      lines += placed(GILL, place);
    }
  }
  return {
    a: [fill(a)],
    b: [fill(b)],
    key: [
      fill(key),
      ...(other ? [fill(placed(FISH + HOLE, other))] : []),
      { d: lines, strokeWidth: half * 0.035, isRounded: true },
    ],
    subject,
  };
};
