import { FILE_FIELDS, type FileKind } from '../applications/applicationFields';
import type { FieldError } from '../applications/errors';
import type { Fields } from '../applications/field';
import { UNFINISHED_DAY } from './DateField/unfinishedDay';
import type { FileEntry, FilledValues } from './draft/formMemory';

/** State of a form: texts, ticked boxes, and the properties of files, by field name. */
export type FormValues = Record<string, string | boolean | FileEntry[] | undefined>;

/** Errors by field, in the order in which they were found. */
export type ErrorsByField = Partial<Record<string, FieldError[]>>;

/** Returns the names of all fields except file fields. */
export function plainNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.type !== 'file');
}

/** Returns the files of one kind. */
export function filesOf(values: FormValues, kind: FileKind): FileEntry[] {
  const files = values[kind];
  return Array.isArray(files) ? files : [];
}

/** Returns all files of a form, in the order in which they are sent. */
export function entriesOf(values: FormValues): FileEntry[] {
  return FILE_FIELDS.flatMap((kind) => filesOf(values, kind));
}

/** Returns the non-empty texts and ticked boxes, to be remembered. */
export function filledValuesOf(fields: Fields, values: FormValues): FilledValues {
  const kept = plainNames(fields).flatMap((name): [string, string | boolean][] => {
    const value = values[name];
    return value && value !== UNFINISHED_DAY && !Array.isArray(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns the state of a form that was filled in without script; a ticked box is the text `true`. */
export function valuesOfTexts(fields: Fields, texts: Readonly<Record<string, string>>): FormValues {
  const filled = plainNames(fields).filter((name) => texts[name]);
  return Object.fromEntries(
    filled.map((name) => [name, fields[name]?.type === 'checkbox' ? texts[name] === 'true' : texts[name]]),
  );
}

/** Groups errors by field; errors of fields that the form lacks are left out. */
export function byField(fields: Fields, errors: readonly FieldError[]): ErrorsByField {
  const sorted: ErrorsByField = {};
  for (const name of Object.keys(fields)) {
    const own = errors.filter(({ field }) => field === name);
    if (own.length > 0) sorted[name] = own;
  }
  return sorted;
}
