/** A JSON pointer (RFC 6901) to the value behind some steps, e.g. `['blocks', 0, 'a/b']` => `/blocks/0/a~1b`. */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
