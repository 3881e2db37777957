import jsQR from 'jsqr';
import type { ScanCodeView } from '../../src/content/view';

/** Pixels per side of a module; readers need more than one. */
const MODULE_PX = 4;

/** Draws a code as the browser does: its path consists of horizontal strokes one module high. */
function modulesOf({ modules, path }: ScanCodeView): boolean[][] {
  const rows = Array.from({ length: modules }, () => Array.from({ length: modules }, () => false));
  let [x, y] = [0, 0];
  for (const [, command, first = '', second = ''] of path.matchAll(/([Mmh])([\d.]+) ?([\d.]*)/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
    else if (command === 'm') x += Number(first);
    else for (const end = x + Number(first); x < end; x += 1) (rows[y] as boolean[])[x] = true;
  }
  return rows;
}

/**
 * Decodes a code as a reader would; undefined if it is unreadable.
 *
 * @param soil true for a module that was darkened by accident
 */
export function readScanCode(
  code: ScanCodeView,
  soil: (x: number, y: number) => boolean = () => false,
): string | undefined {
  const rows = modulesOf(code);
  const side = code.modules * MODULE_PX;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [column, row] = [Math.floor(x / MODULE_PX), Math.floor(y / MODULE_PX)];
      if (rows[row]?.[column] || soil(column, row))
        pixels.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}
