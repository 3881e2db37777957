/** FNV-1a, 32 bit, over the UTF-8 bytes of the text; an unsigned integer. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** Returns numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** mulberry32: a small generator with 32 bits of state; equal seeds give equal series on every machine. */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The random series of a poster; the same seed gives different series for different motifs. */
export function posterRandom(seed: string, motif: string): Random {
  return mulberry32(fnv1a(`${seed}:${motif}`));
}

/** A random number in a range. */
export const between = (low: number, high: number, random: Random): number => low + (high - low) * random();

/** A random element of a list. */
export function pick<T>(values: readonly [T, ...T[]], random: Random): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
