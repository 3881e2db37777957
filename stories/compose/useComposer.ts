import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { FileChange } from '../../scripts/composer/protocol';
import type { Problem } from '../../scripts/content/problems';
import { createSourceSet } from '../../scripts/content/sourceSet';
import { DEFAULT_LOCALE, type Locale } from '../../src/content/locales';
import { usualGroups } from './blocks/usualGroups';
import type { DraftStore } from './drafts/draftStore';
import { useDrafts } from './drafts/useDrafts';
import type { Compose, EditOptions } from './form/composeContext';
import { focusField } from './form/focusField';
import { aroundField, fieldId, openedAlike, type OpenParts } from './form/openParts';
import { isObject, type Json } from './model/json';
import { checkPage, knownPages, type Library, openPage, openTexts, readLibrary } from './model/library';
import { fileName, languagesOf, type Page, pageFrom, textsByLanguage } from './model/page';
import {
  keptSession,
  newDraftName,
  nextSession,
  readKept,
  type SessionAction,
  startSession,
} from './model/session';
import { COMPARE_BUTTON_ID } from './save/SavePanel';
import { findSaveService } from './save/saveService';
import { useSaving } from './save/useSaving';
import { countFindings, type PageTypography, withTypography } from './typography/pageTypography';
import { usePageTypography } from './typography/usePageTypography';

/** What the tool works on. */
export interface ComposerOptions {
  /** Texts of all content files by their paths, e.g. `content-json/de/pages/about.json`. */
  files: Readonly<Record<string, string>>;
  /** Day of the check, YYYY-MM-DD; today in UTC when left out, as `npm run content` takes it. */
  date?: string;
  /** Page of the site that is open at first; an empty one without. */
  start?: Pick<Page, 'kind' | 'id'> | undefined;
  /** Name under which the tab keeps what is open over a reload; nothing is kept without. */
  storageKey?: string | undefined;
  /** Where unfinished work outlives the tab; left out where it shall not. */
  draftStore?: DraftStore | undefined;
}

interface FocusRequest {
  id: string;
  count: number;
}

/** The tab's own storage; undefined where the browser allows none. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** What was open before a reload, or the page to start with. */
function firstSession({
  library,
  start,
  storageKey,
}: Pick<ComposerOptions, 'start' | 'storageKey'> & { library: Library }) {
  const kept = storageKey === undefined ? undefined : readKept(tabStorage()?.getItem(storageKey) ?? null);
  if (kept) return startSession(kept);
  return startSession(start && { page: openPage(library, start), known: openTexts(library, start) });
}

const PREVIEW_TAB = 0;
const SAVE_TAB = 5;

/** Everything the tool knows and can do; how it looks is ComposePage. */
export type Composer = ReturnType<typeof useComposer>;

