import { isObject, type Json } from '../model/json';

/** Minimum and maximum length of a group. */
const LENGTHS = [2, 3] as const;

/** Maximum number of groups. */
const MOST = 6;

function typesOf(file: unknown): string[] {
  const blocks = isObject(file as Json) ? (file as { blocks?: unknown }).blocks : undefined;
  if (!Array.isArray(blocks)) return [];
  return blocks.map((block: unknown) => String((block as { type?: unknown }).type));
}

/**
 * Returns sequences of blocks that occur on several pages, most frequent first; longer groups count more. Groups of a
 * single type are ignored, as are those within a longer group that is at least as frequent.
 */
export function usualGroups(files: readonly unknown[]): string[][] {
  const pages = new Map<string, number>();
  for (const file of files) {
    const types = typesOf(file);
    const own = LENGTHS.flatMap((length) =>
      types.flatMap((_, start) => {
        const group = types.slice(start, start + length);
        return group.length === length && new Set(group).size > 1 ? [group.join(' ')] : [];
      }),
    );
    for (const group of new Set(own)) pages.set(group, (pages.get(group) ?? 0) + 1);
  }
  const weightOf = ([group, count]: [string, number]) => count * (group.split(' ').length - 1);
  const sorted = [...pages]
    .filter(([, count]) => count > 1)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || (one[0] < other[0] ? -1 : 1));
  const chosen: [string, number][] = [];
  for (const [group, count] of sorted) {
    const isWithin = chosen.some(([other, of]) => ` ${other} `.includes(` ${group} `) && of >= count);
    if (!isWithin && chosen.length < MOST) chosen.push([group, count]);
  }
  return chosen.map(([group]) => group.split(' '));
}
