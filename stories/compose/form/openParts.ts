/** Ids of open parts of the form. */
export type OpenParts = ReadonlySet<string>;

/** Returns the id of a field in the form and the document. */
export function fieldId(locale: string, pointer: string): string {
  return `${locale}:${pointer}`;
}

/** Returns the ids of a field and of everything around it, from the inside out. */
export function aroundField(id: string): string[] {
  const steps = id.split('/');
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
}

/** Returns the open parts, with those open in one language opened in another one too. */
export function openedAlike(parts: OpenParts, from: string, to: string): OpenParts {
  const alike = [...parts].filter((part) => part.startsWith(`${from}:`));
  return new Set([...parts, ...alike.map((part) => fieldId(to, part.slice(from.length + 1)))]);
}

/** Returns the open parts after list entries have moved; removed entries have no new index. */
export function movedParts(
  parts: OpenParts,
  list: string,
  placeOf: (index: number) => number | undefined,
): OpenParts {
  const next = [...parts].flatMap((part) => {
    if (!part.startsWith(`${list}/`)) return [part];
    const [index = '', ...rest] = part.slice(list.length + 1).split('/');
    const place = placeOf(Number(index));
    return place === undefined ? [] : [[list, place, ...rest].join('/')];
  });
  return new Set(next);
}
