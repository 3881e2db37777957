/** Converts a name to a URL segment: `Pfützenbund` → `pfuetzenbund`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
