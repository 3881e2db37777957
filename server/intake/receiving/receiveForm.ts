import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { FILE_FIELDS, type FileKind } from '../../../src/applications/applicationFields';
import { MAX_FILE_BYTES, MAX_TOTAL_BYTES } from '../../../src/applications/limits';
import { FileWriter } from './fileWriter';
import type { Upload } from '../limits/uploadLimit';
import type { Staging } from '../store/store';
import type { ReceivedFile } from '../store/receivedFile';

/** Longest text field, bytes: more than twice the longest allowed text in four-byte characters. */
const MAX_FIELD_BYTES = 64 * 1024;
/** More fields than any of our forms has. */
const MAX_FIELDS = 40;
/**
 * More files than anyone chooses. Far above what all kinds allow together: every file must be counted so that the rules
 * of its kind can report it, and the parser silently drops those beyond its own limit.
 */
const MAX_FILES = 200;
/**
 * Maximum bytes read of a body that is too large. The excess is discarded as it arrives, because a browser that is cut
 * off while sending shows a network error instead of the response.
 */
const MAX_BODY_BYTES = 4 * MAX_TOTAL_BYTES;
/** Time for the rest of a body that is not needed, ms: enough for {@link MAX_TOTAL_BYTES} at 0.7 Mbit/s. */
const MAX_DRAIN_MS = 300_000;

/** The body is not a form, or not one of this site's. */
export class MalformedFormError extends Error {
  override name = 'MalformedFormError';
}

/** The body is larger than {@link MAX_BODY_BYTES}. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** The sender disconnected before the end. */
export class AbortedError extends Error {
  override name = 'AbortedError';
}

/** A form as received. */
export interface ReceivedForm {
  /** Texts by field name; the last one of a repeated field. */
  fields: ReadonlyMap<string, string>;
  files: ReceivedFile[];
}

const isFileKind = (field: string | undefined): field is FileKind =>
  (FILE_FIELDS as readonly (string | undefined)[]).includes(field);

/**
 * Reads and discards the rest of a body, because the sender only reads the response after sending. Gives up beyond
 * {@link MAX_BODY_BYTES} and after {@link MAX_DRAIN_MS}; the response then ends the connection. Never throws.
 */
export async function drain(request: IncomingMessage): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_DRAIN_MS);
    if (request.complete || request.destroyed) resolve();
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) resolve();
    });
    for (const event of ['end', 'error', 'close']) request.on(event, () => resolve());
    request.resume();
  });
  clearTimeout(timer);
}

/**
 * Reads a `multipart/form-data` body as a stream: texts into memory, files to the staging folder. Memory use stays flat
 * whatever is sent.
 *
 * @param upload reserves the space for its files
 * @throws MalformedFormError, BodyTooLargeError, AbortedError, StoreUnavailableError
 */
export async function receiveForm(
  request: IncomingMessage,
  staging: Staging,
  upload: Upload,
): Promise<ReceivedForm> {
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
  const writer = new FileWriter(staging, upload);
  const writing: Promise<void>[] = [];
  const streams = new Set<BusboyFileStream>();
  let unstoppable: (() => void) | undefined;

  parser.on('field', (name: string | undefined, value) => {
    // A file without a file name arrives as a text; it must not be dropped as an unknown field.
    if (isFileKind(name) && value !== '') parser.emit('error', new MalformedFormError());
    else if (name !== undefined) fields.set(name, value);
  });
  parser.on('file', (field: string | undefined, stream, name: string | undefined, _encoding, type) => {
    streams.add(stream);
    // Destroyed, so that a reader gets the error even if it starts later.
    stream.on('error', (error) => stream.destroy(error));
    stream.once('close', () => streams.delete(stream));
    if (isFileKind(field)) {
      const done = writer.write(field, stream, name ?? '', type);
      done.catch(() => undefined);
      writing.push(done);
    } else {
      // An unused file input sends an empty file; anything else in an unknown field does not come from our forms.
      stream.once('data', () => parser.emit('error', new MalformedFormError()));
    }
  });

  try {
    await new Promise<void>((finish, fail) => {
      let bytes = 0;
      const refuse = () => fail(new MalformedFormError());
      unstoppable = upload.stopBy(fail);
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
      // Also emitted if a form arrived completely, but its sender hung up and it was discarded unread.
      request.on('close', () => {
        if (!request.readableEnded) fail(new AbortedError());
      });
      // Closed before the listeners were added: no event will follow.
      if (request.destroyed && !request.readableEnded) fail(new AbortedError());
    });
    await Promise.all(writing);
  } catch (error) {
    request.removeAllListeners('data');
    for (const stream of streams) stream.destroy(new AbortedError());
    await Promise.allSettled(writing);
    throw error;
  } finally {
    unstoppable?.();
  }
  return { fields, files: writer.files };
}
