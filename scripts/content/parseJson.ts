import { getNodeValue, parseTree } from 'jsonc-parser';

/** A name that `JSON.parse` and the parser of the editors' places treat differently. */
const PROTOTYPE = '"__proto__"';

/** The value of a text that is JSON. */
export function parseJson(text: string): unknown {
  const tree = text.includes(PROTOTYPE) ? parseTree(text) : undefined;
  return tree ? getNodeValue(tree) : (JSON.parse(text) as unknown);
}

function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + countFields(entry), 0);
  let count = 0;
  for (const field of Object.values(value)) count += 1 + countFields(field);
  return count;
}

/** At least as many as the text has fields, when each name is followed by its colon at once. */
function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) count += 1;
  return count;
}

/**
 * The value of a text that certainly is JSON in which no field stands twice; undefined where that takes a closer look.
 * Much faster than building a tree, and right for nearly all files.
 */
export function parseCleanJson(text: string): { value: unknown } | undefined {
  if (text.includes(PROTOTYPE) || /"\s+:/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return countNames(text) === countFields(value) ? { value } : undefined;
}
