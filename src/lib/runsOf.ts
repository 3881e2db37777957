/** Consecutive items that all match, or all do not; `start` is the index of the first. */
export interface Run<T> {
  isMatch: boolean;
  start: number;
  items: T[];
}

/** Splits a list into runs of consecutive items that match a condition and runs that do not, in order. */
export function runsOf<T>(list: readonly T[], matches: (item: T, index: number) => boolean): Run<T>[] {
  const runs: Run<T>[] = [];
  for (const [index, item] of list.entries()) {
    const isMatch = matches(item, index);
    const run = runs.at(-1);
    if (run?.isMatch === isMatch) run.items.push(item);
    else runs.push({ isMatch, start: index, items: [item] });
  }
  return runs;
}
