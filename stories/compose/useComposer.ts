import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { FileChange } from '../../scripts/composer/protocol';
import type { Problem } from '../../scripts/content/problems';
import { createSourceSet } from '../../scripts/content/sourceSet';
import { berlinDay } from '../../src/lib/berlinDay';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../src/content/locales';
import { usualGroups } from './blocks/usualGroups';
import type { Draft, DraftStore } from './drafts/draftStore';
import { useDrafts } from './drafts/useDrafts';
import type { Compose, EditOptions } from './form/composeContext';
import { focusField } from './form/focusField';
import { aroundField, fieldId, openedAlike, type OpenParts } from './form/openParts';
import { type FileTexts, textsAfter, withChanges } from './model/fileTexts';
import { isObject, type Json } from './model/json';
import { checkPage, knownPages, type Library, openPage, openTexts, readLibrary } from './model/library';
import { fileName, languagesOf, type Page, pageFrom, type PageName, textsByLanguage } from './model/page';
import {
  keptSession,
  newDraftName,
  nextSession,
  readKept,
  type SessionAction,
  startSession,
} from './model/session';
import { COMPARE_BUTTON_ID } from './save/SavePanel';
import { findSaveService, NO_ANSWER } from './save/saveService';
import { useSaving } from './save/useSaving';
import { countFindings, type PageTypography, withTypography } from './typography/pageTypography';
import { usePageTypography } from './typography/usePageTypography';

/** Options of the tool. */
export interface ComposerOptions {
  /** Texts of all content files by path, e.g. `content-json/de/pages/about.json`. */
  files: Readonly<Record<string, string>>;
  /** Day of the check, YYYY-MM-DD; by default today in Berlin, as for the content step. */
  date?: string;
  /** Page of the site to open first; a new page if undefined. */
  start?: PageName | undefined;
  /** Storage key under which the tab keeps the open page across a reload; nothing is kept if undefined. */
  storageKey?: string | undefined;
  /** Storage for unfinished pages beyond the tab; none if undefined. */
  draftStore?: DraftStore | undefined;
}

/** The words said last, or the id of the field focused last; counted, because the same may follow. */
interface Repeatable {
  value: string;
  count: number;
}

const NOTHING: Repeatable = { value: '', count: 0 };

const again = ({ count }: Repeatable, value: string): Repeatable => ({ value, count: count + 1 });

/** Returns the tab's session storage; undefined if the browser blocks it. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns the session before a reload, or one with the start page. */
function firstSession({
  library,
  start,
  storageKey,
}: Pick<ComposerOptions, 'start' | 'storageKey'> & { library: Library }) {
  const kept = storageKey === undefined ? undefined : readKept(tabStorage()?.getItem(storageKey) ?? null);
  if (kept) return startSession(kept);
  try {
    return startSession(start && readPage(library, start));
  } catch {
    // Its file is no JSON: `npm run content` says where, and the tool starts with a new page.
    return startSession();
  }
}

/** Returns a page of the site with its texts on disk. Throws if a file is no JSON. */
const readPage = (library: Library, name: PageName) => ({
  page: openPage(library, name),
  known: openTexts(library, name),
});

/** Names of a page's files that were on disk when last read. */
const knownFiles = (page: Page, known: FileTexts) =>
  LOCALE_CODES.map((locale) => fileName(page, locale)).filter((name) => name in known);

const wordsOf = ({ kind, id }: PageName) => `${kind}/${id}`;

const PREVIEW_TAB = 0;
const SAVE_TAB = 5;

/** State and actions of the tool; ComposePage renders it. */
export type Composer = ReturnType<typeof useComposer>;

