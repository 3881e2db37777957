import {
  APPLICATION_FIELDS,
  type ApplicationField,
  type ApplicationValues,
  CHECK_FIELDS,
  FILE_FIELDS,
  TEXT_FIELDS,
} from '../../applications/fields';
import type { FieldError } from '../../applications/errors';
import type { FileKind } from '../../applications/limits';
import { UNFINISHED_DAY } from '../DateField/unfinishedDay';
import type { DraftValues } from '../draft/draftStorage';
import type { FileEntry } from '../draft/formMemory';

/** State of the application form: texts, boxes, and the facts of the files by kind. */
export type ApplicationState = ApplicationValues & Partial<Record<FileKind, FileEntry[]>>;

/** An application that has arrived. */
export interface SentApplication {
  reference: string | undefined;
  values: ApplicationState;
}

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

/** The files of the form by the names of their controls. */
export function filesByControl(
  values: ApplicationState,
  files: ReadonlyMap<string, File>,
): Record<FileKind, File[]> {
  const of = (kind: FileKind) => (values[kind] ?? []).flatMap(({ id }) => files.get(id) ?? []);
  return { resume: of('resume'), portfolio: of('portfolio'), certificates: of('certificates') };
}
