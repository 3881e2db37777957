import type { ValuePath } from '../../../src/content/schema/visitRoles';

/** A value in a content file. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A group of fields, in the order of the file. */
export interface JsonObject {
  [name: string]: Json;
}

/** True if a value is a group of fields. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path, undefined if there is none. */
export function valueAt(root: Json, path: ValuePath): Json | undefined {
  let value: Json | undefined = root;
  for (const step of path) {
    if (Array.isArray(value)) value = typeof step === 'number' ? value[step] : undefined;
    else value = isObject(value) ? value[step] : undefined;
  }
  return value;
}

/** Returns a copy with the value at a path replaced by the result of `change`; unchanged if the path does not exist. */
function changeAt(root: Json, [step, ...rest]: ValuePath, change: (value: Json) => Json): Json {
  if (step === undefined) return change(root);
  if (Array.isArray(root)) {
    return root.map((entry, index) => (index === step ? changeAt(entry, rest, change) : entry));
  }
  if (!isObject(root) || root[step] === undefined) return root;
  return { ...root, [step]: changeAt(root[step], rest, change) };
}

/**
 * Returns a copy with a value set at a path. A new field is inserted in `fieldOrder`: after the nearest preceding field
 * that exists.
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

/** Returns a copy without the field or entry at a path. */
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

/** Returns a copy with an entry inserted into the list at a path, before the one at `index`. */
export function insertAt(root: Json, path: ValuePath, index: number, value: Json): Json {
  return changeList(root, path, (list) => list.toSpliced(index, 0, value));
}

/** Returns a copy with a list entry moved to another index; unchanged if there is no such index. */
export function moveAt(root: Json, path: ValuePath, index: number, target: number): Json {
  return changeList(root, path, (list) => {
    const entry = list[index];
    if (entry === undefined || target < 0 || target >= list.length) return [...list];
    return list.toSpliced(index, 1).toSpliced(target, 0, entry);
  });
}
