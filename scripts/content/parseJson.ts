import { getNodeValue, parseTree } from 'jsonc-parser';

/** A key that `JSON.parse` and `jsonc-parser` treat differently. */
const PROTOTYPE = '"__proto__"';

/** Parses a valid JSON text. */
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

/** At least the number of fields in the text, if no key is separated from its colon. */
function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) count += 1;
  return count;
}

/**
 * Parses a text that is certainly valid JSON without duplicate keys; returns undefined if that needs closer inspection.
 * Much faster than building a tree, and sufficient for nearly all files.
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
