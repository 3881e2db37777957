import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import { type ChangedTexts, type FileTexts, withChanges } from './fileTexts';
import { languagesOf, newPage, type Page } from './page';

/** A page with its draft, as undo and redo restore them. */
interface Step {
  page: Page;
  /** Name of the stored draft; different for each opened page. */
  draft: string;
  /** True if anything has been changed since the page was opened. */
  isTouched: boolean;
  /** Time of the stored draft as last read or written, ms since 1970; undefined if there was none. */
  changed: number | undefined;
  /** True if the draft store needs no update for this page. */
  isStored: boolean;
  /** Texts of the page's files on disk when last read; in undo steps, only where another page was opened. */
  known?: FileTexts;
}

/** The current work on a page, with its undo history. */
export interface Session extends Step {
  /** Language of the file being edited. */
  locale: Locale;
  past: Step[];
  future: Step[];
  /** Place of the last change; further changes there belong to the same undo step. */
  lastPlace: string | undefined;
  known: FileTexts;
}

/** The part of a session kept over a reload: everything except its undo history. */
export type KeptSession = Pick<
  Session,
  'page' | 'locale' | 'known' | 'isTouched' | 'draft' | 'changed' | 'isStored'
>;

/** An action on a session. */
export type SessionAction =
  | { type: 'change'; change: (page: Page) => Page; place?: string | undefined }
  | {
      type: 'open';
      page: Page;
      locale?: Locale;
      known?: FileTexts;
      isTouched?: boolean;
      draft: string;
      changed?: number | undefined;
    }
  /** Files were read or written. */
  | { type: 'known'; texts: ChangedTexts }
  /** The draft of session `of` was stored under the name `draft`, or is not stored if `changed` is undefined. */
  | { type: 'stored'; of: Session; draft: string; changed: number | undefined }
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
  changed,
  isStored = true,
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
    changed,
    isStored,
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

const beforeChange = ({ page, draft, isTouched, changed }: Session): Step => ({
  page,
  draft,
  isTouched,
  changed,
  isStored: false,
});

const beforeOpen = (session: Session): Step => ({
  ...beforeChange(session),
  known: session.known,
  isStored: session.isStored,
});

/** Returns the session as an undo step in exchange for the step that replaces it. */
const inExchange = (session: Session, step: Step) =>
  step.known ? beforeOpen(session) : beforeChange(session);

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
        ...before,
        past: past.slice(0, -1),
        future: [inExchange(session, before), ...future],
        lastPlace: undefined,
      });
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return session;
      return inItsLanguages({
        ...session,
        ...after,
        past: [...past, inExchange(session, after)],
        future: rest,
        lastPlace: undefined,
      });
    }
    case 'open':
      return inItsLanguages({
        page: action.page,
        locale: action.locale ?? session.locale,
        past: [...past, beforeOpen(session)].slice(-MOST_STEPS),
        future: [],
        lastPlace: undefined,
        known: { ...session.known, ...action.known },
        isTouched: action.isTouched ?? false,
        draft: action.draft,
        changed: action.changed,
        // A touched page comes from the draft store.
        isStored: action.isTouched ?? false,
      });
    case 'stored': {
      const { of, draft, changed } = action;
      const afterStoring = <S extends Step>(step: S): S =>
        step.draft === of.draft && step.changed === of.changed
          ? { ...step, draft, changed, isStored: step.page === of.page && step.known === of.known }
          : step;
      return { ...afterStoring(session), past: past.map(afterStoring), future: future.map(afterStoring) };
    }
    case 'known': {
      if (Object.keys(action.texts).length === 0) return session;
      // The page as it was before now differs from its files, so undoing returns to unsaved work.
      const beforeKnown = past.map((step) =>
        step.draft === session.draft ? { ...step, isTouched: true } : step,
      );
      return {
        ...session,
        past: beforeKnown,
        known: withChanges(session.known, action.texts),
        isStored: false,
      };
    }
    case 'change': {
      const next = action.change(page);
      if (next === page) return session;
      const isSamePlace = action.place !== undefined && action.place === lastPlace;
      return inItsLanguages({
        ...session,
        isTouched: true,
        isStored: false,
        page: next,
        past: isSamePlace ? past : [...past, beforeChange(session)].slice(-MOST_STEPS),
        future: [],
        lastPlace: action.place,
      });
    }
  }
}

/** Serialises a session for a reload, without its undo history. */
export function keptSession({ page, locale, known, isTouched, draft, changed, isStored }: Session): string {
  const kept: KeptSession = { page, locale, known, isTouched, draft, changed, isStored };
  return JSON.stringify(kept);
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
