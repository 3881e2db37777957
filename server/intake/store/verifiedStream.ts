import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { errorCode } from '../../errorCode';
import type { StoredFile } from './manifest';
import { DamagedFileError } from './store';

/**
 * The contents of a stored file, checked against its manifest while they are read: the stream fails before its end if
 * size or hash differ. Nothing is kept in memory.
 */
export function verifiedStream(source: Readable, reference: string, file: StoredFile): Readable {
  const hash = createHash('sha256');
  let size = 0;
  const damaged = (problem: string) => new DamagedFileError(reference, file.storedAs, problem);
  const check = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      hash.update(chunk);
      done(
        size > file.size ? damaged(`is longer than the ${file.size} bytes that were stored`) : null,
        chunk,
      );
    },
    flush: (done) => {
      if (size !== file.size) done(damaged(`has ${size} bytes instead of ${file.size}`));
      else if (hash.digest('hex') !== file.sha256)
        done(damaged('has different content than when it was stored'));
      else done();
    },
  });
  // Added before the pipeline's own listener, which would pass the error on unchanged.
  source.once('error', (error) =>
    check.destroy(errorCode(error) === 'ENOENT' ? damaged('is missing') : error),
  );
  pipeline(source, check, () => undefined);
  return check;
}
