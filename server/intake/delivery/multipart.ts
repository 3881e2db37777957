import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A part of a form: a text, or a file that is read when it is sent. */
export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; type: string; size: number; read: () => Promise<Readable> };

/** A form ready to be sent. */
export interface MultipartBody {
  /** Value of the header `Content-Type`. */
  type: string;
  /** Bytes. */
  length: number;
  /** The bytes; each call reads the files anew. */
  stream: () => AsyncGenerator<Buffer>;
}

/** A name within quotes, as browsers write it (HTML standard, multipart/form-data encoding algorithm). */
function quoted(name: string): string {
  return `"${name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')}"`;
}

function headOf(part: FormPart, boundary: string): Buffer {
  const file = 'value' in part ? '' : `; filename=${quoted(part.fileName)}\r\nContent-Type: ${part.type}`;
  return Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(part.name)}${file}\r\n\r\n`,
  );
}

const LINE_END = Buffer.from('\r\n');

/**
 * A `multipart/form-data` body whose files are streamed from where they are kept, with its length known beforehand.
 * The stream throws if a file turns out to be of another size.
 */
export function multipartBody(parts: readonly FormPart[]): MultipartBody {
  const boundary = `form-${randomUUID()}`;
  const end = Buffer.from(`--${boundary}--\r\n`);
  const sizeOf = (part: FormPart) => ('value' in part ? Buffer.byteLength(part.value) : part.size);
  const length = parts.reduce(
    (sum, part) => sum + headOf(part, boundary).length + sizeOf(part) + LINE_END.length,
    end.length,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length,
    async *stream() {
      for (const part of parts) {
        yield headOf(part, boundary);
        if ('value' in part) yield Buffer.from(part.value);
        else {
          let bytes = 0;
          for await (const chunk of (await part.read()) as AsyncIterable<Buffer>) {
            bytes += chunk.length;
            yield chunk;
          }
          if (bytes !== part.size) throw new Error('a stored file has another size than noted');
        }
        yield LINE_END;
      }
      yield end;
    },
  };
}
