import { APPLICATION_FIELDS } from '../applications/applicationFields';
import { checkFiles } from '../applications/checkFile';
import type { FieldError } from '../applications/errors';
import { MAX_FILE_BYTES, MEGABYTE_BYTES } from '../applications/limits';
import { entriesOf, filesOf, type FormValues } from './formValues';

/** The files that can be read no longer: moved, locked, or a folder. */
export function unreadableFiles(values: FormValues): FieldError[] {
  return entriesOf(values).flatMap(({ id, kind, isUnreadable }): FieldError[] => {
    const index = filesOf(values, kind).findIndex((entry) => entry.id === id);
    return isUnreadable ? [{ field: kind, code: 'fileUnreadable', params: { index } }] : [];
  });
}

/** What is wrong with the files alone; said as soon as they are chosen. */
export function fileErrors(values: FormValues): FieldError[] {
  return [...unreadableFiles(values), ...checkFiles(entriesOf(values))];
}

/**
 * The error that a refusal of the files as such stands for (413, 415), which names none: too much at once concerns the
 * largest file, a wrong type the first.
 */
export function refusedFile(values: FormValues, code: 'fileSize' | 'fileType'): FieldError[] {
  const entries = entriesOf(values);
  const [largest] = entries.toSorted((a, b) => b.size - a.size);
  const field = (code === 'fileSize' ? largest : entries[0])?.kind ?? 'resume';
  return code === 'fileSize'
    ? [{ field, code, params: { maxFile: MAX_FILE_BYTES / MEGABYTE_BYTES } }]
    : [{ field, code, params: { types: APPLICATION_FIELDS[field].fileTypes.join(',') } }];
}