/** Keeps a page that is being composed: its steps, what is said about it, which parts of its form are open, what lies on the disk. */
export function useComposer({ files, date, start, storageKey, draftStore }: ComposerOptions) {
  const library = useMemo(() => readLibrary(files), [files]);
  // This tool only ever runs in a browser, so it may ask for storage and day when it starts.
  const [session, dispatch] = useReducer(nextSession, { library, start, storageKey }, firstSession);
  const [open, setOpen] = useState<OpenParts>(new Set());
  const [focus, setFocus] = useState<FocusRequest>({ id: '', count: 0 });
  const [said, setSaid] = useState('');
  const [today] = useState(() => date ?? new Date().toISOString().slice(0, 10));
  const [tab, setTab] = useState(PREVIEW_TAB);
  const [service] = useState(findSaveService);
  const { page, locale } = session;
  /** Whoever translates has open in one language what was open in the other. */
  const send = (action: SessionAction) => {
    if (action.type === 'language') setOpen((parts) => openedAlike(parts, locale, action.locale));
    dispatch(action);
  };
  const saving = useSaving(session, service, send, setSaid);
  const drafts = useDrafts(session, draftStore);

  useEffect(() => {
    if (storageKey !== undefined) tabStorage()?.setItem(storageKey, keptSession(session));
  }, [session, storageKey]);
  useEffect(() => {
    if (focus.id !== '') focusField(focus.id);
  }, [focus]);

  const pages = useMemo(() => knownPages(createSourceSet(library.sources, 'content-json')), [library]);
  const groups = useMemo(() => usualGroups(library.sources.map(({ value }) => value)), [library]);
  // Checks and preview may lag behind the keys.
  const settled = useDeferredValue(page);
  const checked = useMemo(() => checkPage(library, settled, today), [library, settled, today]);
  const found = usePageTypography(settled);
  const file = page.files[locale] ?? {};
  const ownName = fileName(page, locale);
  const own = useMemo(
    () => checked.problems.filter((problem) => problem.file === ownName),
    [checked, ownName],
  );
  const known = pages.some(({ kind, id }) => kind === page.kind && id === page.id)
    ? pages
    : [{ kind: page.kind, id: page.id, title: 'this page', locales: languagesOf(page) }, ...pages];

  const edit = (change: (root: Json) => Json, options: EditOptions = {}) => {
    send({
      type: 'change',
      place: options.place,
      change: (old) => {
        const before = old.files[locale] ?? {};
        const after = change(before);
        return isObject(after) ? { ...old, files: { ...old.files, [locale]: after } } : old;
      },
    });
    if (options.open) setOpen(options.open);
    if (options.say !== undefined) setSaid(options.say);
    const { focus: next } = options;
    if (next !== undefined) setFocus(({ count }) => ({ id: next, count: count + 1 }));
  };
  const goToField = (target: Locale, pointer: string) => {
    const id = fieldId(target, pointer);
    send({ type: 'language', locale: target });
    setOpen((parts) => new Set([...parts, ...aroundField(id)]));
    setFocus(({ count }) => ({ id, count: count + 1 }));
  };
  const goTo = ({ file: name, pointer }: Problem) => {
    const target = languagesOf(page).find((code) => fileName(page, code) === name);
    if (target) goToField(target, pointer);
  };
  const putRight = (choices: readonly PageTypography[]) => {
    send({ type: 'change', change: (old) => withTypography(old, choices) });
    const count = countFindings(choices);
    setSaid(`${count} ${count === 1 ? 'place' : 'places'} put right`);
  };
  const compose: Compose = {
    locale,
    file,
    original: locale === DEFAULT_LOCALE ? undefined : page.files[DEFAULT_LOCALE],
    pages: known,
    groups,
    open,
    setOpen,
    problemsAt: (pointer) => own.filter((problem) => problem.pointer === pointer),
    countWithin: (pointer) =>
      own.filter((problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`))
        .length,
    typographyAt: (pointer) => found.find((text) => text.locale === locale && text.pointer === pointer),
    putRight,
    edit,
  };
  const takeFromDisk = (changes: readonly FileChange[]) => {
    const texts = { ...session.known };
    for (const { file: name, after } of changes) {
      if (after === null) delete texts[name];
      else texts[name] = after;
    }
    try {
      send({
        type: 'open',
        page: pageFrom(page, textsByLanguage(page, texts)),
        known: texts,
        draft: session.draft,
      });
      setSaid('The page is now as it is on the disk');
    } catch {
      setSaid('The file on the disk is no JSON. Put it right in an editor first.');
    }
  };
  const isOwn = (name: string) => languagesOf(page).some((code) => fileName(page, code) === name);

  const startSaving = () => {
    setTab(SAVE_TAB);
    saving.compare();
    setFocus(({ count }) => ({ id: COMPARE_BUTTON_ID, count: count + 1 }));
  };
  useEffect(() => {
    if (!service) return undefined;
    // From the end of a long form it is far to the button.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      startSaving();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
  return {
    session,
    send,
    /** Opens a page of the site. */
    open: (chosen: Pick<Page, 'kind' | 'id'>) =>
      send({
        type: 'open',
        page: openPage(library, chosen),
        known: openTexts(library, chosen),
        draft: newDraftName(),
      }),
    compose,
    /** Pages that lie on the disk. */
    pages,
    /** The page as it was when there was last time to check it. */
    settled,
    checked,
    today,
    typography: { found, putRight },
    drafts: { list: drafts.drafts, remove: drafts.remove },
    saving: {
      service,
      state: saving,
      takeFromDisk,
      /** Compares the page with its files and shows what saving would do; undefined where nothing can be saved. */
      start: service && startSaving,
    },
    tab,
    setTab,
    isOwn,
    goTo,
    goToField,
    said,
    say: setSaid,
  };
}
