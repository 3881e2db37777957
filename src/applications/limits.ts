import { type Locale, LOCALES } from '../content/locales';
import { formatNumber } from '../lib/formatNumber';

/** Bytes of the megabyte that the upload rules speak of. */
export const MEGABYTE_BYTES = 1_048_576;
/** Largest single file, bytes; exactly this many pass. */
export const MAX_FILE_BYTES = 10 * MEGABYTE_BYTES;
/** Largest sum of all files of one application, bytes; exactly this many pass. */
export const MAX_TOTAL_BYTES = 25 * MEGABYTE_BYTES;

/** Most characters of an e-mail address. */
export const MAX_EMAIL = 254;
/** Most characters of the part of an e-mail address before the @. */
export const MAX_EMAIL_LOCAL = 63;
/** Fewest digits of a phone number. */
export const MIN_PHONE_DIGITS = 3;
/** Largest salary or day rate, in whole units of the currency. */
export const MAX_SALARY = 999_999;
/** A salary, for an example of how one is written. */
const EXAMPLE_SALARY = 55_000;

/** A salary as it is written in a language, e.g. `55.000`. */
export const salaryExample = (locale: Locale): string => formatNumber(EXAMPLE_SALARY, LOCALES[locale].intl);

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

/** What a written document or a picture of one may be. */
export const DOCUMENT_TYPES = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'jpg', 'jpeg', 'png'] as const;

/** Value of a chooser's `accept`: extensions and MIME types. A convenience only; files are checked again. */
export function acceptOf(types: readonly FileType[]): string {
  return [
    ...new Set([...types.map((type) => `.${type}`), ...types.flatMap((type) => FILE_TYPES[type])]),
  ].join(',');
}
