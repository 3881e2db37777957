import { clamp, circle, pill, type Point, polygon, rectangle, round, TURN } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between, pick } from '../prng';

/** A disc above bars that widen towards the viewer. Topics: energy, calm, horizon. */
export const sun: MotifFunction = ({ width, height, short, isWide, seen, sky, random }) => {
  const room = Math.min(seen.right - seen.left, seen.bottom - seen.top);
  const radius = Math.min(short * (sky > 0 && isWide ? 0.32 : 0.4), room * 0.48) * between(0.6, 1, random);
  const horizon = height * between(sky > 0 ? 0.54 : 0.46, 0.66, random);
  // Half set, or just above the horizon; under a sky, below most headlines.
  const middle = clamp(
    horizon - radius * between(-0.1, 0.9, random),
    Math.max(seen.top, sky * (isWide ? 0.84 : 1.3)) + radius,
    seen.bottom - radius / 2,
  );
  const centre = clamp(width * between(0.2, 0.8, random), seen.left + radius, seen.right - radius);
  const [density, above] = [between(0.75, 1.8, random), 3 + Math.floor(random() * 7)];
  let bars = '';
  for (let y = horizon, i = 0; y < height; i += 1) {
    const thickness = (height * 0.016 + i * height * 0.0055) * density;
    bars += rectangle(0, y, width, thickness);
    y += thickness + height * 0.02 * density;
  }
  for (
    let y = horizon, i = 0;
    y > Math.max(horizon - radius * 1.9, sky + radius * 0.2) && i < above;
    i += 1
  ) {
    const thickness = radius * Math.max(0.08, 0.14 - 0.02 * i) * (0.6 + density * 0.4);
    y -= thickness;
    bars += rectangle(0, y, width, thickness * 0.5);
    y -= radius * 0.07;
  }
  // The lower half is cut into bars anyway.
  const subject = {
    left: centre - radius,
    top: middle - radius,
    right: centre + radius,
    bottom: middle + radius / 2,
  };
  return { a: [fill(circle(centre, middle, radius))], b: [fill(bars)], key: [], subject };
};

/** A speech bubble with semicircular ends and a tail at the lower left or right. */
function bubble(x: number, y: number, w: number, h: number, tail: number, side: 'left' | 'right'): string {
  const r = round(h / 2);
  const t = round(tail);
  const start = `M${round(x + h / 2)} ${round(y)}h${round(w - h)}a${r} ${r} 0 0 1 0 ${round(h)}`;
  const foot =
    side === 'right'
      ? `v${t}l${-t} ${-t}H${round(x + h / 2)}`
      : `H${round(x + h / 2 + tail)}l${-t} ${t}v${-t}`;
  return `${start}${foot}a${r} ${r} 0 0 1 0 ${round(-h)}z`;
}

/** Place of a bubble, in shares of the sheet. */
interface BubblePlace {
  plate: 'a' | 'b';
  x: number;
  y: number;
  width: number;
  height: number;
}

type Talk = readonly BubblePlace[];

const UPRIGHT_BUBBLES: [Talk, ...Talk[]] = [
  [
    { plate: 'a', x: -0.1, y: 0.06, width: 0.8, height: 0.34 },
    { plate: 'b', x: 0.28, y: 0.26, width: 0.85, height: 0.34 },
    { plate: 'a', x: -0.2, y: 0.52, width: 0.78, height: 0.34 },
    { plate: 'b', x: 0.4, y: 0.76, width: 0.9, height: 0.34 },
  ],
  [
    { plate: 'a', x: -0.24, y: -0.14, width: 0.96, height: 0.34 },
    { plate: 'b', x: 0.16, y: 0.06, width: 1.1, height: 0.46 },
    { plate: 'a', x: -0.3, y: 0.42, width: 0.94, height: 0.36 },
    { plate: 'b', x: 0.34, y: 0.7, width: 0.9, height: 0.42 },
  ],
  [
    { plate: 'a', x: -0.2, y: -0.06, width: 0.72, height: 0.3 },
    { plate: 'b', x: 0.2, y: 0.15, width: 0.95, height: 0.43 },
    { plate: 'a', x: -0.16, y: 0.5, width: 0.86, height: 0.46 },
    { plate: 'b', x: 0.5, y: 0.88, width: 0.9, height: 0.34 },
  ],
];

