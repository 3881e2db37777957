/** A point as [x, y] in px, y pointing down. */
export type Point = readonly [x: number, y: number];

/** A full turn in radians. */
export const TURN = Math.PI * 2;

/** Rounds to one decimal in its shortest form: `12`, `12.3`, `-0.5`. */
export const round = (value: number): number => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
};

/** Limits a number to a range. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Path of a circle around x/y, counter-clockwise: within the path of a clockwise shape it cuts a hole. */
export function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  const across = round(2 * radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`;
}

/** Path of a rectangle from its top left corner, clockwise. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Closed path through all points in order. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}

/** Path of a rectangle whose short sides are semicircles. */
export function pill(x: number, y: number, width: number, height: number): string {
  const r = Math.min(width, height) / 2;
  const arc = `a${round(r)} ${round(r)} 0 0 1`;
  if (width > height) {
    const straight = width - 2 * r;
    return `M${round(x + r)} ${round(y)}h${round(straight)}${arc} 0 ${round(height)}h${round(-straight)}${arc} 0 ${round(-height)}z`;
  }
  const straight = height - 2 * r;
  return `M${round(x)} ${round(y + r)}${arc} ${round(width)} 0v${round(straight)}${arc} ${round(-width)} 0z`;
}

/** Corner of a square in which a quarter disc has its centre. */
export type Corner = 0 | 1 | 2 | 3;

/** Converts a number from 0 to 1 into a corner. */
export const cornerOf = (share: number): Corner => Math.floor(share * 4) as Corner;

/** The diagonally opposite corner. */
export const oppositeCorner = (corner: Corner): Corner => ((corner + 2) % 4) as Corner;

/** Path of a quarter disc that fills a square; corner 0 is top left, then clockwise. */
export function quarter(x: number, y: number, size: number, corner: Corner): string {
  const s = round(size);
  const arc = `a${s} ${s} 0 0 1`;
  const left = round(x);
  const top = round(y);
  const right = round(x + size);
  const bottom = round(y + size);
  switch (corner) {
    case 0:
      return `M${left} ${top}h${s}${arc} ${-s} ${s}z`;
    case 1:
      return `M${right} ${top}v${s}${arc} ${-s} ${-s}z`;
    case 2:
      return `M${right} ${bottom}h${-s}${arc} ${s} ${-s}z`;
    case 3:
      return `M${left} ${bottom}v${-s}${arc} ${s} ${s}z`;
  }
}

/** Handles of the Bézier curve that best fits a quarter of a sine wave; x as a share of its width. */
const SINE_HANDLES = { x1: 0.512287 / (Math.PI / 2), y1: 0.512287, x2: 1.002314 / (Math.PI / 2), y2: 1 };

/** A wavy band: its extent, centre line of the upper edge, thickness and wave, in px; phase in radians. */
export interface WaveBand {
  from: number;
  to: number;
  top: number;
  thickness: number;
  amplitude: number;
  wavelength: number;
  phase: number;
}

/** Path of a horizontal band with sine edges covering at least `from` to `to`, with one Bézier curve per quarter wave. */
export function waveBand({ from, to, top, thickness, amplitude, wavelength, phase }: WaveBand): string {
  const quarterWidth = wavelength / 4;
  const first = Math.floor(from / quarterWidth + phase / (TURN / 4));
  const last = Math.ceil(to / quarterWidth + phase / (TURN / 4));
  const xAt = (index: number) => (index - phase / (TURN / 4)) * quarterWidth;
  const levelAt = (index: number) => [0, 1, 0, -1][((index % 4) + 4) % 4] ?? 0;
  const edge = (y: number, start: number, end: number) => {
    const step = Math.sign(end - start);
    let d = '';
    for (let index = start; index !== end; index += step) {
      const [level, next] = [levelAt(index), levelAt(index + step)];
      // Quarters starting on the centre line start steeply; the others are the same curve reversed.
      const leaves = level === 0;
      const [h1, h2] = leaves
        ? [SINE_HANDLES.x1, SINE_HANDLES.x2]
        : [1 - SINE_HANDLES.x2, 1 - SINE_HANDLES.x1];
      const [v1, v2] = leaves ? [SINE_HANDLES.y1 * next, next] : [level, SINE_HANDLES.y1 * level];
      const x = xAt(index);
      const along = step * quarterWidth;
      d += `C${round(x + h1 * along)} ${round(y + v1 * amplitude)} ${round(x + h2 * along)} ${round(y + v2 * amplitude)} `;
      d += `${round(x + along)} ${round(y + next * amplitude)}`;
    }
    return d;
  };
  const start = `M${round(xAt(first))} ${round(top + levelAt(first) * amplitude)}`;
  const turn = `L${round(xAt(last))} ${round(top + thickness + levelAt(last) * amplitude)}`;
  return `${start}${edge(top, first, last)}${turn}${edge(top + thickness, last, first)}z`;
}

/** A halftone screen: pitch in px, angle in radians, and the tone (0 to 1) at each point. */
export interface Screen {
  width: number;
  height: number;
  pitch: number;
  angle: number;
  tone: (x: number, y: number) => number;
}

/** Dots of a halftone screen covering the whole sheet; radius = 0.72 × pitch × √tone. */
export function halftoneDots({ width, height, pitch, angle, tone }: Screen): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.hypot(width, height) / 2 + pitch;
  let d = '';
  for (let i = -reach; i <= reach; i += pitch) {
    for (let j = -reach; j <= reach; j += pitch) {
      const x = width / 2 + i * cos - j * sin;
      const y = height / 2 + i * sin + j * cos;
      if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue;
      const radius = pitch * 0.72 * Math.sqrt(Math.max(0, tone(x, y)));
      if (radius > pitch * 0.07) d += circle(x, y, radius);
    }
  }
  return d;
}
