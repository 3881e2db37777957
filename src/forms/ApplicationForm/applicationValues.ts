import {
  APPLICATION_FIELDS,
  type ApplicationField,
  type ApplicationValues,
  CHECK_FIELDS,
  FILE_FIELDS,
  TEXT_FIELDS,
} from '../../applications/fields';
import type { FieldError } from '../../applications/errors';
import { checkFiles } from '../../applications/checkFile';
import type { FileKind } from '../../applications/limits';
import { type ApplicationContext, validateApplication } from '../../applications/validateApplication';
import { UNFINISHED_DAY } from '../DateField/unfinishedDay';
import type { DraftValues } from '../draft/draftStorage';
import type { FileEntry } from '../draft/formMemory';

/** State of the application form: texts, boxes, and the facts of the files by kind. */
export type ApplicationState = ApplicationValues & Partial<Record<FileKind, FileEntry[]>>;

/** Errors by field, in the order in which they were found. */
export type ErrorsByField = Partial<Record<ApplicationField, FieldError[]>>;

/** All files of the form, in the order in which they are sent. */
export function entriesOf(values: ApplicationState): FileEntry[] {
  return FILE_FIELDS.flatMap((kind) => values[kind] ?? []);
}

/** Texts and boxes that hold something, as a draft keeps them. */
export function draftValuesOf(values: ApplicationState): DraftValues {
  const kept: DraftValues = {};
  for (const name of TEXT_FIELDS)
    if (values[name] && values[name] !== UNFINISHED_DAY) kept[name] = values[name];
  for (const name of CHECK_FIELDS) if (values[name]) kept[name] = true;
  return kept;
}

/** The state of the form that was typed into a page without script; a ticked box is the word `true`. */
export function stateOfTexts(texts: Readonly<Record<string, string>>): ApplicationState {
  const state: ApplicationState = {};
  for (const name of TEXT_FIELDS) if (texts[name]) state[name] = texts[name];
  for (const name of CHECK_FIELDS) if (texts[name] === 'true') state[name] = true;
  return state;
}

/** Whether anything was filled in. */
export function hasInput(values: ApplicationState): boolean {
  return Object.keys(draftValuesOf(values)).length > 0 || entriesOf(values).length > 0;
}

/** Sorts errors by field; errors of fields that the form does not have are left out. */
export function byField(errors: readonly FieldError[]): ErrorsByField {
  const sorted: ErrorsByField = {};
  for (const name of APPLICATION_FIELDS) {
    const own = errors.filter(({ field }) => field === name);
    if (own.length > 0) sorted[name] = own;
  }
  return sorted;
}

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
