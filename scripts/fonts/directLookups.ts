const GPOS_EXTENSION = 9;

function findTable(view: DataView, tag: string): number | undefined {
  const tableCount = view.getUint16(4);
  for (let index = 0; index < tableCount; index += 1) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (name === tag) return view.getUint32(record + 8);
  }
  return undefined;
}

/**
 * Returns a copy of a TrueType file in which positioning lookups that HarfBuzz wrapped as "extension" (OpenType GPOS
 * lookup type 9, a 32-bit indirection) point directly at their subtables. opentype.js cannot read the wrapped form and
 * would set every line without kerning. Lookups too far apart for 16-bit offsets are left unchanged; table checksums
 * are not updated, as opentype.js does not check them.
 */
export function withDirectLookups(font: Uint8Array): ArrayBuffer {
  const buffer = new ArrayBuffer(font.byteLength);
  new Uint8Array(buffer).set(font);
  const view = new DataView(buffer);
  const gpos = findTable(view, 'GPOS');
  if (gpos === undefined) return buffer;

  const lookupList = gpos + view.getUint16(gpos + 8);
  for (let index = 0; index < view.getUint16(lookupList); index += 1) {
    const lookup = lookupList + view.getUint16(lookupList + 2 + index * 2);
    if (view.getUint16(lookup) !== GPOS_EXTENSION) continue;
    const subtables = Array.from({ length: view.getUint16(lookup + 4) }, (_, subtable) => {
      const entry = lookup + 6 + subtable * 2;
      const wrapper = view.getUint16(entry);
      return {
        entry,
        type: view.getUint16(lookup + wrapper + 2),
        offset: wrapper + view.getUint32(lookup + wrapper + 4),
      };
    });
    const type = subtables[0]?.type;
    if (type === undefined || subtables.some(({ offset }) => offset > 0xffff)) continue;
    view.setUint16(lookup, type);
    for (const { entry, offset } of subtables) view.setUint16(entry, offset);
  }
  return buffer;
}
