import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { BusboyFileStream } from '@fastify/busboy';
import { APPLICATION_FIELDS, FILE_FIELDS, type FileKind } from '../../../src/applications/applicationFields';
import { MAX_FILE_BYTES, MAX_TOTAL_BYTES } from '../../../src/applications/limits';
import type { Upload } from '../limits/uploadLimit';
import { asStoreError, createFile } from '../store/durableFiles';
import type { ReceivedFile } from '../store/receivedFile';
import { type Staging, StoreUnavailableError } from '../store/store';

/** Number of files stored per form: one more than all kinds allow together. Further ones are only counted. */
const MAX_KEPT_FILES = FILE_FIELDS.reduce((sum, kind) => sum + APPLICATION_FIELDS[kind].maxFiles, 1);

/** Writes all bytes: a nearly full disk accepts the first part of a chunk without an error. */
async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) {
    const { bytesWritten } = await handle.write(at === 0 ? chunk : chunk.subarray(at));
    if (bytesWritten === 0) throw new StoreUnavailableError('the disk accepts no more data');
    at += bytesWritten;
  }
}

/** Flushes the file to disk, and checks that it is complete there. */
async function syncWhole(handle: FileHandle, bytes: number): Promise<void> {
  await handle.sync();
  const { size } = await handle.stat();
  if (size !== bytes) throw new StoreUnavailableError(`a file has ${size} bytes on the disk, not ${bytes}`);
}

/** Writes the files of one form to the staging folder, never more than may be stored together. */
export class FileWriter {
  private readonly places: (ReceivedFile | undefined)[] = [];
  private kept = 0;
  private total = 0;
  private written = 0;

  /** @param upload reserves the space */
  constructor(
    private readonly staging: Staging,
    private readonly upload: Pick<Upload, 'reserve'>,
  ) {}

  /** The received files, in the order of the form. */
  get files(): ReceivedFile[] {
    return this.places.filter((file) => file !== undefined);
  }

  /** Reads a file to its end and writes it while it is within the limits. @throws StoreUnavailableError */
  async write(kind: FileKind, stream: BusboyFileStream, name: string, type: string): Promise<void> {
    const storedAs = randomUUID();
    const place = this.places.push(undefined) - 1;
    const hash = createHash('sha256');
    let size = 0;
    let handle: FileHandle | undefined;
    let failure: unknown;
    const attempt = async (step: () => Promise<unknown>) => {
      await step().catch((error: unknown) => (failure ??= error));
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (chunk.length === 0) continue;
        // Counts as a file from its first byte: an unused file input sends none.
        const isFirst = size === 0;
        if (isFirst) this.kept += 1;
        size += chunk.length;
        this.total += chunk.length;
        hash.update(chunk);
        // After a failure or beyond a limit, the rest is only counted, so that the sender still gets the response.
        if (failure || size > MAX_FILE_BYTES || this.total > MAX_TOTAL_BYTES) continue;
        await attempt(async () => {
          if (isFirst && this.kept <= MAX_KEPT_FILES)
            handle = await createFile(join(this.staging.dir, storedAs));
          if (!handle) return;
          this.written += chunk.length;
          await this.upload.reserve(this.written);
          await writeAll(handle, chunk);
        });
      }
      const isWithin = size <= MAX_FILE_BYTES && this.total <= MAX_TOTAL_BYTES;
      await attempt(async () => {
        if (handle && isWithin && !failure) await syncWhole(handle, size);
      });
    } finally {
      await attempt(async () => handle?.close());
    }
    if (failure) throw asStoreError(failure);
    if (name === '' && size === 0) return;
    this.places[place] = { kind, name, type, size, sha256: hash.digest('hex'), storedAs };
  }
}
