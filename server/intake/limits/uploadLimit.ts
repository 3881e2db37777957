import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { MAX_TOTAL_BYTES } from '../../../src/applications/limits';
import type { AddressHash } from './addressHash';
import { type Answer, RETRY_AFTER_S } from '../answers/answer';
import { networksOf } from './networks';
import type { CountedUpload, SharedUploads } from './sharedUploads';

/** Seconds after which a sender with too many uploads at once may try again. */
const UPLOADS_RETRY_S = 15;

/** What uploads that are not yet accepted may take. */
export interface UploadLimits {
  /** Most at once from one network, 0 for any number; wider IPv6 networks several times as many. */
  perNetwork: number;
  /** Most bytes of all together, 0 for any number. Never more than half of the free space all the same. */
  budgetBytes: number;
  /** Folder on the disk that they are written to. */
  dir: string;
}

/** Room for one upload. */
export interface Upload {
  /** Gives the room back: it was accepted, refused or broken off. Never throws. */
  end(): void;
}

/** Limits what is received and not yet accepted, so that nobody can fill the disk, nor keep others from applying. */
export interface UploadLimit {
  /**
   * Takes room for an upload.
   * @param bytes of its body; undefined if the sender has not said
   * @returns an answer if there is none
   */
  begin(
    address: string,
    bytes: number | undefined,
  ): Promise<Upload | Extract<Answer, { retryAfter: number }>>;
}

/** Free bytes of the disk; where that cannot be said, the store will say that it cannot be written. */
async function freeBytes(dir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dir);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Counts the uploads of this process, and through `shared` those of all copies of the intake. An upload takes as much
 * room as its head says, or as much as could be stored of it.
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
      // From here to the change nothing waits, so that no two uploads get the same room.
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
