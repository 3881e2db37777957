import { checkFiles } from '../../applications/checkFile';
import type { FieldError } from '../../applications/errors';
import { type ApplicationContext, validateApplication } from '../../applications/validateApplication';
import { FILE_KINDS, MAX_FILE_BYTES, MEGABYTE_BYTES } from '../../applications/limits';
import type { FileEntry } from '../draft/formMemory';
import { type ApplicationState, byField, entriesOf, type ErrorsByField } from './applicationValues';

function unreadable(entries: readonly FileEntry[]): FieldError[] {
  return entries.flatMap(({ id, kind, isUnreadable }): FieldError[] => {
    const index = entries.filter((entry) => entry.kind === kind).findIndex((entry) => entry.id === id);
    return isUnreadable ? [{ field: kind, code: 'fileUnreadable', params: { index } }] : [];
  });
}

/** Everything that is wrong with the form. */
export function validateState(values: ApplicationState, context: ApplicationContext): ErrorsByField {
  const entries = entriesOf(values);
  return byField([...unreadable(entries), ...validateApplication(values, entries, context)]);
}

/** What is wrong with the files alone; said as soon as they are chosen. */
export function fileErrors(values: ApplicationState): ErrorsByField {
  const entries = entriesOf(values);
  return byField([...unreadable(entries), ...checkFiles(entries)]);
}

/**
 * The error that a refusal of the files as such stands for (413, 415), which names none: too much at once concerns the
 * largest file, a wrong type the first.
 */
export function refusedFile(values: ApplicationState, code: 'fileSize' | 'fileType'): FieldError[] {
  const entries = entriesOf(values);
  const [largest] = entries.toSorted((a, b) => b.size - a.size);
  const field = (code === 'fileSize' ? largest : entries[0])?.kind ?? 'resume';
  return code === 'fileSize'
    ? [{ field, code, params: { maxFile: MAX_FILE_BYTES / MEGABYTE_BYTES } }]
    : [{ field, code, params: { types: FILE_KINDS[field].types.join(',') } }];
}
