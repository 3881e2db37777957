import { fnv1a, mulberry32 } from '../../images/prng';

/** Random choices determined by a seed. */
export interface Dice {
  /** Returns an integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns several different items of a list, in its order; all of them if there are not enough. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Returns dice for a seed: equal seeds give equal choices on every machine. */
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
