import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { MAX_TOTAL_BYTES } from '../../../src/applications/limits';
import type { AddressHash } from './addressHash';
import { type Answer, RETRY_AFTER_S } from '../answers/answer';
import { networksOf } from './networks';
import type { CountedUpload, SharedUploads } from './sharedUploads';

/** Seconds after which a sender with too many concurrent uploads may retry. */
const UPLOADS_RETRY_S = 15;

/** Limits of uploads that are not yet accepted. */
export interface UploadLimits {
  /** Maximum concurrent uploads from one network, 0 for no limit; several times as many for wider IPv6 networks. */
  perNetwork: number;
  /** Maximum bytes of all uploads together, 0 for no limit. In any case at most half of the free space. */
  budgetBytes: number;
  /** Folder on the disk to which they are written. */
  dir: string;
}

/** Space reserved for one upload. */
export interface Upload {
  /** Releases the space after the upload was accepted, rejected or aborted. Never throws. */
  end(): void;
}

/** Limits what is received but not yet accepted, so that nobody can fill the disk or keep others from applying. */
export interface UploadLimit {
  /**
   * Reserves space for an upload.
   * @param bytes size of its body; undefined if not declared
   * @returns a response if there is not enough space
   */
  begin(
    address: string,
    bytes: number | undefined,
  ): Promise<Upload | Extract<Answer, { retryAfter: number }>>;
}

/** Free bytes on the disk; infinite if unknown, as the store will report that it cannot be written. */
async function freeBytes(dir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dir);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Counts the uploads of this process and, through `shared`, those of all copies of the intake. An upload reserves its
 * declared size, or the maximum that could be stored of it.
 */
export function createUploadLimit(
  { perNetwork, budgetBytes, dir }: UploadLimits,
  hash: AddressHash,
  shared?: SharedUploads,
): UploadLimit {
  const counts = new Map<string, number>();
  let reserved = 0;
  const change = ({ networks, bytes }: CountedUpload, by: 1 | -1) => {
    reserved += by * bytes;
    for (const { key } of networks) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  };
  const busy = { status: 429, retryAfter: UPLOADS_RETRY_S } as const;
  const full = { status: 503, retryAfter: RETRY_AFTER_S } as const;

  return {
    async begin(address, bytes = MAX_TOTAL_BYTES) {
      const upload: CountedUpload = {
        id: randomUUID(),
        bytes: Math.min(bytes, MAX_TOTAL_BYTES),
        networks: networksOf(address).map(({ name, factor }) => ({
          key: hash(name),
          most: perNetwork * factor,
        })),
      };
      const most = Math.min(budgetBytes || Number.POSITIVE_INFINITY, (await freeBytes(dir)) / 2);
      // There is no await between here and `change`, so that two uploads cannot reserve the same space.
      const hasTooMany = upload.networks.some((network) => (counts.get(network.key) ?? 0) >= network.most);
      if (perNetwork > 0 && hasTooMany) return busy;
      if (reserved + upload.bytes > most) return full;
      change(upload, 1);
      const excess = await shared?.begin(upload);
      if (excess !== undefined) {
        change(upload, -1);
        return excess === 'uploads' ? busy : full;
      }
      return {
        end: () => {
          change(upload, -1);
          shared?.end(upload);
        },
      };
    },
  };
}
