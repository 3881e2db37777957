import { clamp, circle, discSlice, pill, type Point, polygon, rectangle, round, TURN } from '../geometry';
import { fill, type MotifFunction, ring, type Shape } from '../plates';

/** A disc over bars that widen towards the viewer: energy, calm, a horizon. */
export const sun: MotifFunction = ({ width, height, short, seen, random }) => {
  const room = Math.min(seen.right - seen.left, seen.bottom - seen.top);
  const radius = Math.min(short * 0.4, room * 0.48);
  const horizon = height * (0.58 + random() * 0.06);
  const centre = clamp(width * (0.4 + random() * 0.2), seen.left + radius, seen.right - radius);
  let bars = '';
  for (let y = horizon, i = 0; y < height; i += 1) {
    const thickness = height * 0.016 + i * height * 0.0055;
    bars += rectangle(0, y, width, thickness);
    y += thickness + height * 0.02;
  }
  for (let y = horizon, i = 0; y > horizon - radius * 1.2 && i < 6; i += 1) {
    const thickness = radius * (0.14 - 0.02 * i);
    y -= thickness;
    bars += rectangle(0, y, width, thickness * 0.5);
    y -= radius * 0.07;
  }
  // The lower half is cut into bars anyway.
  const subject = {
    left: centre - radius,
    top: horizon - radius,
    right: centre + radius,
    bottom: horizon + radius / 2,
  };
  return { a: [fill(circle(centre, horizon, radius))], b: [fill(bars)], key: [], subject };
};

const SPOKES = 28;

/** Two spoked wheels, one per plate, under a black frame: everything that rolls. */
export const wheels: MotifFunction = ({ width, height, isWide }) => {
  // Where the sheet is not wide the wheels overlap more, so that both are whole.
  const radius = isWide ? Math.min(width * 0.34, height * 0.4) : width * 0.28;
  const gap = isWide ? Math.min(width * 0.2, radius * 1.05) : radius * 0.6;
  // With saddle and handlebar the bicycle is a tenth of a wheel higher above the hubs than below.
  const hubY = isWide ? height * 0.56 : height / 2 + radius * 0.1;
  const [rear, front] = [width / 2 - gap, width / 2 + gap];

  const wheel = (x: number, phase: number): Shape[] => {
    let spokes = '';
    for (let i = 0; i < SPOKES; i += 1) {
      const angle = phase + (i / SPOKES) * TURN;
      const near = angle + 1.2;
      spokes += `M${round(x + radius * 0.1 * Math.cos(near))} ${round(hubY + radius * 0.1 * Math.sin(near))}`;
      spokes += `L${round(x + radius * Math.cos(angle))} ${round(hubY + radius * Math.sin(angle))}`;
    }
    return [
      ring(x, hubY, radius, radius * 0.17),
      fill(circle(x, hubY, radius * 0.13)),
      { d: spokes, strokeWidth: radius * 0.022 },
      fill(circle(x, hubY, radius * 0.62)),
    ];
  };

  // Offsets from the middle of the sheet in shares of the hub distance, so that the frame fits every format.
  const frameX = (share: number) => width / 2 + share * gap;
  const top = hubY - radius * 1.02;
  const line = (...points: Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  const bracket: Point = [frameX(0), hubY];
  const frame =
    line([rear, hubY], [frameX(-0.35), top], [frameX(0.6), top], bracket, [rear, hubY]) +
    line(bracket, [frameX(-0.5), top - radius * 0.16]) +
    line(
      [front, hubY],
      [frameX(0.525), top - radius * 0.26],
      [frameX(0.525) + radius * 0.22, top - radius * 0.26],
    ) +
    line(
      [frameX(-0.5) - radius * 0.16, top - radius * 0.16],
      [frameX(-0.5) + radius * 0.2, top - radius * 0.16],
    );
  return {
    a: wheel(rear, 0),
    b: wheel(front, 0.1),
    key: [{ d: frame, strokeWidth: radius * 0.075, isRounded: true }],
    subject: {
      left: rear - radius * 1.085,
      top: top - radius * 0.3,
      right: front + radius * 1.085,
      bottom: hubY + radius * 1.085,
    },
  };
};

/** A speech bubble with its tail at the lower left (or right): half circles at both ends. */
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

/** A bubble's place in shares of the sheet. */
interface BubblePlace {
  plate: 'a' | 'b';
  x: number;
  y: number;
  width: number;
  height: number;
}

const UPRIGHT_BUBBLES: readonly BubblePlace[] = [
  { plate: 'a', x: -0.1, y: 0.06, width: 0.8, height: 0.34 },
  { plate: 'b', x: 0.28, y: 0.26, width: 0.85, height: 0.34 },
  { plate: 'a', x: -0.2, y: 0.52, width: 0.78, height: 0.34 },
  { plate: 'b', x: 0.4, y: 0.76, width: 0.9, height: 0.34 },
];

/** Fewer and rounder than on upright sheets, where four rows of this width would look like a striped flag. */
const WIDE_BUBBLES: readonly BubblePlace[] = [
  { plate: 'a', x: -0.06, y: 0.07, width: 0.58, height: 0.46 },
  { plate: 'b', x: 0.33, y: 0.3, width: 0.64, height: 0.46 },
  { plate: 'a', x: -0.16, y: 0.66, width: 0.62, height: 0.46 },
];

/** Bubbles from alternating sides, one of them about to answer: talk, networks, advice. */
export const speech: MotifFunction = ({ width, height, isWide }) => {
  const places = isWide ? WIDE_BUBBLES : UPRIGHT_BUBBLES;
  const plate = (wanted: BubblePlace['plate']) =>
    places
      .filter((place) => place.plate === wanted)
      .map((place) => {
        const [x, y, w, h] = [place.x * width, place.y * height, place.width * width, place.height * height];
        return fill(bubble(x, y, w, h, h * 0.265, wanted === 'a' ? 'left' : 'right'));
      });
  const unit = (isWide ? 0.14 : 0.105) * height;
  const step = Math.min(unit, width * 0.14);
  const [firstX, dotY] = isWide ? [width * 0.66 - step, height * 0.53] : [width * 0.46, height * 0.43];
  const dots = [0, 1, 2].map((i) => circle(firstX + i * step, dotY, step * 0.286));
  const reach = step * 0.286;
  const subject = {
    left: firstX - reach,
    top: dotY - reach,
    right: firstX + 2 * step + reach,
    bottom: dotY + reach,
  };
  return { a: plate('a'), b: plate('b'), key: [fill(dots.join(''))], subject };
};

const RAYS = 40;

/** A lens and forty rays: looking, opticians, research. */
export const eye: MotifFunction = ({ width, height, isWide }) => {
  const [cx, cy] = [width / 2, height / 2];
  const lensHeight = isWide ? height * 0.37 : Math.min(height * 0.3, width * 0.34);
  const lensWidth = Math.min(width * 0.47, lensHeight * 2.1);
  const lens =
    `M${round(cx - lensWidth)} ${round(cy)}Q${round(cx)} ${round(cy - lensHeight * 2)} ${round(cx + lensWidth)} ${round(cy)}` +
    `Q${round(cx)} ${round(cy + lensHeight * 2)} ${round(cx - lensWidth)} ${round(cy)}z`;
  const iris = lensHeight * 0.82;
  const at = (radius: number, angle: number): Point => [
    cx + radius * Math.cos(angle),
    cy + radius * Math.sin(angle),
  ];
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const angle = (i / RAYS) * TURN;
    return polygon([at(iris * 0.42, angle), at(iris * 1.5, angle - 0.045), at(iris * 1.5, angle + 0.045)]);
  });
  return {
    a: [fill(lens)],
    b: [fill(rays.join('')), fill(circle(cx, cy, iris))],
    key: [fill(circle(cx, cy, iris * 0.44)), fill(circle(cx + iris * 0.62, cy - iris * 0.55, iris * 0.1))],
    subject: {
      left: cx - lensWidth,
      top: cy - iris * 1.5,
      right: cx + lensWidth,
      bottom: cy + iris * 1.5,
    },
  };
};

