import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOfBytes } from './hashOfBytes';

/** A file of the `media` folder, as it was when the content was read. */
export interface Medium {
  /** Path below `content-json/media`. */
  file: string;
  /** Hash of the bytes, see `hashOfBytes`. */
  hash: string;
}

/** Reads a media file. @throws if it is missing or has changed since the content was read */
export async function readMedium(contentDir: string, { file, hash }: Medium): Promise<Buffer> {
  const place = path.join(contentDir, 'media', file);
  const bytes = await readFile(place).catch(() => {
    throw new Error(`${place} is missing, but a page uses it. Put the file there.`);
  });
  if (hashOfBytes(bytes) !== hash)
    throw new Error(`${place} has changed while the site was being built. Build it again.`);
  return bytes;
}
