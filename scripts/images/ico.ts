const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An ICO file with one PNG: a 6-byte header, one 16-byte directory entry, then the PNG unchanged (supported inside ICO
 * since Windows Vista). `size` is the side length in px, 1 to 256.
 * @throws for other sizes
 */
export function wrapInIco(png: Uint8Array, size: number): Buffer {
  if (!Number.isInteger(size) || size < 1 || size > 256) {
    throw new Error(`An ICO picture has 1 to 256 px a side, not ${size}. Render the PNG smaller.`);
  }
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // Type: icon.
  head.writeUInt16LE(1, 4); // Number of images.
  head.writeUInt8(size % 256, HEADER_BYTES); // 0 means 256.
  head.writeUInt8(size % 256, HEADER_BYTES + 1);
  head.writeUInt16LE(1, HEADER_BYTES + 4); // Colour planes.
  head.writeUInt16LE(32, HEADER_BYTES + 6); // Bits per pixel.
  head.writeUInt32LE(png.byteLength, HEADER_BYTES + 8);
  head.writeUInt32LE(head.byteLength, HEADER_BYTES + 12);
  return Buffer.concat([head, png]);
}
