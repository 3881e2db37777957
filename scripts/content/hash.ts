import { createHash } from 'node:crypto';

/** JSON with the fields of every object in the order of their names, so that equal data gives equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) => {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The first ten hexadecimal digits of the SHA-256 of data: its name in addresses and keys. */
export function shortHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 10);
}
