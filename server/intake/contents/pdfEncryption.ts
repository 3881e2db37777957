import { createCipheriv, createHash } from 'node:crypto';

/** Encryption dictionary of a PDF (ISO 32000-2, section 7.6.4, standard security handler). */
export interface PdfEncryption {
  /** 2 to 6. */
  revision: number;
  permissions: number;
  /** Strings O and U. */
  owner: Buffer;
  user: Buffer;
  keyBytes: number;
  encryptsMetadata: boolean;
  /** First part of the file identifier. */
  id: Buffer;
}

/** Pads passwords to 32 bytes (algorithm 2, step a); on its own it is the empty password. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which Node's OpenSSL no longer offers. Used only to examine files; it protects nothing. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]);
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  const result = Buffer.alloc(data.length);
  for (let index = 0, a = 0, b = 0; index < data.length; index += 1) {
    a = (a + 1) & 255;
    b = (b + (state[a] ?? 0)) & 255;
    swap(a, b);
    result[index] = (data[index] ?? 0) ^ (state[((state[a] ?? 0) + (state[b] ?? 0)) & 255] ?? 0);
  }
  return result;
}

/** Algorithms 2, 4, 5 and 6, for revisions 2 to 4. */
function opensOld({
  revision,
  permissions,
  owner,
  user,
  keyBytes,
  encryptsMetadata,
  id,
}: PdfEncryption): boolean {
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const metadata = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 255) : Buffer.alloc(0);
  const size = revision === 2 ? 5 : keyBytes;
  let key: Buffer = md5(PADDING, owner.subarray(0, 32), flags, id, metadata).subarray(0, size);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, size);
  let check: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1) {
    check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
  }
  return check.equals(user.subarray(0, 16));
}

/** Algorithm 2.B with the empty password, for revision 6. */
function hardenedHash(salt: Buffer): Buffer {
  let key: Buffer = createHash('sha256').update(salt).digest();
  for (let round = 0; ; round += 1) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const encrypted = Buffer.concat([cipher.update(block), cipher.final()]);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(encrypted)
      .digest();
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}

/** True if an encrypted PDF opens with the empty password, as files do that only restrict printing or copying. */
export function opensWithoutPassword(encryption: PdfEncryption): boolean {
  const { revision, user } = encryption;
  if (revision >= 2 && revision <= 4) return opensOld(encryption);
  const [hash, salt] = [user.subarray(0, 32), user.subarray(32, 40)];
  if (revision === 5) return createHash('sha256').update(salt).digest().equals(hash);
  if (revision === 6) return hardenedHash(salt).equals(hash);
  // A future revision, which the recruiters' software may support.
  return true;
}
