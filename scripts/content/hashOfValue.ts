import { createHash } from 'node:crypto';

/** JSON with sorted object keys, so that equal data gives equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** First 10 hex digits of the SHA-256 of data; used in URLs and keys. */
export function hashOfValue(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 10);
}
