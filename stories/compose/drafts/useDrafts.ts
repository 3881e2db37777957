import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { nextSession, type Session, type SessionAction } from '../model/session';
import { isSaved } from '../save/saveRequest';
import type { Draft, DraftStore } from './draftStore';

/** Id of the summary above the list of drafts. It has the focus when the list is shown. */
export const DRAFT_LIST_ID = 'compose-drafts';

/** Shown where drafts are only in memory. */
export const NOT_KEPT =
  'This browser does not store your drafts: they are lost when this page is closed or reloaded. Save or download your files before that.';

/** Stored drafts, the last changed first. */
interface StoredDrafts {
  drafts: readonly Draft[];
  /** False if they are lost with the page. */
  areKept: boolean;
}

/** Stored drafts, and how to delete one and bring it back. */
export interface Drafts extends StoredDrafts {
  /** The last deleted draft; undefined if there is none to bring back. */
  deleted: Draft | undefined;
  remove(draft: Draft): void;
  /** Stores the last deleted draft again. */
  bringBack(): void;
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

async function readDrafts(store: DraftStore): Promise<StoredDrafts> {
  const drafts = await store.list();
  return { drafts, areKept: store.areKept };
}

/** Stores a session from its first change until its files are saved. */
export function useDrafts(
  session: Session,
  store: DraftStore | undefined,
  send: (action: SessionAction) => void,
  say: (words: string) => void,
): Drafts {
  const [stored, setStored] = useState<StoredDrafts>({ drafts: [], areKept: store !== undefined });
  const [deleted, setDeleted] = useState<Draft>();
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
      setStored(await readDrafts(store));
    };
    void keep();
  }, [store, settled, send]);
  const areLost = store !== undefined && !stored.areKept;
  useEffect(() => {
    if (areLost) say(NOT_KEPT);
  }, [areLost, say]);

  const remove = async (draft: Draft) => {
    if (!store) return;
    // The list may lag behind the store.
    const last = (await store.list()).find((other) => other.draft === draft.draft);
    await store.remove([draft.draft]);
    setDeleted(last ?? draft);
    setStored(await readDrafts(store));
  };
  const bringBack = async () => {
    if (!store || !deleted) return;
    setDeleted(undefined);
    await store.put(deleted, undefined);
    setStored(await readDrafts(store));
  };
  return { ...stored, deleted, remove: (draft) => void remove(draft), bringBack: () => void bringBack() };
}
