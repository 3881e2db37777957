import { fnv1a, mulberry32 } from '../../images/prng';

/** Random choices that depend on a seed alone. */
export interface Dice {
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Several different entries of a list, in its order; all of them if it has no more. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Dice whose series is that of the seed: equal seeds give equal choices on every machine. */
export function createDice(seed: string): Dice {
  const random = mulberry32(fnv1a(seed));
  const int = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  return {
    int,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    some: <T>(list: readonly T[], count: number) => {
      const left = list.map((_, index) => index);
      const taken = new Set<number>();
      while (taken.size < Math.min(count, list.length))
        taken.add(left.splice(int(0, left.length - 1), 1)[0] as number);
      return list.filter((_, index) => taken.has(index));
    },
  };
}
