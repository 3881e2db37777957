import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A piece of a script that comes from one module; pieces follow each other without gaps. */
export interface Piece {
  module: string;
  /** Where it ends in the script's text, in UTF-16 units. */
  end: number;
}

/** A place in a script where the code of another source begins, as source maps have it: lines from 1, columns from 0. */
export interface MappedPlace {
  line: number;
  column: number;
  /** The module; undefined for what the bundler wrote. */
  module: string | undefined;
}

/** Name of what no module stands for: the bundler's own code. */
export const BUNDLER = '(bundler)';

/** Cuts a script at the places of its source map, which are in order. */
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

/** Brotli's quality for the parts of a script: 11, with which it is served, would take some twenty times as long. */
const PARTS_QUALITY = 9;

const brotliSize = async (text: string): Promise<number> =>
  text === ''
    ? 0
    : (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: PARTS_QUALITY } })).length;

/**
 * What each module adds to a script's compressed bytes at its place: the script up to the piece's end less the script up
 * to its start, both compressed. Scaled to the bytes that are served, so that the sum is these.
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
