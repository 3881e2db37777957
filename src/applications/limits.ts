/** Bytes per megabyte in the upload rules. */
export const MEGABYTE_BYTES = 1_048_576;
/** Largest single file, bytes (inclusive). */
export const MAX_FILE_BYTES = 10 * MEGABYTE_BYTES;
/** Largest total size of all files of one application, bytes (inclusive). */
export const MAX_TOTAL_BYTES = 25 * MEGABYTE_BYTES;

/** Longest email address, in characters. */
export const MAX_EMAIL = 254;
/** Longest part of an email address before the @, in characters. */
export const MAX_EMAIL_LOCAL = 63;
/** Fewest digits of a phone number. */
export const MIN_PHONE_DIGITS = 3;
/** Largest salary or day rate, in whole units of the currency. */
export const MAX_SALARY = 999_999;

/** Allowed file types: extension without the dot, in lower case, and the MIME types browsers report for it. */
export const FILE_TYPES = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  odt: ['application/vnd.oasis.opendocument.text'],
  rtf: ['application/rtf', 'text/rtf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
} as const satisfies Record<string, readonly string[]>;

/** An allowed file type, named by its extension. */
export type FileType = keyof typeof FILE_TYPES;

/** Types of a document, or of a picture of one. */
export const DOCUMENT_TYPES = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'jpg', 'jpeg', 'png'] as const;

/**
 * Returns the `accept` attribute of a file input: extensions and MIME types. A convenience only; files are checked
 * again.
 */
export function acceptOf(types: readonly FileType[]): string {
  return [
    ...new Set([...types.map((type) => `.${type}`), ...types.flatMap((type) => FILE_TYPES[type])]),
  ].join(',');
}
