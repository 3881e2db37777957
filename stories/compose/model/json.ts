import type { ValuePath } from '../../../src/content/schema/visitRoles';

/** A value of a content file. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A group of fields; the order of the fields is the order in the file. */
export interface JsonObject {
  [name: string]: Json;
}

/** Whether a value is a group of fields. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined where there is none. */
export function valueAt(root: Json, path: ValuePath): Json | undefined {
  let value: Json | undefined = root;
  for (const step of path) {
    if (Array.isArray(value)) value = typeof step === 'number' ? value[step] : undefined;
    else value = isObject(value) ? value[step] : undefined;
  }
  return value;
}

/** The root with the value at a path replaced by what `change` makes of it; unchanged where the path leads nowhere. */
function changeAt(root: Json, [step, ...rest]: ValuePath, change: (value: Json) => Json): Json {
  if (step === undefined) return change(root);
  if (Array.isArray(root)) {
    return root.map((entry, index) => (index === step ? changeAt(entry, rest, change) : entry));
  }
  if (!isObject(root) || root[step] === undefined) return root;
  return { ...root, [step]: changeAt(root[step], rest, change) };
}

/**
 * The root with a value at a path. A field that was not there is put where the order of fields wants it: behind the
 * nearest earlier field that is there.
 */
export function setAt(root: Json, path: ValuePath, value: Json, fieldOrder: readonly string[] = []): Json {
  const step = path.at(-1);
  if (step === undefined) return value;
  return changeAt(root, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.map((entry, index) => (index === step ? value : entry));
    if (!isObject(parent)) return parent;
    if (step in parent) return { ...parent, [step]: value };
    const earlier = fieldOrder.slice(0, Math.max(0, fieldOrder.indexOf(String(step))));
    const names = Object.keys(parent);
    const position = names.findLastIndex((name) => earlier.includes(name)) + 1;
    const entries = Object.entries(parent).toSpliced(position, 0, [String(step), value]);
    return Object.fromEntries(entries);
  });
}

/** The root without the field or entry at a path. */
export function removeAt(root: Json, path: ValuePath): Json {
  const step = path.at(-1);
  return changeAt(root, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => index !== step);
    if (!isObject(parent)) return parent;
    return Object.fromEntries(Object.entries(parent).filter(([name]) => name !== step));
  });
}

function changeList(root: Json, path: ValuePath, change: (list: readonly Json[]) => Json[]): Json {
  return changeAt(root, path, (list) => (Array.isArray(list) ? change(list) : list));
}

/** The root with an entry put into the list at a path, in front of the one at `index`. */
export function insertAt(root: Json, path: ValuePath, index: number, value: Json): Json {
  return changeList(root, path, (list) => list.toSpliced(index, 0, value));
}

/** The root with an entry of the list at a path moved to another place; unchanged when there is no such place. */
export function moveAt(root: Json, path: ValuePath, index: number, target: number): Json {
  return changeList(root, path, (list) => {
    const entry = list[index];
    if (entry === undefined || target < 0 || target >= list.length) return [...list];
    return list.toSpliced(index, 1).toSpliced(target, 0, entry);
  });
}
