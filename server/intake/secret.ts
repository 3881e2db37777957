import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errorCode';
import { writeDurably } from './durableFiles';

/**
 * The secret that signs tokens and references, from a file in the spool; made at the first start. It must stay the
 * same: with another one, links in mails that were sent would no longer work.
 */
export async function readSecret(dir: string): Promise<string> {
  const file = join(dir, 'secret');
  try {
    await writeDurably(file, randomBytes(32).toString('hex'));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
