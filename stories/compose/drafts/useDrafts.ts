import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { nextSession, type Session, type SessionAction } from '../model/session';
import { isSaved } from '../save/saveRequest';
import type { Draft, DraftStore } from './draftStore';

/** Stored drafts, the last changed first, and how to delete one. */
export interface Drafts {
  drafts: readonly Draft[];
  remove(draft: string): void;
}

/** Stores the draft of a session, or removes it if there is nothing unsaved. */
async function storeDraft(of: Session, store: DraftStore): Promise<SessionAction> {
  const { page, locale, known, isTouched, draft, changed } = of;
  if (isTouched && !isSaved(of)) {
    const own = await store.put({ page, locale, known, isTouched, draft, changed: Date.now() }, changed);
    return { type: 'stored', of, draft: own.draft, changed: own.changed };
  }
  const stored = (await store.list()).find((other) => other.draft === draft);
  // A draft changed by another tab is not this one's to remove.
  if (stored && stored.changed === changed) await store.remove([draft]);
  return { type: 'stored', of, draft, changed: undefined };
}

/** Stores a session from its first change until its files are saved. */
export function useDrafts(
  session: Session,
  store: DraftStore | undefined,
  send: (action: SessionAction) => void,
): Drafts {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const isStoring = useRef(false);
  const lastStored = useRef<SessionAction>(undefined);
  // Drafts may lag behind typing.
  const settled = useDeferredValue(session);
  useEffect(() => {
    // Once stored, the session changes, so that this runs again for what was changed meanwhile.
    if (!store || isStoring.current) return;
    const keep = async () => {
      // The settled session may lag behind its own storing too.
      const current = lastStored.current ? nextSession(settled, lastStored.current) : settled;
      if (!current.isStored) {
        isStoring.current = true;
        lastStored.current = await storeDraft(current, store);
        isStoring.current = false;
        send(lastStored.current);
      }
      setDrafts(await store.list());
    };
    void keep();
  }, [store, settled, send]);
  const remove = (name: string) => {
    void store?.remove([name]).then(async () => setDrafts(await store.list()));
  };
  return { drafts, remove };
}
