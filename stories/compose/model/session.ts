import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import { languagesOf, newPage, type Page } from './page';

/** What somebody has composed so far, with the way back. */
export interface Session {
  page: Page;
  /** Language whose file is being edited. */
  locale: Locale;
  past: Page[];
  future: Page[];
  /** Place of the last change; further changes there are one step of undoing. */
  lastPlace: string | undefined;
  /** Texts of the page's files as they were on the disk when they were last looked at, by their names. */
  known: FileTexts;
  /** Whether something has been changed since the page was opened. */
  isTouched: boolean;
  /** Name under which unfinished work is kept; each page that is opened has its own. */
  draft: string;
}

/** Texts of files by their names, e.g. `content-json/de/pages/about.json`. */
export type FileTexts = Readonly<Record<string, string>>;

/** What is kept of a session: everything but the way back. */
export type KeptSession = Pick<Session, 'page' | 'locale' | 'known' | 'isTouched' | 'draft'>;

/** Something that happens to a session. */
export type SessionAction =
  | { type: 'change'; change: (page: Page) => Page; place?: string | undefined }
  | { type: 'open'; page: Page; locale?: Locale; known?: FileTexts; isTouched?: boolean; draft: string }
  /** Files were looked at, or written; null for one that is not there. */
  | { type: 'known'; texts: Readonly<Record<string, string | null>> }
  | { type: 'language'; locale: Locale }
  | { type: 'undo' }
  | { type: 'redo' };

const MOST_STEPS = 200;

/** A session that starts with a page. */
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

/** A name that no other draft has. */
export function newDraftName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

const inItsLanguages = (session: Session): Session =>
  session.page.files[session.locale]
    ? session
    : { ...session, locale: languagesOf(session.page)[0] ?? DEFAULT_LOCALE };

/** The session after something has happened to it. */
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

/** The session as it is kept over a reload, without the way back. */
export function keptSession({ page, locale, known, isTouched, draft }: Session): string {
  return JSON.stringify({ page, locale, known, isTouched, draft });
}

/** What was kept, or undefined when it is not readable any more. */
export function readKept(text: string | null): Partial<KeptSession> | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<KeptSession>;
    return kept.page && kept.locale ? kept : undefined;
  } catch {
    return undefined;
  }
}
