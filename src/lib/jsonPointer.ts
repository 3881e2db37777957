/** Returns the JSON pointer (RFC 6901) of a path, e.g. `['blocks', 0, 'a/b']` => `/blocks/0/a~1b`. */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
