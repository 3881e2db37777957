/** Converts a name to a URL segment: `Pfützenbund` → `pfuetzenbund`, `Crème` → `creme`. */
export function slugOf(name: string): string {
  return (
    name
      // Umlauts may be written as a letter and a mark.
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('\u00ad', '')
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}
