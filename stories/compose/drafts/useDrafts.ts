import { useDeferredValue, useEffect, useState } from 'react';
import type { Session } from '../model/session';
import { isSaved } from '../save/saveRequest';
import type { Draft, DraftStore } from './draftStore';

/** Stored drafts, the last changed first, and how to delete one. */
export interface Drafts {
  drafts: readonly Draft[];
  remove(draft: string): void;
}

/** Stores a session from its first change until its files are saved. */
export function useDrafts(session: Session, store: DraftStore | undefined): Drafts {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  // Drafts may lag behind typing.
  const { page, locale, known, isTouched, draft } = useDeferredValue(session);
  useEffect(() => {
    if (!store) return;
    const keep = async () => {
      if (isSaved({ page, known })) await store.remove([draft]);
      else if (isTouched) await store.put({ page, locale, known, isTouched, draft, changed: Date.now() });
      setDrafts(await store.list());
    };
    void keep();
  }, [store, page, locale, known, isTouched, draft]);
  const remove = (name: string) => {
    void store?.remove([name]).then(async () => setDrafts(await store.list()));
  };
  return { drafts, remove };
}
