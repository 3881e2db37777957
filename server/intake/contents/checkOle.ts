import { readFile } from 'node:fs/promises';
import type { FileType } from '../../../src/applications/limits';
import { atOnce } from './atOnce';

/** Result of checking an OLE container. */
export type OleVerdict = 'ok' | 'fileContent' | 'filePassword';

// Sizes and offsets of [MS-CFB], sections 2.1 to 2.6.
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
const MINI_STREAM_MAX = 4096;
const END_OF_CHAIN = -2;
const STREAM = 2;
const ROOT = 5;

/**
 * Names of storages and streams that only macros have ([MS-OVBA], section 2.2; `_VBA_PROJECT_CUR` in embedded
 * spreadsheets).
 */
const MACROS = /^(?:macros|vba|_vba_project|_vba_project_cur)$/i;
/** Main stream of a Word file, and the offset of its flags, which include encryption ([MS-DOC], FibBase). */
const WORD_STREAM = 'WordDocument';
const WORD_FLAGS_AT = 10;
const WORD_ENCRYPTED = 0x01_00;
/** Stream that contains a password-protected modern office file ([MS-OFFCRYPTO], section 2.3). */
const ENCRYPTED_STREAM = 'EncryptedPackage';

interface DirectoryEntry {
  name: string;
  type: number;
  start: number;
  size: number;
}

class DamagedOleError extends Error {
  override name = 'DamagedOleError';
}

/**
 * Reads the directory of a compound file, and the start of a stream. Every sector of a chain is visited once and none
 * is copied, so time and memory grow with the file, whatever its headers claim.
 */
class CompoundFile {
  private readonly sectorBytes: number;
  /** Numbers of the sectors that contain the sector allocation table. */
  private readonly tables: readonly number[];
  readonly entries: readonly DirectoryEntry[];

  /** @throws DamagedOleError */
  constructor(private readonly bytes: Buffer) {
    if (bytes.length < HEADER_BYTES) throw new DamagedOleError();
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new DamagedOleError();
    this.sectorBytes = 2 ** shift;
    this.tables = this.readTables();
    this.entries = [...this.chain(bytes.readInt32LE(48))].flatMap((sector) => this.entriesIn(sector));
  }

  /** Returns a sector; the file's last one may be short. @throws DamagedOleError if it lies outside the file */
  private sector(index: number): Buffer {
    const at = (index + 1) * this.sectorBytes;
    if (index < 0 || at >= this.bytes.length) throw new DamagedOleError();
    return this.bytes.subarray(at, at + this.sectorBytes);
  }

  private numberAt(sector: number, index: number): number {
    const bytes = this.sector(sector);
    if (index * 4 + 4 > bytes.length) throw new DamagedOleError();
    return bytes.readInt32LE(index * 4);
  }

  private readTables(): number[] {
    const tables: number[] = [];
    for (let at = 76; at < HEADER_BYTES; at += 4) tables.push(this.bytes.readInt32LE(at));
    const seen = new Set<number>();
    const last = this.sectorBytes / 4 - 1;
    for (let more = this.bytes.readInt32LE(68); more >= 0; more = this.numberAt(more, last)) {
      if (seen.has(more)) throw new DamagedOleError();
      seen.add(more);
      for (let index = 0; index < last; index += 1) tables.push(this.numberAt(more, index));
    }
    return tables;
  }

  /** Yields the sectors of a chain in order. @throws DamagedOleError if the chain has a cycle or leaves the file */
  private *chain(start: number): Generator<number> {
    const seen = new Set<number>();
    const perTable = this.sectorBytes / 4;
    for (let sector = start; sector !== END_OF_CHAIN; ) {
      if (seen.has(sector)) throw new DamagedOleError();
      seen.add(sector);
      yield sector;
      sector = this.numberAt(this.tables[Math.floor(sector / perTable)] ?? -1, sector % perTable);
    }
  }

  private entriesIn(index: number): DirectoryEntry[] {
    const sector = this.sector(index);
    const entries: DirectoryEntry[] = [];
    for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
      const type = sector.readUInt8(at + 66);
      if (type === 0) continue;
      const nameBytes = Math.min(Math.max(sector.readUInt16LE(at + 64) - 2, 0), 62);
      entries.push({
        name: sector.toString('utf16le', at, at + nameBytes),
        type,
        start: sector.readInt32LE(at + 116),
        size: sector.readUInt32LE(at + 120),
      });
    }
    return entries;
  }

  /** Reads a two-byte number within the first 64 bytes of a stream. @throws DamagedOleError */
  readUInt16({ start, size }: DirectoryEntry, offset: number): number {
    let sector = start;
    let at = offset;
    if (size < MINI_STREAM_MAX) {
      // Short streams are stored in the mini stream, whose chain starts at the root entry.
      const root = this.entries.find(({ type }) => type === ROOT);
      const place = start * MINI_SECTOR_BYTES;
      let rest = Math.floor(place / this.sectorBytes);
      sector = -1;
      for (const part of this.chain(root?.start ?? -1)) {
        if (rest === 0) {
          sector = part;
          break;
        }
        rest -= 1;
      }
      at = (place % this.sectorBytes) + offset;
    }
    const bytes = this.sector(sector);
    if (at < 0 || at + 2 > bytes.length) throw new DamagedOleError();
    return bytes.readUInt16LE(at);
  }
}

function inspect(bytes: Buffer, type: FileType): OleVerdict {
  const file = new CompoundFile(bytes);
  const streamOf = (name: string) =>
    file.entries.find((entry) => entry.type === STREAM && entry.name === name);
  if (streamOf(ENCRYPTED_STREAM)) return 'filePassword';
  const word = streamOf(WORD_STREAM);
  // All entries are checked, whether in the directory tree or not: programs differ in how they find them.
  if (type !== 'doc' || !word || file.entries.some(({ name }) => MACROS.test(name))) return 'fileContent';
  return (file.readUInt16(word, WORD_FLAGS_AT) & WORD_ENCRYPTED) === 0 ? 'ok' : 'filePassword';
}

/**
 * Checks that an OLE container is a Word file (doc) without macros or a password. In place of any other office type, it
 * can only be a password-protected file. Damaged files are rejected, as their content cannot be determined.
 */
export function checkOle(path: string, type: FileType): Promise<OleVerdict> {
  return atOnce(async () => {
    try {
      return inspect(await readFile(path), type);
    } catch (error) {
      if (error instanceof DamagedOleError) return 'fileContent';
      throw error;
    }
  });
}
