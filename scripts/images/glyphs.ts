import type { Box, SettingOptions, Typeface } from '../fonts/createTypeface';
import { round } from './geometry';

/** The outline of a word: start of its first contour, and all following commands in relative form. */
interface Drawing {
  x: number;
  y: number;
  tail: string;
}

const tenths = (value: number) => Math.round(value * 10);

/** Builds relative path commands from rounded absolute coordinates, so that rounding errors do not add up. */
function draw(typeface: Typeface, text: string, size: number, options: SettingOptions): Drawing | undefined {
  let origin: readonly [number, number] | undefined;
  let contour = [0, 0] as readonly [number, number];
  let pen = [0, 0] as readonly [number, number];
  let tail = '';
  const step = (...points: readonly (readonly [number, number])[]) => {
    const deltas = points.flatMap(([x, y]) => [(x - pen[0]) / 10, (y - pen[1]) / 10]);
    pen = points.at(-1) ?? pen;
    return deltas.join(' ').replaceAll(' -', '-');
  };
  for (const command of typeface.commands(text, size, options)) {
    if (command.type === 'Z') {
      tail += 'z';
      pen = contour;
      continue;
    }
    const end = [tenths(command.x), tenths(command.y)] as const;
    if (command.type === 'M') {
      if (origin) tail += `m${step(end)}`;
      else {
        origin = end;
        pen = end;
      }
      contour = end;
    } else if (command.type === 'L') {
      tail += `l${step(end)}`;
    } else if (command.type === 'Q') {
      tail += `q${step([tenths(command.x1), tenths(command.y1)], end)}`;
    } else if (command.type === 'C') {
      tail += `c${step([tenths(command.x1), tenths(command.y1)], [tenths(command.x2), tenths(command.y2)], end)}`;
    }
  }
  return origin && { x: origin[0] / 10, y: origin[1] / 10, tail };
}

const drawings = new WeakMap<Typeface, Map<string, Drawing | undefined>>();

/**
 * Path of a text with its baseline starting at x/y, in px. Equal words of equal size differ only in their start point,
 * which compresses well. Empty for spaces.
 * @throws if the typeface lacks a letter
 */
export function outline(
  typeface: Typeface,
  text: string,
  x: number,
  y: number,
  size: number,
  options: SettingOptions = { kerning: false },
): string {
  let known = drawings.get(typeface);
  if (!known) {
    known = new Map();
    drawings.set(typeface, known);
  }
  const key = `${size}|${options.kerning !== false}|${text}`;
  if (!known.has(key)) known.set(key, draw(typeface, text, size, options));
  const drawing = known.get(key);
  return drawing ? `M${round(x + drawing.x)} ${round(y + drawing.y)}${drawing.tail}` : '';
}

/** Ink bounding box of a text without kerning. @throws if the typeface lacks a letter */
export function inkBox(typeface: Typeface, text: string, size: number): Box {
  return typeface.box(text, size, { kerning: false });
}

/** Font size in px at which the ink of a text just fits into a box. @throws if the typeface lacks a letter */
export function fittingSize(typeface: Typeface, text: string, width: number, height: number): number {
  const unit = inkBox(typeface, text, 1000);
  return 1000 * Math.min(width / (unit.x2 - unit.x1), height / (unit.y2 - unit.y1));
}
