import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { MAX_TOTAL_BYTES } from '../../../src/applications/limits';
import type { AddressHash } from './addressHash';
import type { Answer } from '../answers/answer';
import { networksOf } from './networks';
import type { CountedUpload, SharedUploads } from './sharedUploads';
import { StoreUnavailableError } from '../store/store';

/** Space is reserved in steps of this size, bytes. */
export const STEP_BYTES = 256 * 1024;
/**
 * An upload that has not filled a step for this time, ms, can be stopped if others need its space. A sender who wants to
 * keep it must send 50 kB/s on each connection.
 */
export const STOPPABLE_AFTER_MS = 5_000;
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

/** One upload, with the space reserved for it. */
export interface Upload {
  /**
   * Reserves space, to be called before that many bytes in total are written.
   * @throws StoreUnavailableError if there is not enough, or if the upload was stopped
   */
  reserve(bytes: number): Promise<void>;
  /**
   * Allows the upload to be stopped while it hardly moves and others need its space.
   * @param stop must lead to {@link Upload.end}
   * @returns a function that withdraws the permission
   */
  stopBy(stop: (error: Error) => void): () => void;
  /** Releases the space after the upload was accepted, rejected or aborted. Never throws. */
  end(): void;
}

/** Limits what is received but not yet accepted, so that nobody can fill the disk or keep others from applying. */
export interface UploadLimit {
  /**
   * Counts an upload; its space is reserved later, as it arrives.
   * @returns a response if there are too many
   */
  begin(address: string): Promise<Upload | Extract<Answer, { retryAfter: number }>>;
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

const noSpace = () => new StoreUnavailableError('other uploads have taken all space');

/** An upload of this process. */
interface RunningUpload extends CountedUpload {
  /** When it last needed more space, ms. */
  steppedAt: number;
  isStopped: boolean;
  stop?: ((error: Error) => void) | undefined;
  ended: Promise<void>;
}

/**
 * Counts the uploads of this process and, through `shared`, those of all copies of the intake. An upload reserves what
 * has arrived of it, not what it declares: otherwise idle connections that declare much would keep others out. Those
 * that have sent much and then hardly move are stopped to make room for others.
 */
export function createUploadLimit(
  { perNetwork, budgetBytes, dir }: UploadLimits,
  hash: AddressHash,
  shared?: SharedUploads,
): UploadLimit {
  const counts = new Map<string, number>();
  const running = new Set<RunningUpload>();
  let reserved = 0;
  /** The end of the upload being stopped; one at a time, so that no more are stopped than necessary. */
  let stopping: Promise<void> | undefined;
  const change = ({ networks, bytes }: CountedUpload, by: 1 | -1) => {
    reserved += by * bytes;
    for (const { key } of networks) {
      const count = (counts.get(key) ?? 0) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  };
  const maximum = async () => Math.min(budgetBytes || Number.POSITIVE_INFINITY, (await freeBytes(dir)) / 2);
  const busy = { status: 429, retryAfter: UPLOADS_RETRY_S } as const;

  /** @returns false if there is not enough space */
  async function grow(upload: RunningUpload, bytes: number): Promise<boolean> {
    const most = await maximum();
    // There is no await between here and the reservation, so that two uploads cannot reserve the same space.
    const more = bytes - upload.bytes;
    if (more <= 0) return true;
    if (reserved + more > most) return false;
    const add = (count: number) => {
      upload.bytes += count;
      reserved += count;
    };
    add(more);
    if ((await shared?.grow(upload)) ?? true) return true;
    add(-more);
    return false;
  }

  /** Stops the upload that has stalled for longest, or `asking` if no other has stalled. Resolves when it has ended. */
  function stopOne(asking: RunningUpload): Promise<void> {
    const before = performance.now() - STOPPABLE_AFTER_MS;
    const [slowest = asking] = [...running]
      .filter((one) => one !== asking && one.stop && one.bytes > 0 && one.steppedAt <= before)
      .toSorted((a, b) => a.steppedAt - b.steppedAt);
    slowest.isStopped = true;
    slowest.stop?.(noSpace());
    return slowest.ended.then(() => (stopping = undefined));
  }

  async function reserve(upload: RunningUpload, bytes: number): Promise<void> {
    const wanted = Math.min(Math.ceil(bytes / STEP_BYTES) * STEP_BYTES, MAX_TOTAL_BYTES);
    if (wanted > upload.bytes) upload.steppedAt = performance.now();
    while (!upload.isStopped) {
      if (wanted <= upload.bytes || (await grow(upload, wanted))) return;
      // An upload must not wait for its own end.
      if (!upload.isStopped) stopping ??= stopOne(upload);
      if (!upload.isStopped) await stopping;
    }
    throw noSpace();
  }

  return {
    async begin(address) {
      let ended: () => void = () => undefined;
      const upload: RunningUpload = {
        id: randomUUID(),
        bytes: 0,
        networks: networksOf(address).map(({ name, factor }) => ({
          key: hash(name),
          most: perNetwork * factor,
        })),
        steppedAt: performance.now(),
        isStopped: false,
        ended: new Promise((resolve) => (ended = resolve)),
      };
      const hasTooMany = upload.networks.some((network) => (counts.get(network.key) ?? 0) >= network.most);
      if (perNetwork > 0 && hasTooMany) return busy;
      change(upload, 1);
      if (!((await shared?.begin(upload)) ?? true)) {
        change(upload, -1);
        return busy;
      }
      running.add(upload);
      return {
        reserve: (total) => reserve(upload, total),
        stopBy: (stop) => {
          upload.stop = stop;
          return () => (upload.stop = undefined);
        },
        end: () => {
          running.delete(upload);
          change(upload, -1);
          shared?.end(upload);
          ended();
        },
      };
    },
  };
}
