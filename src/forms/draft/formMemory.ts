import type { FileKind } from '../../applications/applicationFields';
import type { FieldError } from '../../applications/errors';
import { type DraftTexts, readDraft, removeDraft, writeDraft } from './draftStorage';

/** A chosen file in the state of the form: properties only, so that the state can be compared and copied. */
export interface FileEntry {
  id: string;
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type reported by the browser; often empty. */
  type: string;
  /** The file is being read for the first time. */
  isChecking: boolean;
  /** The file was moved, is locked, or is a folder. */
  isUnreadable: boolean;
  /** Why the server has refused the file. */
  refusal?: FieldError;
}

/** Texts and ticked boxes of a form by field name. */
export type FilledValues = Record<string, string | boolean>;

/** Data that survives a change of language or a visit to another page: what is in the draft, ticked boxes and files. */
export interface FormMemory {
  key: string;
  values: FilledValues;
  entries: FileEntry[];
  /** The files themselves by the id of their entry. */
  files: Map<string, File>;
}

const memories = new Map<string, FormMemory>();

/**
 * Returns the form's data from this page load, else the draft of this tab (without boxes and files); undefined if there
 * is neither.
 */
export function recall(id: string): (FormMemory & { isFromStorage: boolean }) | undefined {
  const memory = memories.get(id);
  if (memory) return { ...memory, isFromStorage: false };
  const draft = readDraft(id);
  return draft && { ...draft, entries: [], files: new Map(), isFromStorage: true };
}

/** Remembers a form for this page load. */
export function remember(id: string, memory: FormMemory): void {
  memories.set(id, memory);
}

/** Ids of forms that were left while they were being sent. */
const interrupted = new Set<string>();

/** Notes that a form was left while it was being sent, so that it is unknown whether it arrived. */
export function interrupt(id: string): void {
  if (memories.has(id)) interrupted.add(id);
}

/** Returns true if a form was left while it was being sent, and clears that note. */
export function takeInterruption(id: string): boolean {
  return interrupted.delete(id);
}

function textsOf(values: FilledValues): DraftTexts {
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Also stores the texts of a remembered form in this tab, so that a crash or a reload does not lose them. */
export function keep(id: string): void {
  const memory = memories.get(id);
  if (!memory) return;
  const texts = textsOf(memory.values);
  // Ticked boxes alone are no draft.
  if (!Object.values(texts).some(Boolean) && memory.entries.length === 0) removeDraft(id);
  else writeDraft(id, { key: memory.key, values: texts });
}

/** Forgets a form: it was sent or discarded. */
export function forget(id: string): void {
  memories.delete(id);
  interrupted.delete(id);
  removeDraft(id);
}

/**
 * Copies the data of a form to another one, under a new idempotency key. The first form is to be forgotten once the
 * other one is shown.
 * @param left names of fields whose values mean something else there
 */
export function handOver(from: string, to: string, key: string, left: readonly string[]): void {
  const memory = memories.get(from);
  if (!memory) return;
  const kept = Object.entries(memory.values).filter(([name]) => !left.includes(name));
  memories.set(to, { ...memory, key, values: Object.fromEntries(kept) });
  keep(to);
}
