import { safeStorage } from '../../lib/safeStorage';

/** Texts of a form by field name. */
export type DraftTexts = Record<string, string>;

/**
 * Stored draft of a form that was not sent: its texts, and its idempotency key. Boxes are left out: what somebody
 * acknowledged or consented to must not be ticked again by itself.
 */
export interface Draft {
  key: string;
  values: DraftTexts;
}

const nameOf = (id: string) => `application:${id}`;

/** Reads a stored value; earlier builds stored boxes as well, which are left out. */
function draftOf(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, values } = value as Partial<Record<keyof Draft, unknown>>;
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined;
  const kept = Object.entries(values as Record<string, unknown>).filter(
    ([, entry]) => typeof entry !== 'boolean',
  );
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return kept.every(isText) ? { key, values: Object.fromEntries(kept) } : undefined;
}

const storage = safeStorage(() => sessionStorage);

/** Returns the draft of a form in this tab; undefined if there is none, or if storage is forbidden or damaged. */
export function readDraft(id: string): Draft | undefined {
  try {
    return draftOf(JSON.parse(storage.get(nameOf(id)) ?? 'null'));
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
