/** Which folded parts of the form are open, by the address of their fields. */
export type OpenParts = ReadonlySet<string>;

/** The address of a field on the form, also its id in the document. */
export function fieldId(locale: string, pointer: string): string {
  return `${locale}:${pointer}`;
}

/** The addresses of a field and of everything around it, from the inside out. */
export function aroundField(id: string): string[] {
  const steps = id.split('/');
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
}

/** Open parts in which what is open of the form in one language is open in another one, too. */
export function openedAlike(parts: OpenParts, from: string, to: string): OpenParts {
  const alike = [...parts].filter((part) => part.startsWith(`${from}:`));
  return new Set([...parts, ...alike.map((part) => fieldId(to, part.slice(from.length + 1)))]);
}

/** Open parts after the entries of a list have changed places; entries that are gone have no new place. */
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