/** Fewer and rounder than on upright sheets; four rows at this width would look like a striped flag. */
const WIDE_BUBBLES: [Talk, ...Talk[]] = [
  [
    { plate: 'a', x: -0.06, y: 0.07, width: 0.58, height: 0.46 },
    { plate: 'b', x: 0.33, y: 0.3, width: 0.64, height: 0.46 },
    { plate: 'a', x: -0.16, y: 0.64, width: 0.66, height: 0.46 },
  ],
  [
    { plate: 'a', x: -0.1, y: -0.14, width: 0.6, height: 0.52 },
    { plate: 'b', x: 0.26, y: 0.16, width: 0.6, height: 0.56 },
    { plate: 'a', x: -0.2, y: 0.6, width: 0.66, height: 0.52 },
  ],
  [
    { plate: 'a', x: 0.06, y: 0.02, width: 0.5, height: 0.46 },
    { plate: 'b', x: 0.38, y: 0.24, width: 0.76, height: 0.5 },
    { plate: 'a', x: -0.2, y: 0.54, width: 0.7, height: 0.56 },
  ],
];

/** Speech bubbles from alternating sides, the second with typing dots. Topics: talk, networks, advice. */
export const speech: MotifFunction = ({ width, height, isWide, seen, isBesideWords, random }) => {
  const places = pick(isWide ? WIDE_BUBBLES : UPRIGHT_BUBBLES, random);
  const isMirrored = random() < 0.5;
  const drift = width * between(-0.04, 0.04, random);
  const bubbles = places.map((place) => {
    const [w, h] = [place.width * width, place.height * height];
    const x = (isMirrored ? width - place.x * width - w : place.x * width) + drift;
    const left = isBesideWords ? Math.max(x, seen.left) : x;
    return { plate: place.plate, x: left, y: place.y * height, w: x + w - left, h };
  });
  const plate = (wanted: BubblePlace['plate']) =>
    bubbles
      .filter((one) => one.plate === wanted)
      .map(({ x, y, w, h }) =>
        fill(bubble(x, y, w, h, h * 0.265, (wanted === 'a') === isMirrored ? 'right' : 'left')),
      );
  const [, answer = bubbles[0]] = bubbles;
  const step = Math.min((isWide ? 0.14 : 0.105) * height, width * 0.14);
  // Within the part of the bubble that is never cropped.
  const [from, to] = [
    Math.max(answer?.x ?? 0, width * 0.2),
    Math.min((answer?.x ?? 0) + (answer?.w ?? 0), width * 0.8),
  ];
  const [dotX, dotY] = [(from + to) / 2, (answer?.y ?? 0) + (answer?.h ?? 0) / 2];
  const reach = step * 0.286;
  const dots = [-1, 0, 1].map((i) => circle(dotX + i * step, dotY, reach));
  return {
    a: plate('a'),
    b: plate('b'),
    key: [fill(dots.join(''))],
    subject: {
      left: dotX - step - reach,
      top: dotY - reach,
      right: dotX + step + reach,
      bottom: dotY + reach,
    },
  };
};

