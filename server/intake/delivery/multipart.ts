import type { Readable } from 'node:stream';
import { type FileLike, FormDataEncoder, type FormDataEntryValue } from 'form-data-encoder';

/** A form part: a text, or a file that is read when it is sent. */
export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; type: string; size: number; read: () => Promise<Readable> };

/** A form ready to be sent. */
export interface MultipartBody {
  /** Value of the `Content-Type` header. */
  type: string;
  /** Bytes. */
  length: number;
  /** Yields the bytes; each call reads the files again. */
  stream: () => AsyncGenerator<Uint8Array>;
}

/**
 * Largest chunk passed to the encoder. It splits larger ones itself, and then uses wrong bytes if a chunk is a view of
 * a larger buffer, because it ignores the view's offset.
 */
const LARGEST_PIECE_BYTES = 65_536;

function* inPieces(chunk: Buffer): Generator<Buffer> {
  for (let start = 0; start < chunk.length; start += LARGEST_PIECE_BYTES) {
    yield chunk.subarray(start, start + LARGEST_PIECE_BYTES);
  }
}

function fileOf({ fileName, type, size, read }: Extract<FormPart, { fileName: string }>): FileLike {
  return {
    name: fileName,
    type,
    size,
    lastModified: 0,
    [Symbol.toStringTag]: 'File',
    async *stream() {
      let bytes = 0;
      for await (const chunk of (await read()) as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        yield* inPieces(chunk);
      }
      if (bytes !== size) throw new Error('a stored file has a different size than recorded');
    },
  };
}

/**
 * A `multipart/form-data` body of known length whose files are streamed from where they are stored. The stream throws
 * if a file has a different size than expected.
 */
export function multipartBody(parts: readonly FormPart[]): MultipartBody {
  const entries = parts.map((part): [string, FormDataEntryValue] => [
    part.name,
    'value' in part ? part.value : fileOf(part),
  ]);
  // Node's FormData only accepts files that are in memory or opened from a path.
  const encoder = new FormDataEncoder({
    [Symbol.toStringTag]: 'FormData',
    append: () => undefined,
    getAll: (name) => entries.flatMap(([own, value]) => (own === name ? [value] : [])),
    entries: () => entries.values(),
    [Symbol.iterator]: () => entries.values(),
  });
  return {
    type: encoder.contentType,
    length: Number(encoder.contentLength),
    stream: () => encoder.encode(),
  };
}
