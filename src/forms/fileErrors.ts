import { APPLICATION_FIELDS } from '../applications/applicationFields';
import { checkFiles } from '../applications/checkFile';
import type { FieldError } from '../applications/errors';
import { MAX_FILE_BYTES, MEGABYTE_BYTES } from '../applications/limits';
import { entriesOf, filesOf, type FormValues } from './formValues';

/** Returns the errors of files that cannot be sent: no longer readable (moved, locked, a folder), or refused before. */
export function unusableFiles(values: FormValues): FieldError[] {
  return entriesOf(values).flatMap((entry): FieldError[] => {
    const { kind: field, isUnreadable, refusal } = entry;
    const index = filesOf(values, field).indexOf(entry);
    if (isUnreadable) return [{ field, code: 'fileUnreadable', params: { index } }];
    return refusal ? [{ ...refusal, field, params: { ...refusal.params, index } }] : [];
  });
}

/** Returns the errors of the chosen files, which are shown at once. */
export function fileErrors(values: FormValues): FieldError[] {
  return [...unusableFiles(values), ...checkFiles(entriesOf(values))];
}

/**
 * Returns the file error for a 413 or 415 response that names no field: the largest file is too large, or the first one
 * has a wrong type.
 */
export function refusedFile(values: FormValues, code: 'fileSize' | 'fileType'): FieldError[] {
  const entries = entriesOf(values);
  const [largest] = entries.toSorted((a, b) => b.size - a.size);
  const field = (code === 'fileSize' ? largest : entries[0])?.kind ?? 'resume';
  return code === 'fileSize'
    ? [{ field, code, params: { maxFile: MAX_FILE_BYTES / MEGABYTE_BYTES } }]
    : [{ field, code, params: { types: APPLICATION_FIELDS[field].fileTypes.join(',') } }];
}
