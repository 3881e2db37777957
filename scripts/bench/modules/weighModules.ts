import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A part of a script that comes from one module; parts are contiguous. */
export interface Piece {
  module: string;
  /** End position in the script, in UTF-16 code units. */
  end: number;
}

/** A position in a script where code from another source begins, as in source maps: lines from 1, columns from 0. */
export interface MappedPlace {
  line: number;
  column: number;
  /** The module; undefined for code of the bundler. */
  module: string | undefined;
}

/** Module name for the bundler's own code. */
export const BUNDLER = '(bundler)';

/** Splits a script at the sorted positions of its source map. */
export function cutScript(script: string, places: readonly MappedPlace[]): Piece[] {
  const lineStarts = [0];
  for (let at = script.indexOf('\n'); at >= 0; at = script.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const pieces: Piece[] = [];
  let module = BUNDLER;
  let start = 0;
  const endAt = (end: number) => {
    if (end > start) pieces.push({ module, end });
    start = Math.max(start, end);
  };
  for (const place of places) {
    const next = place.module ?? BUNDLER;
    if (next === module) continue;
    endAt(Math.min((lineStarts[place.line - 1] ?? script.length) + place.column, script.length));
    module = next;
  }
  endAt(script.length);
  return pieces;
}

/** Brotli quality for parts of a script: 11, used for serving, would take about twenty times as long. */
const PARTS_QUALITY = 9;

const brotliSize = async (text: string): Promise<number> =>
  text === ''
    ? 0
    : (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PARTS_QUALITY } })).length;

/**
 * Returns how many compressed bytes each module adds to a script: the compressed script up to the end of its part minus
 * the compressed script up to its start. Scaled, so that the sum equals the bytes served.
 */
export async function weighModules(
  script: string,
  pieces: readonly Piece[],
  served: number,
): Promise<Map<string, number>> {
  const sizes = await Promise.all(pieces.map(({ end }) => brotliSize(script.slice(0, end))));
  const scale = served / (sizes.at(-1) ?? served);
  const weights = new Map<string, number>();
  for (const [index, { module }] of pieces.entries()) {
    const added = (sizes[index] ?? 0) - (sizes[index - 1] ?? 0);
    weights.set(module, (weights.get(module) ?? 0) + added * scale);
  }
  return weights;
}
