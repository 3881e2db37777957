import { circle, clamp, halftoneDots, polygon, rectangle, round, TURN, waveBand } from '../geometry';
import { fill, type MotifFunction, ring, type Shape } from '../plates';
import { between } from '../prng';

/** Berlin: a sphere on a needle, lit by halftone dots, above the lines of the river. */
export const berlin: MotifFunction = ({ width, height, short, isWide, seen, sky, random }) => {
  const radius = short * between(0.19, sky > 0 ? 0.24 : 0.29, random);
  const aside = ((seen.right - seen.left) / 2 - radius) * between(-0.6, 0.6, random);
  // The dots around the sphere stay out of the sky, too.
  const glowing = radius * (sky > 0 ? 1.42 : 1);
  const cx = Math.max((seen.left + seen.right) / 2 + aside, isWide ? seen.left + glowing : 0);
  const cy = Math.max(height * between(0.28, 0.44, random), seen.top + (isWide ? radius : glowing));
  // On wide sheets it ends below the header, which would cut it off; on upright ones it runs off the sheet.
  const upright = sky === 0 ? -20 : sky;
  const tip = isWide ? cy - radius * 1.6 : upright;
  const light = random() < 0.5 ? 1 : -1;
  const lines = 5 + Math.floor(random() * 4);
  const bank = between(0.66, 0.76, random);
  const glow = (x: number, y: number) => {
    const [dx, dy] = [(x - cx) / radius / 1.35, (y - cy) / radius / 1.35];
    return dx * dx + dy * dy > 1 ? 0 : clamp(0.25 + 0.75 * (light * dx * 0.6 + dy * 0.6 + 0.4), 0, 1);
  };
  const shaft = polygon([
    [cx - radius * 0.34, height * 1.02],
    [cx + radius * 0.34, height * 1.02],
    [cx + radius * 0.14, cy],
    [cx - radius * 0.14, cy],
  ]);
  const needle = polygon([
    [cx - radius * 0.05, cy],
    [cx + radius * 0.05, cy],
    [cx, tip],
  ]);
  const pitch = (1.03 - bank) / lines;
  const river = Array.from({ length: lines }, (_, i) =>
    rectangle(0, height * (bank + i * pitch), width, height * pitch * 0.45),
  );
  return {
    a: [fill(halftoneDots({ width, height, pitch: radius * 0.17, angle: 0.26, tone: glow })), fill(shaft)],
    b: [fill(circle(cx, cy, radius)), fill(needle), fill(river.join(''))],
    key: [fill(rectangle(cx - radius * 1.02, cy + radius * 0.05, radius * 2.04, radius * 0.09))],
    subject: { left: cx - radius, top: cy - radius, right: cx + radius, bottom: cy + radius },
  };
};

/** Düsseldorf: the bend of the river as five bands, with the tower on its bank. */
export const duesseldorf: MotifFunction = ({ width, height, short, seen, isBesideWords, random }) => {
  const unit = short / 20;
  const isMirrored = random() < 0.5 || isBesideWords;
  const towerX = width * (isMirrored ? 1 - between(0.54, 0.64, random) : between(0.54, 0.64, random));
  const bend = Math.min(height * 0.36, width * 0.46) * between(0.88, 1.12, random);
  const side = isMirrored ? -1 : 1;
  const [bendX, bendY] = [
    towerX - side * bend * between(0.46, 0.66, random),
    height * between(0.5, 0.6, random),
  ];
  const pitch = Math.min(unit * 1.9, bend / 4.75);
  const bands: Shape[] = Array.from({ length: 5 }, (_, i) => {
    const radius = round(bend - i * pitch);
    const far = round(isMirrored ? width + unit * 2 : -unit * 2);
    return {
      d: `M${far} ${round(bendY - radius)}H${round(bendX)}a${radius} ${radius} 0 0 ${isMirrored ? 0 : 1} 0 ${round(2 * radius)}H${far}`,
      strokeWidth: pitch * 0.55,
    };
  });
  const crown = Math.max(height * between(0.06, 0.16, random), seen.top);
  const deck = crown + height * 0.17;
  const tower =
    polygon([
      [towerX - unit * 0.95, height * 1.02],
      [towerX + unit * 0.95, height * 1.02],
      [towerX + unit * 0.45, crown],
      [towerX - unit * 0.45, crown],
    ]) +
    polygon([
      [towerX - unit * 3.4, deck],
      [towerX + unit * 3.4, deck],
      [towerX + unit * 2.1, deck + unit * 2.6],
      [towerX - unit * 2.1, deck + unit * 2.6],
    ]);
  // The decimal clock of the real tower: portholes along the shaft.
  const portholes = Array.from({ length: 10 }, (_, i) =>
    circle(towerX, deck + unit * (4 + i * 1.15), unit * 0.24),
  );
  return {
    a: bands,
    b: [
      fill(tower),
      fill(rectangle(towerX - unit * 2.4, deck - unit * 1.5, unit * 4.8, unit)),
      fill(rectangle(towerX - unit * 0.12, -10, unit * 0.24, height * 0.2)),
    ],
    key: [
      fill(portholes.join('')),
      fill(rectangle(towerX - unit * 2.6, deck + unit * 0.7, unit * 5.2, unit * 0.34)),
    ],
    subject: {
      left: towerX - unit * 3.4,
      top: crown,
      right: towerX + unit * 3.4,
      bottom: deck + unit * 2.6,
    },
  };
};

