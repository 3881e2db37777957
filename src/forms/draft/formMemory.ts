import type { FileKind } from '../../applications/applicationFields';
import { type Draft, readDraft, removeDraft, writeDraft } from './draftStorage';

/** A chosen file as the state of the form holds it: facts only, so that the state can be compared and copied. */
export interface FileEntry {
  id: string;
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type as the browser names it; often empty. */
  type: string;
  /** The file is being read for the first time. */
  isChecking: boolean;
  /** The file was moved, is locked, or is a folder. */
  isUnreadable: boolean;
}

/** What survives a change of language or a visit to another page: everything of the draft, and the files. */
export interface FormMemory extends Draft {
  entries: FileEntry[];
  /** The files themselves by the id of their entry. */
  files: Map<string, File>;
}

const memories = new Map<string, FormMemory>();

/** What this page load remembers of a form, else the draft of this tab (then without files); undefined for neither. */
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

/** Whether a form was left while it was being sent; true once for each time. */
export function takeInterruption(id: string): boolean {
  return interrupted.delete(id);
}

/** Keeps the texts of a remembered form in this tab too, so that a crash or a reload does not lose them. */
export function keep(id: string): void {
  const memory = memories.get(id);
  if (memory) writeDraft(id, { key: memory.key, values: memory.values });
}

/** Forgets a form: it was sent, or thrown away. */
export function forget(id: string): void {
  memories.delete(id);
  interrupted.delete(id);
  removeDraft(id);
}

/** Hands everything of a form over to another one, which has a key of its own. */
export function handOver(from: string, to: string, key: string): void {
  const memory = memories.get(from);
  if (!memory) return;
  memories.set(to, { ...memory, key });
  keep(to);
  forget(from);
}