/** A disc cut into strips that slide in opposite directions: change, two views of one thing. */
export const slide: MotifFunction = ({ width, height, short, random }) => {
  const radius = short * 0.44;
  const centre: Point = [width / 2, height / 2];
  const strips = 6 + Math.floor(random() * 3) * 2;
  // A slide of more than half a radius would tear the disc apart on wide sheets.
  const step = Math.min(width / (9 + random() * 4), short * 0.17);
  const thickness = (2 * radius) / strips;
  let a = '';
  let b = '';
  for (let i = 0; i < strips; i += 1) {
    const top = centre[1] - radius + i * thickness;
    const shear = step * 1.25 * ((i - (strips - 1) / 2) / ((strips - 1) / 2));
    a += discSlice(centre, radius, top, top + thickness, shear + step * (i % 2 ? 0.18 : -0.18));
    b += discSlice(centre, radius, top, top + thickness, -shear * 0.9);
  }
  return { a: [fill(a)], b: [fill(b)], key: [] };
};

/** Stairs against pills that hang from above: growth, savings, learning. */
export const steps: MotifFunction = ({ width, height, isWide, random }) => {
  const count = isWide ? 9 : 6;
  const step = width / count;
  let stairs = '';
  let pills = '';
  for (let i = 0; i < count; i += 1) {
    const rise = height * (0.16 + 0.74 * (i / (count - 1)));
    stairs += rectangle(i * step, height - rise, step, rise);
    const drop = height * (0.2 + 0.62 * ((count - 1 - i) / (count - 1)) * (0.8 + 0.3 * random()));
    pills += pill(i * step, height * 0.06, step, drop);
  }
  return { a: [fill(stairs)], b: [fill(pills)], key: [] };
};

/** Discs that something has been taken out of, with crumbs: food, sharing, parts of a whole. */
export const bite: MotifFunction = ({ width, height, random }) => {
  const columns = clamp(Math.round((2 * width) / Math.max(height, width / 2)), 2, 4);
  const rows = height > width * 1.5 ? 3 : 2;
  const radius = 0.54 * Math.min(width / columns, height / rows);
  const inset = { x: width / columns / 2, y: height / rows / 2 };
  let discs = '';
  let bites = '';
  let crumbs = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = inset.x * (2 * column + 1);
      const y = inset.y * (2 * row + 1);
      discs += circle(x, y, radius);
      const angle = random() * TURN;
      bites += circle(x + radius * 0.8 * Math.cos(angle), y + radius * 0.8 * Math.sin(angle), radius * 0.62);
      for (let i = 0; i < 5; i += 1) {
        const turn = ((i + random() * 0.7) / 5) * TURN;
        const distance = radius * (0.2 + 0.42 * Math.sqrt(random()));
        crumbs += circle(x + distance * Math.cos(turn), y + distance * Math.sin(turn), radius * 0.07);
      }
    }
  }
  return { a: [fill(discs)], b: [fill(bites)], key: [fill(crumbs)] };
};