/** Manages a page being composed: its history, messages, open parts of the form and files on disk. */
export function useComposer({ files, date, start, storageKey, draftStore }: ComposerOptions) {
  const library = useMemo(() => readLibrary(files), [files]);
  // The tool runs only in browsers, so storage and date may be read when it starts.
  const [session, dispatch] = useReducer(nextSession, { library, start, storageKey }, firstSession);
  const [openParts, setOpen] = useState<OpenParts>(new Set());
  const [focus, focusOn] = useReducer(again, NOTHING);
  const [said, say] = useReducer(again, NOTHING);
  const [today] = useState(() => date ?? berlinDay(Date.now()));
  const [tab, setTab] = useState(PREVIEW_TAB);
  const [service] = useState(findSaveService);
  const { page, locale } = session;
  /** When the language changes, the same parts of the form stay open. */
  const send = (action: SessionAction) => {
    if (action.type === 'language') setOpen((parts) => openedAlike(parts, locale, action.locale));
    dispatch(action);
  };
  const saving = useSaving(session, service, send, say);
  const drafts = useDrafts(session, draftStore, dispatch, say);

  useEffect(() => {
    if (storageKey !== undefined) tabStorage()?.setItem(storageKey, keptSession(session));
  }, [session, storageKey]);
  useEffect(() => {
    if (focus.value !== '') focusField(focus.value);
  }, [focus]);

  const pages = useMemo(() => knownPages(createSourceSet(library.sources, 'content-json')), [library]);
  const groups = useMemo(() => usualGroups(library.sources.map(({ value }) => value)), [library]);
  // Checks and preview may lag behind typing.
  const settled = useDeferredValue(page);
  const checked = useMemo(
    () => checkPage(library, settled, today, knownFiles(settled, session.known)),
    [library, settled, today, session.known],
  );
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
    if (options.say !== undefined) say(options.say);
    if (options.focus !== undefined) focusOn(options.focus);
  };
  const goToField = (target: Locale, pointer: string) => {
    const id = fieldId(target, pointer);
    send({ type: 'language', locale: target });
    setOpen((parts) => new Set([...parts, ...aroundField(id)]));
    focusOn(id);
  };
  const goTo = ({ file: name, pointer }: Problem) => {
    const target = languagesOf(page).find((code) => fileName(page, code) === name);
    if (target) goToField(target, pointer);
  };
  const putRight = (choices: readonly PageTypography[]) => {
    send({ type: 'change', change: (old) => withTypography(old, choices) });
    const count = countFindings(choices);
    say(`${count} ${count === 1 ? 'place' : 'places'} put right`);
  };
  const compose: Compose = {
    locale,
    file,
    original: locale === DEFAULT_LOCALE ? undefined : page.files[DEFAULT_LOCALE],
    pages: known,
    groups,
    open: openParts,
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
    const texts = textsAfter(changes);
    try {
      const next = pageFrom(page, textsByLanguage(page, withChanges(session.known, texts)));
      if (languagesOf(next).length === 0) {
        say('The page has no file on the disk any more. Keep yours, or open another page.');
        return;
      }
      send({ type: 'known', texts });
      send({ type: 'open', page: next, draft: session.draft, changed: session.changed });
      // The pressed button is gone with the answer.
      focusOn(COMPARE_BUTTON_ID);
      say('The page is now as it is on the disk');
    } catch {
      say('The file on the disk is no JSON. Put it right in an editor first.');
    }
  };
  const isOwn = (name: string) => languagesOf(page).some((code) => fileName(page, code) === name);

  const openInEditor = async (place: string) => {
    say((await service?.openInEditor(place)) ? `${place} is opened in the editor` : NO_ANSWER);
  };
  const startSaving = () => {
    setTab(SAVE_TAB);
    saving.compare();
    focusOn(COMPARE_BUTTON_ID);
  };
  useEffect(() => {
    if (!service) return undefined;
    // A keyboard shortcut, because the button is far from the end of a long form.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A key that is held repeats itself, and an answer that is awaited may change what is on the disk.
      if (!event.repeat && !saving.isAsking) startSaving();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
  const open = (name: PageName) => {
    try {
      send({ type: 'open', ...readPage(library, name), draft: newDraftName() });
      say(`${wordsOf(name)} is open`);
    } catch {
      say(`A file of ${wordsOf(name)} is no JSON. Put it right in an editor first.`);
    }
  };
  const openDraft = (draft: Draft) => {
    send({ type: 'open', ...draft });
    say(`The draft of ${wordsOf(draft.page)} is open`);
  };
  const step = (type: 'undo' | 'redo') => {
    const to = type === 'undo' ? session.past.at(-1) : session.future[0];
    const done = type === 'undo' ? 'Undone' : 'Done again';
    if (!to) say(`There is nothing to ${type}`);
    else say(to.draft === session.draft ? done : `${done}: ${wordsOf(to.page)} is open`);
    send({ type });
  };
  return {
    session,
    send,
    /** Opens a page of the site. */
    open,
    openDraft,
    /** Undoes or redoes one step. */
    step,
    compose,
    /** Pages on disk. */
    pages,
    /** The page as last checked, which may lag behind. */
    settled,
    checked,
    today,
    typography: { found, putRight },
    drafts,
    saving: {
      state: saving,
      /** Opens `file:line:column` in an editor; undefined without a development server. */
      openInEditor: service && openInEditor,
      takeFromDisk,
      /** Compares the page with its files and shows what saving would do; undefined if saving is not possible. */
      start: service && startSaving,
    },
    tab,
    setTab,
    isOwn,
    goTo,
    goToField,
    said,
    say,
  };
}
