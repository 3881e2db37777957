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
}

/** Something that happens to a session. */
export type SessionAction =
  | { type: 'change'; change: (page: Page) => Page; place?: string | undefined }
  | { type: 'open'; page: Page; locale?: Locale }
  | { type: 'language'; locale: Locale }
  | { type: 'undo' }
  | { type: 'redo' };

const MOST_STEPS = 200;

/** A session that starts with a page. */
export function startSession(page: Page = newPage('pages', 'new-page'), locale?: Locale): Session {
  const start = locale !== undefined && page.files[locale] ? locale : languagesOf(page)[0];
  return { page, locale: start ?? DEFAULT_LOCALE, past: [], future: [], lastPlace: undefined };
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
      });
    case 'change': {
      const next = action.change(page);
      if (next === page) return session;
      const isSamePlace = action.place !== undefined && action.place === lastPlace;
      return inItsLanguages({
        ...session,
        page: next,
        past: isSamePlace ? past : [...past, page].slice(-MOST_STEPS),
        future: [],
        lastPlace: action.place,
      });
    }
  }
}

/** The session as it is kept over a reload: the page and the language, without the way back. */
export function keptSession({ page, locale }: Session): string {
  return JSON.stringify({ page, locale });
}

/** What was kept, or undefined when it is not readable any more. */
export function readKept(text: string | null): { page: Page; locale: Locale } | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<{ page: Page; locale: Locale }>;
    return kept.page && kept.locale ? { page: kept.page, locale: kept.locale } : undefined;
  } catch {
    return undefined;
  }
}