/** Hamburg: containers stacked above the waves of the harbour. */
export const hamburg: MotifFunction = ({ width, height, isWide, seen, sky, random }) => {
  const columns = isWide ? 8 : 5;
  const size = width / columns;
  const rowHeight = size * 0.46;
  let a = '';
  let b = '';
  let key = '';
  const quay = height * 0.665;
  const rows = Math.ceil(quay / rowHeight);
  for (let row = 0; row < rows; row += 1) {
    const clearance = row < 2 ? columns * 0.45 : row < 4 ? columns * 0.25 : 0;
    const first = Math.floor(Math.floor(random() * columns * 0.5) + clearance);
    for (let column = first; column < columns; column += 1) {
      const share = random();
      const [x, y] = [column * size, quay - (rows - row) * rowHeight];
      // Wide sheets have whole containers only: above them is the same sky as behind the header. Beside the name of
      // the city in its largest size, a gap is left.
      if (y < (isWide ? seen.top : 0) || (y < sky && (!isWide || x < seen.left + size / 2))) continue;
      const container = rectangle(x, y, size * 0.97, rowHeight * 0.94);
      if (share < 0.45 || share >= 0.75) a += container;
      if (share >= 0.45) b += container;
      if (share >= 0.9) continue;
      for (let rib = 1; rib < 7; rib += 1) {
        key += rectangle(x + (rib * size) / 7, y + rowHeight * 0.14, size * 0.012, rowHeight * 0.66);
      }
    }
  }
  for (let i = 0; i < 7; i += 1) {
    b += waveBand({
      from: -10,
      to: width + 10,
      top: height * (0.68 + i * 0.05),
      thickness: height * 0.026,
      amplitude: height * 0.012,
      wavelength: (Math.max(width, height * 0.8) * TURN) / 25,
      phase: i,
    });
  }
  return { a: [fill(a)], b: [fill(b)], key: [fill(key)] };
};

/** Vienna: the giant wheel at a random angle, every third cabin in key. */
export const wien: MotifFunction = ({ width, height, short, isBesideWords, random }) => {
  const alone = height > width ? between(0.395, 0.42, random) : between(0.34, 0.395, random);
  const radius = short * (isBesideWords ? between(0.29, 0.3, random) : alone);
  const level = between(0.45, 0.47, random);
  const [cx, cy] = [width / 2, height * (isBesideWords ? 0.496 : level)];
  const cabins = 12 + 3 * Math.floor(random() * 3);
  const [stop, inner] = [random(), between(0.4, 0.68, random)];
  const stance = between(0.44, 0.78, random);
  const hub = between(0.14, 0.26, random);
  const b: Shape[] = [];
  const key: Shape[] = [];
  let spokes = '';
  for (let i = 0; i < cabins; i += 1) {
    const angle = ((i + stop) / cabins) * TURN;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    spokes += `M${round(cx)} ${round(cy)}L${round(cx + radius * cos)} ${round(cy + radius * sin)}`;
    const cabin = rectangle(
      cx + radius * 1.02 * cos - radius * 0.1,
      cy + radius * 1.02 * sin - radius * 0.07,
      radius * 0.2,
      radius * 0.17,
    );
    (i % 3 === 0 ? key : b).push(fill(cabin));
  }
  const legs = polygon([
    [cx, cy - radius * 0.08],
    [cx + radius * stance, height * 1.02],
    [cx - radius * stance, height * 1.02],
  ]);
  return {
    a: [
      ring(cx, cy, radius, radius * 0.1),
      ring(cx, cy, radius * inner, radius * 0.06),
      { d: spokes, strokeWidth: radius * 0.026 },
    ],
    b: [...b, fill(legs), fill(circle(cx, cy, radius * hub))],
    key: [...key, fill(circle(cx, cy, radius * 0.07))],
    subject: {
      left: cx - radius * 1.12,
      top: cy - radius * 1.09,
      right: cx + radius * 1.12,
      bottom: cy + radius * 1.12,
    },
  };
};
