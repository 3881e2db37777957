import { type ActionDispatch, useEffect, useReducer } from 'react';
import { type Library, readPage } from './library';
import type { PageName } from './page';
import {
  keptSession,
  nextSession,
  readKept,
  type Session,
  type SessionAction,
  startSession,
} from './session';

/** Options of {@link useKeptSession}. */
export interface KeptSessionOptions {
  /** Page of the site to open first; a new page if undefined. */
  start?: PageName | undefined;
  /** Storage key under which the tab keeps the open page across a reload; nothing is kept if undefined. */
  storageKey?: string | undefined;
}

/** Returns the tab's session storage; undefined if the browser blocks it. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns the session before a reload, or one with the start page. */
function firstSession({ library, start, storageKey }: KeptSessionOptions & { library: Library }): Session {
  const kept = storageKey === undefined ? undefined : readKept(tabStorage()?.getItem(storageKey) ?? null);
  if (kept) return startSession(kept);
  try {
    return startSession(start && readPage(library, start));
  } catch {
    // Its file is not valid JSON: `npm run content` says where, and the tool starts with a new page.
    return startSession();
  }
}

/** Manages a session that the tab keeps across a reload. */
export function useKeptSession(
  library: Library,
  { start, storageKey }: KeptSessionOptions,
): [Session, ActionDispatch<[SessionAction]>] {
  // The tool runs only in browsers, so the storage may be read when it starts.
  const [session, dispatch] = useReducer(nextSession, { library, start, storageKey }, firstSession);
  useEffect(() => {
    if (storageKey !== undefined) tabStorage()?.setItem(storageKey, keptSession(session));
  }, [session, storageKey]);
  return [session, dispatch];
}