/** An eye with rays, looking to one side. Topics: looking, optics, research. */
export const eye: MotifFunction = ({ width, height, isWide, isBesideWords, random }) => {
  const [cx, cy] = [width / 2, height / 2];
  const open = between(0.84, 1, random);
  const lensHeight =
    (isWide ? height * 0.37 : Math.min(height * (isBesideWords ? 0.24 : 0.3), width * 0.34)) * open;
  const lensWidth = Math.min(width * (isBesideWords ? 0.45 : 0.47), (lensHeight / open) * 2.1);
  const lens =
    `M${round(cx - lensWidth)} ${round(cy)}Q${round(cx)} ${round(cy - lensHeight * 2)} ${round(cx + lensWidth)} ${round(cy)}` +
    `Q${round(cx)} ${round(cy + lensHeight * 2)} ${round(cx - lensWidth)} ${round(cy)}z`;
  const iris = lensHeight * between(0.72, 0.86, random);
  const rays = 28 + 4 * Math.floor(random() * 5);
  const reach = iris * between(1.3, 1.6, random);
  const pupil = iris * between(0.34, 0.52, random);
  const aside = Math.min(lensWidth * 0.24, width * 0.49 - reach);
  const look = aside * (random() < 0.5 ? -1 : 1) * between(0.3, 1, random);
  const lit = random() < 0.5 ? 1 : -1;
  const at = (radius: number, angle: number): Point => [
    cx + look + radius * Math.cos(angle),
    cy + radius * Math.sin(angle),
  ];
  // Keeps the ratio of ray to gap that forty rays would have.
  const half = 1.8 / rays;
  const beams = Array.from({ length: rays }, (_, i) => {
    const angle = (i / rays) * TURN;
    return polygon([at(iris * 0.42, angle), at(reach, angle - half), at(reach, angle + half)]);
  });
  return {
    a: [fill(lens)],
    b: [fill(beams.join('')), fill(circle(cx + look, cy, iris))],
    key: [
      fill(circle(cx + look, cy, pupil)),
      fill(circle(cx + look + lit * iris * 0.62, cy - iris * 0.55, iris * 0.1)),
    ],
    subject: { left: cx - lensWidth, top: cy - reach, right: cx + lensWidth, bottom: cy + reach },
  };
};

/** Stairs, and pills hanging from above. Topics: growth, savings, learning. */
export const steps: MotifFunction = ({ width, height, isWide, random }) => {
  const count = (isWide ? 7 : 4) + Math.floor(random() * 4);
  const isDown = random() < 0.5;
  const [least, most] = [between(0.1, 0.26, random), between(0.78, 0.92, random)];
  const step = width / count;
  let stairs = '';
  let pills = '';
  for (let i = 0; i < count; i += 1) {
    const x = (isDown ? count - 1 - i : i) * step;
    const share = i / (count - 1);
    const rise = height * (least + (most - least) * share);
    // Beyond the sheet, so that no hairline of the ground shows at its edges.
    stairs += rectangle(x - 1, height - rise, step + 2, rise + 1);
    const drop = height * (0.12 + (1 - least) * (1 - share) * between(0.9, 1.1, random));
    pills += pill(x, height * 0.06, step, Math.max(drop, step));
  }
  return { a: [fill(stairs)], b: [fill(pills)], key: [] };
};

/** Discs with a bite taken out, and crumbs. Topics: food, sharing, parts of a whole. */
export const bite: MotifFunction = ({ width, height, seen, isBesideWords, random }) => {
  const columns = clamp(Math.round((2 * width) / Math.max(height, width / 2)), 2, 4);
  const rows = height > width * 1.5 ? 3 : 2;
  const left = isBesideWords ? seen.left : 0;
  const inset = { x: (width - left) / columns / 2, y: height / rows / 2 };
  const radius = 1.08 * Math.min(inset.x, inset.y);
  let discs = '';
  let bites = '';
  let crumbs = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + inset.x * (2 * column + 1);
      const y = inset.y * (2 * row + 1);
      discs += circle(x, y, radius);
      const angle = random() * TURN;
      const biteX = Math.max(
        x + radius * 0.8 * Math.cos(angle),
        isBesideWords ? left + radius * 0.62 : -width,
      );
      bites += circle(biteX, y + radius * 0.8 * Math.sin(angle), radius * 0.62);
      for (let i = 0; i < 5; i += 1) {
        const turn = ((i + random() * 0.7) / 5) * TURN;
        const distance = radius * (0.2 + 0.42 * Math.sqrt(random()));
        crumbs += circle(x + distance * Math.cos(turn), y + distance * Math.sin(turn), radius * 0.07);
      }
    }
  }
  return { a: [fill(discs)], b: [fill(bites)], key: [fill(crumbs)] };
};
