/** A number with its noun: `1 page`, `2 pages`, `3 stories`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
