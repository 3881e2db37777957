import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import { languagesOf, newPage, type Page } from './page';

/** The current work on a page, with its undo history. */
export interface Session {
  page: Page;
  /** Language of the file being edited. */
  locale: Locale;
  past: Page[];
  future: Page[];
  /** Place of the last change; further changes there belong to the same undo step. */
  lastPlace: string | undefined;
  /** Texts of the page's files on disk when last read, by path. */
  known: FileTexts;
  /** True if anything has been changed since the page was opened. */
  isTouched: boolean;
  /** Name of the stored draft; different for each opened page. */
  draft: string;
}

/** Texts of files by path, e.g. `content-json/de/pages/about.json`. */
export type FileTexts = Readonly<Record<string, string>>;

/** The stored part of a session: everything except its undo history. */
export type KeptSession = Pick<Session, 'page' | 'locale' | 'known' | 'isTouched' | 'draft'>;

/** An action on a session. */
export type SessionAction =
  | { type: 'change'; change: (page: Page) => Page; place?: string | undefined }
  | { type: 'open'; page: Page; locale?: Locale; known?: FileTexts; isTouched?: boolean; draft: string }
  /** Files were read or written; null for missing ones. */
  | { type: 'known'; texts: Readonly<Record<string, string | null>> }
  | { type: 'language'; locale: Locale }
  | { type: 'undo' }
  | { type: 'redo' };

const MOST_STEPS = 200;

/** Starts a session with a page. */
export function startSession({
  page = newPage('pages', 'new-page'),
  locale,
  known = {},
  isTouched = false,
  draft = newDraftName(),
}: Partial<KeptSession> = {}): Session {
  const start = locale !== undefined && page.files[locale] ? locale : languagesOf(page)[0];
  return {
    page,
    locale: start ?? DEFAULT_LOCALE,
    past: [],
    future: [],
    lastPlace: undefined,
    known,
    isTouched,
    draft,
  };
}

/** Returns a unique name for a draft. */
export function newDraftName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

const inItsLanguages = (session: Session): Session =>
  session.page.files[session.locale]
    ? session
    : { ...session, locale: languagesOf(session.page)[0] ?? DEFAULT_LOCALE };

/** Returns the session after an action. */
export function nextSession(session: Session, action: SessionAction): Session {
  const { page, past, future, lastPlace } = session;
  switch (action.type) {
    case 'language':
      return { ...session, locale: action.locale, lastPlace: undefined };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return session;
      return inItsLanguages({
        ...session,
        page: before,
        past: past.slice(0, -1),
        future: [page, ...future],
        lastPlace: undefined,
      });
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return session;
      return inItsLanguages({
        ...session,
        page: after,
        past: [...past, page],
        future: rest,
        lastPlace: undefined,
      });
    }
    case 'open':
      return inItsLanguages({
        page: action.page,
        locale: action.locale ?? session.locale,
        past: [...past, page].slice(-MOST_STEPS),
        future: [],
        lastPlace: undefined,
        known: { ...session.known, ...action.known },
        isTouched: action.isTouched ?? false,
        draft: action.draft,
      });
    case 'known': {
      const known = Object.entries({ ...session.known, ...action.texts }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      return { ...session, known: Object.fromEntries(known) };
    }
    case 'change': {
      const next = action.change(page);
      if (next === page) return session;
      const isSamePlace = action.place !== undefined && action.place === lastPlace;
      return inItsLanguages({
        ...session,
        isTouched: true,
        page: next,
        past: isSamePlace ? past : [...past, page].slice(-MOST_STEPS),
        future: [],
        lastPlace: action.place,
      });
    }
  }
}

/** Serialises a session for a reload, without its undo history. */
export function keptSession({ page, locale, known, isTouched, draft }: Session): string {
  return JSON.stringify({ page, locale, known, isTouched, draft });
}

/** Parses a stored session; undefined if it is not readable. */
export function readKept(text: string | null): Partial<KeptSession> | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<KeptSession>;
    return kept.page && kept.locale ? kept : undefined;
  } catch {
    return undefined;
  }
}
