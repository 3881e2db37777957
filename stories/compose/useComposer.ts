import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { Problem } from '../../scripts/content/problems';
import { createSourceSet } from '../../scripts/content/sourceSet';
import { berlinDay } from '../../src/lib/berlinDay';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../src/content/locales';
import { usualGroups } from './blocks/usualGroups';
import type { Draft, DraftStore } from './drafts/draftStore';
import { DRAFT_LIST_ID, useDrafts } from './drafts/useDrafts';
import type { Compose, EditOptions } from './form/composeContext';
import { focusField } from './form/focusField';
import { aroundField, fieldId, openedAlike, type OpenParts } from './form/openParts';
import type { FileTexts } from './model/fileTexts';
import { isObject, type Json } from './model/json';
import { checkPage, knownPages, readLibrary, readPage } from './model/library';
import { fileName, languagesOf, type Page, type PageName } from './model/page';
import { newDraftName, type SessionAction } from './model/session';
import { untranslatedTexts } from './model/untranslated';
import { type KeptSessionOptions, useKeptSession } from './model/useKeptSession';
import { findSaveService, NO_ANSWER } from './save/saveService';
import { useSaveShortcut } from './save/useSaveShortcut';
import { COMPARE_BUTTON_ID, useSaving } from './save/useSaving';
import { countFindings, type PageTypography, withTypography } from './typography/pageTypography';
import { usePageTypography } from './typography/usePageTypography';

/** Options of the tool. */
export interface ComposerOptions extends KeptSessionOptions {
  /** Texts of all content files by path, e.g. `content-json/de/pages/about.json`. */
  files: Readonly<Record<string, string>>;
  /** Day of the check, YYYY-MM-DD; by default today in Berlin, as for the content step. */
  date?: string;
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

/** Names of a page's files that were on disk when last read. */
const knownFiles = (page: Page, known: FileTexts) =>
  LOCALE_CODES.map((locale) => fileName(page, locale)).filter((name) => name in known);

const wordsOf = ({ kind, id }: PageName) => `${kind}/${id}`;

const PREVIEW_TAB = 0;
const DRAFTS_TAB = 4;
const SAVE_TAB = 5;

/** State and actions of the tool; ComposePage renders it. */
export type Composer = ReturnType<typeof useComposer>;

/** Manages a page being composed: its history, messages, open parts of the form and files on disk. */
export function useComposer({ files, date, start, storageKey, draftStore }: ComposerOptions) {
  const library = useMemo(() => readLibrary(files), [files]);
  const [session, dispatch] = useKeptSession(library, { start, storageKey });
  const [openParts, setOpen] = useState<OpenParts>(new Set());
  const [focus, focusOn] = useReducer(again, NOTHING);
  const [said, say] = useReducer(again, NOTHING);
  // The tool runs only in browsers, so the date may be read when it starts.
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
  const untranslated = useMemo(() => untranslatedTexts(settled), [settled]);
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
    isUntranslated: (pointer) =>
      untranslated.some((text) => text.locale === locale && text.pointer === pointer),
    putRight,
    edit,
  };
  const isOwn = (name: string) => languagesOf(page).some((code) => fileName(page, code) === name);

  const openInEditor = async (place: string) => {
    // The server answers before it has found an editor, and does not say whether there is one.
    const isAsked = await service?.openInEditor(place);
    say(isAsked ? `Your editor was asked to open ${place}. If nothing opens, set LAUNCH_EDITOR.` : NO_ANSWER);
  };
  const startSaving = () => {
    setTab(SAVE_TAB);
    saving.compare();
    focusOn(COMPARE_BUTTON_ID);
  };
  useSaveShortcut(service && startSaving, saving.isAsking);
  const open = (name: PageName) => {
    try {
      send({ type: 'open', ...readPage(library, name), draft: newDraftName() });
      say(`${wordsOf(name)} is open`);
    } catch {
      say(`A file of ${wordsOf(name)} is not valid JSON. Put it right in an editor first.`);
    }
  };
  const openDraft = (draft: Draft) => {
    send({ type: 'open', ...draft });
    say(`The draft of ${wordsOf(draft.page)} is open`);
  };
  const showDrafts = () => {
    setTab(DRAFTS_TAB);
    focusOn(DRAFT_LIST_ID);
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
    /** Shows the list of drafts. */
    showDrafts,
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
    /** Texts of translations that are the same as in the default language. */
    untranslated,
    drafts,
    saving: {
      state: saving,
      /** Opens `file:line:column` in an editor; undefined without a development server. */
      openInEditor: service && openInEditor,
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
