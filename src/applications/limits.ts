/** Bytes of the megabyte that the upload rules speak of. */
export const MEGABYTE_BYTES = 1_048_576;
/** Largest single file, bytes; exactly this many pass. */
export const MAX_FILE_BYTES = 10 * MEGABYTE_BYTES;
/** Largest sum of all files of one application, bytes; exactly this many pass. */
export const MAX_TOTAL_BYTES = 25 * MEGABYTE_BYTES;

/** Most characters of each text, counted as Unicode code points with line breaks as one. */
export const MAX_LENGTHS = {
  first_name: 100,
  last_name: 100,
  email: 254,
  website: 2048,
  desired_role: 100,
  pitch: 2000,
  message: 5000,
  name: 200,
  company: 200,
  phone: 40,
} as const;

/** Most characters of the part of an e-mail address before the @. */
export const MAX_EMAIL_LOCAL = 63;
/** Fewest characters of a contact message. */
export const MIN_CONTACT_MESSAGE = 10;
/** Most characters of a contact message. */
export const MAX_CONTACT_MESSAGE = 5000;
/** Largest salary or day rate, in whole units of the currency. */
export const MAX_SALARY = 999_999;

/** What a file may be: extension without the dot, in lower case, and the MIME types browsers give it. */
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

/** A type a file may have, named by its extension. */
export type FileType = keyof typeof FILE_TYPES;

const DOCUMENTS = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'jpg', 'jpeg', 'png'] as const;

/** The kinds of files of an application: how many of each, and of which types. */
export const FILE_KINDS = {
  resume: { max: 1, types: DOCUMENTS },
  portfolio: { max: 3, types: [...DOCUMENTS, 'pptx'] },
  certificates: { max: 5, types: DOCUMENTS },
} as const satisfies Record<string, { max: number; types: readonly FileType[] }>;

/** Name of a file field. */
export type FileKind = keyof typeof FILE_KINDS;

/** Value of a chooser's `accept`: extensions and MIME types. A convenience only; files are checked again. */
export function acceptOf(kind: FileKind): string {
  const types: readonly FileType[] = FILE_KINDS[kind].types;
  return [
    ...new Set([...types.map((type) => `.${type}`), ...types.flatMap((type) => FILE_TYPES[type])]),
  ].join(',');
}
