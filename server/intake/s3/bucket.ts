import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type PutObjectCommandInput,
  type PutObjectCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { errorCode } from '../../errorCode';
import { asStoreError } from '../store/durableFiles';
import { StoreUnavailableError } from '../store/store';
import { StoreAwayError } from '../store/storeAway';

/** A text with its ETag, which changes whenever the object does. */
export interface TaggedText {
  text: string;
  etag: string;
}

/** An object in a listing. */
export interface ListedObject {
  key: string;
  etag: string;
  changedAt: Date;
}

/** Attempts to send a file before the store counts as down; the SDK retries everything else, but not streams. */
const FILE_ATTEMPTS = 3;
/** Files sent at once, across all applications: each holds buffers, and bandwidth is the limit anyway. */
const FILES_AT_ONCE = 8;
/** How often a write that conflicts with a concurrent one is retried. */
const CONFLICT_ATTEMPTS = 5;
/** Wait before the first retry, ms; doubled each time. */
const RETRY_MS = 100;
/** Bytes of a file that are requested at once, and kept in memory. */
const PIECE_BYTES = 1_048_576;

/** Codes and names of errors without an answer that do not come from a wrong setting, such as the name of a host. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EPIPE',
  'TimeoutError',
]);

const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, RETRY_MS * 2 ** attempt));

/** HTTP status of an error response; undefined if there was no response. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error as { $metadata: { httpStatusCode?: number } }).$metadata.httpStatusCode;
}

function unavailable(error: unknown): StoreUnavailableError {
  // A failed connection is a plain error; only its code says why.
  const name = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
  const status = statusOf(error);
  const reason = `the object store failed (${status === undefined ? name : `${name}, answer ${status}`})`;
  const isAway = status === undefined ? AWAY.has(name) : status >= 500;
  return isAway ? new StoreAwayError(reason) : new StoreUnavailableError(reason);
}

/** Access to a bucket, below one prefix. All failures are StoreUnavailableErrors without personal data. */
export class Bucket {
  /** True if ETags are sent with their quotes, as HTTP requires; Ceph before version 17 only accepts them without. */
  quotesTags = true;
  private readonly files = pLimit(FILES_AT_ONCE);

  /** @param prefix empty, or ends with a slash */
  constructor(
    private readonly client: S3Client,
    readonly name: string,
    readonly prefix: string,
  ) {}

