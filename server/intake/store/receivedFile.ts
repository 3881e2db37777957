import type { FileKind } from '../../../src/applications/applicationFields';

/** A file of a form, as received into a staging folder; not yet checked. */
export interface ReceivedFile {
  kind: FileKind;
  /** Name given by the sender. */
  name: string;
  /** MIME type given by the sender. */
  type: string;
  /** Bytes that were sent, up to one more than allowed. */
  size: number;
  /** SHA-256 of the bytes read, hexadecimal. */
  sha256: string;
  /** Random name in the staging folder; empty files, and those beyond the allowed numbers and sizes, are not stored. */
  storedAs: string;
}

/** A received file with its index within its kind. */
export interface IndexedFile {
  file: ReceivedFile;
  index: number;
}
