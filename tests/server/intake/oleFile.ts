import CFB from 'cfb';

/** The start of a Word file's main stream, with its encryption flag. */
export function wordStream({ isEncrypted = false, bytes = 5000 } = {}): Buffer {
  const stream = Buffer.alloc(bytes, 1);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(isEncrypted ? 0x13f0 : 0x12f0, 10);
  return stream;
}

/** A compound file with these streams by path, written by the SheetJS library. */
export function oleFile(streams: Readonly<Record<string, Buffer>> = { WordDocument: wordStream() }): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${path}`, content);
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/**
 * A compound file of this many sectors, half of which start chains that all lead into one long chain: collecting the
 * streams would take a hundred times the memory of this machine.
 */
export function chainBomb(sectors: number): Buffer {
  const SECTOR = 512;
  const tables = Math.ceil(sectors / 128);
  const bytes = Buffer.alloc(SECTOR * (sectors + 1));
  oleFile().copy(bytes, 0, 0, 44);
  for (const [at, value] of [
    [44, tables],
    [48, tables + 2],
    [56, 4096],
    [60, -2],
    [68, tables > 109 ? tables : -2],
    [72, tables > 109 ? 1 : 0],
  ] as const)
    bytes.writeInt32LE(value, at);
  for (let index = 0; index < 109; index += 1)
    bytes.writeInt32LE(index < tables ? index : -1, 76 + 4 * index);
  for (let index = 0; index < 128; index += 1) {
    bytes.writeInt32LE(109 + index < tables ? 109 + index : -2, SECTOR * (tables + 1) + 4 * index);
  }
  const link = (sector: number, next: number) => bytes.writeInt32LE(next, SECTOR + 4 * sector);
  const half = sectors >> 1;
  for (let sector = 0; sector < sectors; sector += 1) {
    link(sector, sector < half ? half : sector === sectors - 1 ? -2 : sector + 1);
  }
  return bytes;
}
