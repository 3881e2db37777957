import { type Locale, LOCALES } from '../content/locales';
import { formatNumber } from '../lib/formatNumber';
import type { ErrorCode, FieldError } from './errors';
import { MAX_SALARY } from './limits';
import { listTypes } from './listTypes';

/** Text key of each error of the application form. */
export const ERROR_TEXTS = {
  required: 'form.error.required',
  email: 'form.error.email',
  tooLong: 'form.error.tooLong',
  tooShort: 'form.error.tooShort',
  url: 'form.error.url',
  nameUrl: 'form.error.nameUrl',
  option: 'form.error.option',
  datePast: 'apply.availableFrom.errorPast',
  dateFormat: 'apply.availableFrom.errorFormat',
  salary: 'apply.salary.error',
  phone: 'contact.error.phone',
  fileSize: 'form.error.fileSize',
  fileTotal: 'upload.error.total',
  fileCount: 'upload.error.count',
  fileType: 'upload.error.type',
  fileEmpty: 'upload.error.empty',
  fileDuplicate: 'upload.error.duplicate',
  fileUnreadable: 'upload.error.unreadable',
  filePassword: 'upload.error.password',
  fileInfected: 'upload.error.infected',
  fileContent: 'upload.error.content',
} as const satisfies Record<ErrorCode, string>;

/** Text key of each error of the contact form, which uses the formal „Sie“ in German. */
export const CONTACT_ERROR_TEXTS = {
  ...ERROR_TEXTS,
  email: 'contact.error.email',
  option: 'contact.error.option',
} as const satisfies Record<ErrorCode, string>;

/** Text key of any error. */
export type ErrorTextKey =
  | (typeof ERROR_TEXTS)[ErrorCode]
  | (typeof CONTACT_ERROR_TEXTS)[ErrorCode]
  | 'form.emailExample'
  | 'form.urlExample';

/**
 * Returns the message of an error, the same in the browser and in the server's HTML.
 *
 * @param lookup Text by key with its values, as `useText()` returns it.
 */
export function errorText(
  { code, params }: FieldError,
  lookup: (key: ErrorTextKey, values?: Record<string, string | number>) => string,
  locale: Locale,
  form: 'application' | 'contact' = 'application',
): string {
  const key = form === 'contact' ? CONTACT_ERROR_TEXTS[code] : ERROR_TEXTS[code];
  if (code === 'email') return lookup(key, { email: lookup('form.emailExample') });
  if (code === 'url') return lookup(key, { example: lookup('form.urlExample') });
  if (code === 'salary') return lookup(key, { most: formatNumber(MAX_SALARY, LOCALES[locale].intl) });
  if (code === 'fileType')
    return lookup(key, { types: listTypes(String(params?.['types'] ?? '').split(','), locale) });
  return lookup(key, params);
}
