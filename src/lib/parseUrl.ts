/** Parses an absolute address; undefined if it is invalid. Safari 16 has no `URL.canParse`. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