  /** Closes the connections; requests under way fail. */
  close(): void {
    this.client.destroy();
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.name, Key: this.prefix + key };
  }

  /** The object's text; undefined if it does not exist. */
  async get(key: string): Promise<TaggedText | undefined> {
    try {
      const { Body, ETag = '' } = await this.client.send(new GetObjectCommand(this.at(key)));
      return { text: (await Body?.transformToString()) ?? '', etag: ETag };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw unavailable(error);
    }
  }

  /**
   * The object's bytes as a stream; undefined if it does not exist. They are requested in pieces as they are read: if
   * one response waited for a slow receiver, our timeout or the store would end it.
   */
  async open(key: string): Promise<Readable | undefined> {
    const first = await this.piece(key, 0);
    return first && Readable.from(this.pieces(key, first), { objectMode: false });
  }

  private async *pieces(key: string, first: Uint8Array): AsyncGenerator<Uint8Array> {
    let piece: Uint8Array | undefined = first;
    let start = 0;
    while (piece) {
      yield piece;
      start += piece.length;
      piece = piece.length === PIECE_BYTES ? await this.piece(key, start) : undefined;
    }
  }

  /** The object's bytes from a position on, {@link PIECE_BYTES} at most; undefined if it does not exist. */
  private async piece(key: string, start: number): Promise<Uint8Array | undefined> {
    const range = `bytes=${start}-${start + PIECE_BYTES - 1}`;
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.at(key), Range: range }));
      if (Body) return await Body.transformToByteArray();
    } catch (error) {
      const status = statusOf(error);
      if (status === 404) return undefined;
      // The object ends here.
      if (status === 416) return new Uint8Array();
      throw unavailable(error);
    }
    throw new StoreUnavailableError('the object store responded without a body');
  }

  /** True if the object exists. */
  async has(key: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand(this.at(key)));
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw unavailable(error);
    }
  }

  /** Writes an object. A response without an ETag is no confirmation: something else has answered, such as a proxy. */
  private async write(command: PutObjectCommand, signal?: AbortSignal): Promise<PutObjectCommandOutput> {
    const confirmed = await this.client.send(command, signal ? { abortSignal: signal } : {});
    if (!confirmed.ETag) throw Object.assign(new Error(), { name: 'MissingETag' });
    return confirmed;
  }

  /** Writes an object, replacing any existing one. @returns the version id if the bucket keeps old versions */
  async put(key: string, text: string): Promise<string | undefined> {
    try {
      const { VersionId } = await this.write(new PutObjectCommand({ ...this.at(key), Body: text }));
      return VersionId;
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Writes an object unless it exists. @returns false if it does, perhaps from an attempt whose response was lost */
  create(key: string, text: string): Promise<boolean> {
    return this.putIf(key, text, { IfNoneMatch: '*' });
  }

  /** Replaces an object if it still has this ETag. @returns false if it has changed or gone */
  replace(key: string, text: string, etag: string): Promise<boolean> {
    return this.putIf(key, text, { IfMatch: this.quotesTags ? etag : etag.replaceAll('"', '') });
  }

  private async putIf(
    key: string,
    text: string,
    condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>,
  ): Promise<boolean> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.write(new PutObjectCommand({ ...this.at(key), Body: text, ...condition }));
        return true;
      } catch (error) {
        const status = statusOf(error);
        // 404: there is no object to match.
        if (status === 412 || (status === 404 && condition.IfMatch !== undefined)) return false;
        // 409: another write is in progress, and it is not yet known which one wins.
        if (status !== 409 || attempt >= CONFLICT_ATTEMPTS) throw unavailable(error);
      }
      await pause(attempt);
    }
  }

  /**
   * Streams a file into an object. The store checks it against the hash.
   *
   * @param size bytes
   * @param sha256 hexadecimal
   */
  putFile(key: string, path: string, size: number, sha256: string): Promise<void> {
    return this.files(() => this.sendFile(key, path, size, sha256));
  }

  private async sendFile(key: string, path: string, size: number, sha256: string): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const body = createReadStream(path);
      // The client ignores errors of the stream, and would wait for the rest of the body.
      const reading = new AbortController();
      body.on('error', (error) => reading.abort(error));
      const command = new PutObjectCommand({ ...this.at(key), Body: body, ContentLength: size });
      // The signature covers the content hash, which is already known: the file is neither read twice nor sent
      // unsigned.
      command.middlewareStack.add(
        (next) => (args) => {
          const { headers } = args.request as { headers: Record<string, string> };
          headers['x-amz-content-sha256'] = sha256;
          return next(args);
        },
        { step: 'build', name: 'contentHash' },
      );
      try {
        await this.write(command, reading.signal);
        return;
      } catch (error) {
        if (reading.signal.aborted) throw asStoreError(reading.signal.reason);
        if (attempt + 1 >= FILE_ATTEMPTS) throw unavailable(error);
      } finally {
        body.destroy();
      }
      await pause(attempt);
    }
  }

  /** Deletes an object; does nothing if it does not exist. */
  async delete(key: string): Promise<void> {
    try {
      await this.client.send(new DeleteObjectCommand(this.at(key)));
    } catch (error) {
      if (statusOf(error) !== 404) throw unavailable(error);
    }
  }

  /** All objects below a key, in order of their names; fetched while they are read, a thousand at a time. */
  async *list(below: string): AsyncIterable<ListedObject> {
    let token: string | undefined;
    do {
      const page = await this.listPage(below, token);
      for (const { Key = '', ETag = '', LastModified } of page.Contents ?? []) {
        yield {
          key: Key.slice(this.prefix.length),
          etag: ETag,
          // Without a time it never counts as old.
          changedAt: LastModified ?? new Date(8.64e15),
        };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  private async listPage(below: string, token: string | undefined): Promise<ListObjectsV2CommandOutput> {
    const request = new ListObjectsV2Command({
      Bucket: this.name,
      Prefix: this.prefix + below,
      ...(token === undefined ? {} : { ContinuationToken: token }),
    });
    try {
      return await this.client.send(request);
    } catch (error) {
      throw unavailable(error);
    }
  }
}
