/** Path of the 404 page of a locale prefix, e.g. `/en` => `/en/404.html`. Hosts find it by this name. */
export function notFoundPath(prefix: string): string {
  return `${prefix}/404.html`;
}
