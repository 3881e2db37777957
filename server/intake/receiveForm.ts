import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { FILE_FIELDS, type FileKind } from '../../src/applications/applicationFields';
import { MAX_FILE_BYTES, MAX_TOTAL_BYTES } from '../../src/applications/limits';
import { asStoreError, createFile } from './durableFiles';
import type { Staging } from './store';

/** Longest text field, bytes: the longest allowed text in four-byte characters has less than half of it. */
const MAX_FIELD_BYTES = 64 * 1024;
/** More than any of our forms has. */
const MAX_FIELDS = 40;
/** More files than all kinds allow together, so that the rules of each kind can speak. */
const MAX_FILES = 12;
/**
 * What is read of a body that is too large, bytes. The rest of it is thrown away as it comes: a browser that is cut off
 * while sending shows a network error instead of our answer.
 */
const MAX_BODY_BYTES = 4 * MAX_TOTAL_BYTES;

/** The body is no form, or none of ours. */
export class MalformedFormError extends Error {
  override name = 'MalformedFormError';
}

/** The body is beyond what is read at all. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** The sender has gone away before the end. */
export class AbortedError extends Error {
  override name = 'AbortedError';
}

/** A file as it arrived. */
export interface ReceivedFile {
  kind: FileKind;
  /** As the sender calls it. */
  name: string;
  /** MIME type as the sender says it. */
  type: string;
  /** Bytes that were sent, up to one more than is allowed. */
  size: number;
  /** Hexadecimal; of the bytes that were read. */
  sha256: string;
  /** Random name in the staging folder. */
  storedAs: string;
}

/** A form as it arrived. */
export interface ReceivedForm {
  /** Texts by field name; of a repeated one the last. */
  fields: ReadonlyMap<string, string>;
  files: ReceivedFile[];
}

const isFileKind = (field: string | undefined): field is FileKind =>
  (FILE_FIELDS as readonly (string | undefined)[]).includes(field);

/**
 * Reads the rest of a body without keeping it, so that the sender, who reads only after sending, gets the answer.
 * Gives up beyond {@link MAX_BODY_BYTES}. Never throws.
 */
export function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) resolve();
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) resolve();
    });
    for (const event of ['end', 'error', 'close']) request.on(event, () => resolve());
    request.resume();
  });
}

/** Writes files of one form into the staging folder, never more than may be stored together. */
class FileWriter {
  private readonly places: (ReceivedFile | undefined)[] = [];
  private total = 0;

  constructor(private readonly staging: Staging) {}

  /** The files that were sent, in the order of the form. */
  get files(): ReceivedFile[] {
    return this.places.filter((file) => file !== undefined);
  }

  /** Reads a file to its end, writing it as long as it is within the limits. @throws StoreUnavailableError */
  async write(kind: FileKind, stream: BusboyFileStream, name: string, type: string): Promise<void> {
    const storedAs = randomUUID();
    const path = join(this.staging.dir, storedAs);
    const place = this.places.push(undefined) - 1;
    const hash = createHash('sha256');
    let size = 0;
    let handle: FileHandle | undefined;
    let failure: unknown;
    const attempt = async (step: () => Promise<unknown>) => {
      await step().catch((error: unknown) => (failure ??= error));
    };
    await attempt(async () => (handle = await createFile(path)));
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        this.total += chunk.length;
        hash.update(chunk);
        // After a failure or beyond a limit the rest is only counted: the answer must still reach the sender.
        if (failure || size > MAX_FILE_BYTES || this.total > MAX_TOTAL_BYTES) continue;
        await attempt(async () => handle?.write(chunk));
      }
      if (!failure) await attempt(async () => handle?.sync());
    } finally {
      await attempt(async () => handle?.close());
    }
    if (failure) throw asStoreError(failure);
    // A chooser nobody used sends a file without a name and without a byte.
    if (name === '' && size === 0) await unlink(path);
    else this.places[place] = { kind, name, type, size, sha256: hash.digest('hex'), storedAs };
  }
}

/**
 * Reads a `multipart/form-data` body as a stream: texts into memory, files into the staging folder. Memory stays flat
 * whatever is sent.
 *
 * @throws MalformedFormError, BodyTooLargeError, AbortedError, StoreUnavailableError
 */
export async function receiveForm(request: IncomingMessage, staging: Staging): Promise<ReceivedForm> {
  const { 'content-type': contentType = '', 'content-length': length } = request.headers;
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw new BodyTooLargeError();
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        files: MAX_FILES,
        fileSize: MAX_FILE_BYTES + 1,
        parts: MAX_FIELDS + MAX_FILES,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    });
  } catch {
    throw new MalformedFormError();
  }

  const fields = new Map<string, string>();
  const writer = new FileWriter(staging);
  const writing: Promise<void>[] = [];
  const streams = new Set<BusboyFileStream>();

  parser.on('field', (name: string | undefined, value) => {
    if (name !== undefined) fields.set(name, value);
  });
  parser.on('file', (field: string | undefined, stream, name: string | undefined, _encoding, type) => {
    streams.add(stream);
    // Destroyed, so that whoever reads it learns of the error whenever they start.
    stream.on('error', (error) => stream.destroy(error));
    stream.once('close', () => streams.delete(stream));
    if (isFileKind(field)) {
      const done = writer.write(field, stream, name ?? '', type);
      done.catch(() => undefined);
      writing.push(done);
    } else {
      // A chooser nobody used sends an empty file; anything else in a field we do not know is not ours.
      stream.once('data', () => parser.emit('error', new MalformedFormError()));
    }
  });

  try {
    await new Promise<void>((finish, fail) => {
      let bytes = 0;
      const refuse = () => fail(new MalformedFormError());
      parser.on('error', refuse);
      parser.on('fieldsLimit', refuse);
      parser.on('partsLimit', refuse);
      parser.on('finish', finish);
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BODY_BYTES) fail(new BodyTooLargeError());
        else if (!parser.write(chunk)) request.pause();
      });
      parser.on('drain', () => request.resume());
      request.on('end', () => parser.end());
      request.on('error', () => fail(new AbortedError()));
      // Also a form that arrived whole, but was thrown away before it was read, as its sender had hung up.
      request.on('close', () => {
        if (!request.readableEnded) fail(new AbortedError());
      });
      // Gone before anybody listened: no event will come any more.
      if (request.destroyed && !request.readableEnded) fail(new AbortedError());
    });
    await Promise.all(writing);
  } catch (error) {
    request.removeAllListeners('data');
    for (const stream of streams) stream.destroy(new AbortedError());
    await Promise.allSettled(writing);
    throw error;
  }
  return { fields, files: writer.files };
}
