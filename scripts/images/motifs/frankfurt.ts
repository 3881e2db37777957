import { circle, polygon, rectangle, round } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between, type Random } from '../prng';

type Crown = 'flat' | 'slant' | 'pyramid' | 'dome' | 'terrace';
type Windows = 'squares' | 'bands' | 'slots';

/** A tower: shaft height as a share of the sheet, shape of its top and type of windows. */
interface Tower {
  rise: number;
  crown: Crown;
  windows: Windows;
}

/** Towers are four modules wide and placed every three, so that neighbours overlap by one module. */
const TOWER_WIDTH = 4;
const TOWER_STEP = 3;

/** Skyline for upright and square sheets, 16 modules wide. The crowns are simplified from those of the real city. */
const UPRIGHT: readonly Tower[] = [
  { rise: 0.34, crown: 'slant', windows: 'bands' },
  { rise: 0.55, crown: 'terrace', windows: 'squares' },
  { rise: 0.43, crown: 'pyramid', windows: 'slots' },
  { rise: 0.24, crown: 'flat', windows: 'bands' },
  { rise: 0.48, crown: 'dome', windows: 'squares' },
  { rise: 0.3, crown: 'slant', windows: 'bands' },
];

/** Skyline for wide sheets, 28 modules wide. */
const WIDE: readonly Tower[] = [
  { rise: 0.24, crown: 'slant', windows: 'bands' },
  { rise: 0.4, crown: 'dome', windows: 'squares' },
  { rise: 0.22, crown: 'flat', windows: 'bands' },
  { rise: 0.54, crown: 'terrace', windows: 'squares' },
  { rise: 0.4, crown: 'pyramid', windows: 'slots' },
  { rise: 0.26, crown: 'slant', windows: 'bands' },
  { rise: 0.5, crown: 'dome', windows: 'slots' },
  { rise: 0.32, crown: 'slant', windows: 'squares' },
  { rise: 0.45, crown: 'pyramid', windows: 'bands' },
  { rise: 0.28, crown: 'flat', windows: 'squares' },
];

/** Outline of a tower from its crown down to `foot`; at `top`, the shaft ends and the crown begins. */
function towerPath(x: number, top: number, width: number, foot: number, crown: Crown): string {
  const mast = (height: number, share: number) =>
    rectangle(x + width * (share - 0.03), top - height, width * 0.06, height);
  switch (crown) {
    case 'flat':
      return rectangle(x, top, width, foot - top);
    case 'slant':
      return polygon([
        [x, foot],
        [x, top],
        [x + width, top - width * 0.6],
        [x + width, foot],
      ]);
    case 'pyramid':
      return (
        rectangle(x, top, width, foot - top) +
        rectangle(x + width * 0.14, top - width * 0.3, width * 0.72, width * 0.3) +
        polygon([
          [x + width * 0.14, top - width * 0.3],
          [x + width * 0.5, top - width * 1.02],
          [x + width * 0.86, top - width * 0.3],
        ])
      );
    case 'dome': {
      const r = round(width / 2);
      return `M${round(x)} ${round(foot)}V${round(top)}a${r} ${r} 0 0 1 ${round(width)} 0V${round(foot)}z`;
    }
    case 'terrace':
      return (
        rectangle(x, top, width, foot - top) +
        rectangle(x + width * 0.25, top - width * 0.3, width * 0.75, width * 0.3) +
        rectangle(x + width * 0.5, top - width * 0.6, width * 0.5, width * 0.3) +
        mast(width * 1.15, 0.75)
      );
  }
}

/** Lit windows of one tower, within the two modules not shared with its neighbours; some stay dark at random. */
function windowPath(
  windows: Windows,
  left: number,
  top: number,
  foot: number,
  module: number,
  random: Random,
): string {
  const inner = module * 2;
  let d = '';
  switch (windows) {
    case 'bands':
      for (let y = top; y < foot; y += module * 0.5) {
        if (random() < 0.78) d += rectangle(left, y, inner, module * 0.17);
      }
      return d;
    case 'squares':
      for (let y = top; y < foot; y += module * 0.7) {
        for (let column = 0; column < 3; column += 1) {
          if (random() < 0.66) d += rectangle(left + column * module * 0.8, y, module * 0.4, module * 0.4);
        }
      }
      return d;
    case 'slots':
      for (let column = 0; column < 4; column += 1) {
        const start = top + Math.floor(random() * 4) * module * 0.7;
        d += rectangle(left + column * module * 0.6, start, module * 0.2, Math.max(0, foot - start));
      }
      return d;
  }
}

/**
 * Frankfurt: a skyline of towers in alternating plates, each with its own crown, the moon behind and the reflection in
 * the river.
 */
export const frankfurt: MotifFunction = ({ width, height, short, isWide, seen, sky, random }) => {
  const skyline = isWide ? WIDE : UPRIGHT;
  // The same towers, seen from different banks of the river.
  const first = Math.floor((random() * skyline.length) / 2) * 2;
  const turned = [...skyline.slice(first), ...skyline.slice(0, first)];
  const towers = random() < 0.5 ? turned : turned.toReversed();
  const moonX = between(0.3, 0.7, random);
  const module = width / (isWide ? 28 : 16);
  const quay = height * between(0.76, 0.82, random);
  // The moon behind the towers changes its colour where it meets a tower of the other plate.
  const disc = short * (isWide ? 0.3 : 0.27);
  const moon = circle(
    Math.max(width * moonX, isWide && sky > 0 ? seen.left + disc : 0),
    Math.max(height * (isWide ? 0.36 : 0.33), isWide ? 0 : sky + disc),
    disc,
  );
  const paths = { a: '', b: moon, key: '' };
  towers.forEach((tower, index) => {
    const x = (index * TOWER_STEP - 1) * module;
    const { windows } = tower;
    // Under the sky there are low houses; on upright sheets all towers are lower.
    const isLow = isWide && x < seen.left && sky > 0;
    const crown = isLow ? 'flat' : tower.crown;
    const rise = tower.rise * (isLow ? 0.5 : !isWide && sky > 0 ? 0.44 : 1);
    const top = quay - rise * height;
    paths[index % 2 ? 'b' : 'a'] += towerPath(x, top, TOWER_WIDTH * module, quay, crown);
    paths.key += windowPath(windows, x + module, top + module * 0.9, quay - module * 0.7, module, random);
  });
  // Towards the viewer, the lines in the water get thicker and the reflections wider.
  for (let y = quay, i = 0; y < height; i += 1) {
    const thickness = height * (0.009 + 0.0042 * i);
    y += thickness;
    paths.b += rectangle(0, y, width, thickness);
    for (let tower = 0; tower < towers.length; tower += 2) {
      const drift = (random() - 0.5) * module * (0.4 + i * 0.35);
      paths.a += rectangle(
        (tower * TOWER_STEP - 1) * module + drift,
        y,
        (TOWER_WIDTH - 0.4) * module,
        thickness,
      );
    }
    y += thickness;
  }
  return { a: [fill(paths.a)], b: [fill(paths.b)], key: [fill(paths.key)] };
};
