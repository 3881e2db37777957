import { safeStorage } from '../../lib/safeStorage';

/** Values of a form by field name. */
export type DraftValues = Record<string, string | boolean>;

/** Stored draft of a form that was not sent: its values, and its idempotency key. */
export interface Draft {
  key: string;
  values: DraftValues;
}

const nameOf = (id: string) => `application:${id}`;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { key, values } = value as Partial<Draft>;
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((entry) => typeof entry === 'string' || typeof entry === 'boolean');
}

const storage = safeStorage(() => sessionStorage);

/** Returns the draft of a form in this tab; undefined if there is none, or if storage is forbidden or damaged. */
export function readDraft(id: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage.get(nameOf(id)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft in this tab; if storage is full or forbidden, the form works without. */
export function writeDraft(id: string, draft: Draft): void {
  storage.set(nameOf(id), JSON.stringify(draft));
}

/** Deletes the draft of a form. */
export function removeDraft(id: string): void {
  storage.remove(nameOf(id));
}
