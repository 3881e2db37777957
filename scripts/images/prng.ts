/** FNV-1a, 32 bit, over the UTF-8 bytes of the text; an unsigned integer. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** A source of numbers from 0 (included) to 1 (excluded). */
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

/** The series of one poster: the same slug gives each motif a series of its own. */
export function posterRandom(seed: string, motif: string): Random {
  return mulberry32(fnv1a(`${seed}:${motif}`));
}

/** A number between two others. */
export const between = (low: number, high: number, random: Random): number => low + (high - low) * random();

/** One of a list. */
export function pick<T>(values: readonly [T, ...T[]], random: Random): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
