import { css } from '@linaria/core';
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { FileChange } from '../../scripts/composer/protocol';
import { createSourceSet } from '../../scripts/content/sourceSet';
import type { Problem } from '../../scripts/content/problems';
import { FILE_SCHEMAS } from '../../src/content/schema/fileSchemas';
import { fieldsOf } from '../../src/content/schema/schemaShape';
import { from } from '../../src/theme/breakpoints';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { visuallyHidden } from '../../src/theme/mixins';
import { usualGroups } from './blocks/usualGroups';
import { type Compose, ComposeContext, type EditOptions } from './form/composeContext';
import { Field } from './form/Field';
import { focusField } from './form/focusField';
import { isObject, type Json } from './model/json';
import { JsonPanel } from './tool/JsonPanel';
import { checkPage, knownPages, type Library, openPage, openTexts, readLibrary } from './model/library';
import { ObjectFields } from './form/ObjectFields';
import { aroundField, fieldId, type OpenParts } from './form/openParts';
import { fileName, languagesOf, type Page, pageFrom, textsByLanguage } from './model/page';
import { PageBar } from './tool/PageBar';
import { PreviewPanel } from './preview/PreviewPanel';
import { ProblemList } from './tool/ProblemList';
import { keptSession, newDraftName, nextSession, readKept, startSession } from './model/session';
import { DraftList } from './drafts/DraftList';
import type { DraftStore } from './drafts/draftStore';
import { useDrafts } from './drafts/useDrafts';
import { SavePanel } from './save/SavePanel';
import { findSaveService } from './save/saveService';
import { useSaving } from './save/useSaving';
import { Tabs } from './tool/Tabs';
import { hint, stack } from './tool/toolStyles';

const tool = css`
  display: grid;
  gap: ${space(6)};
  padding: ${space(5)};

  ${from.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }
`;

const aside = css`
  min-width: 0;

  ${from.lg} {
    position: sticky;
    inset-block-start: ${space(5)};
    max-height: calc(100vh - ${space(10)});
    overflow-y: auto;
  }
`;

const title = css`
  ${type.d3}
`;

export interface ComposePageProps {
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
}: Pick<ComposePageProps, 'start' | 'storageKey'> & { library: Library }) {
  const kept = storageKey === undefined ? undefined : readKept(tabStorage()?.getItem(storageKey) ?? null);
  if (kept) return startSession(kept);
  return startSession(start && { page: openPage(library, start), known: openTexts(library, start) });
}

const PREVIEW_TAB = 0;
const SAVE_TAB = 4;

/** Puts together a page from the real schema, checks it with the real checks and shows it in the real templates. */
export function ComposePage({ files, date, start, storageKey, draftStore }: ComposePageProps) {
  const library = useMemo(() => readLibrary(files), [files]);
  // This tool only ever runs in a browser, so it may ask for storage and day when it starts.
  const [session, send] = useReducer(nextSession, { library, start, storageKey }, firstSession);
  const [open, setOpen] = useState<OpenParts>(new Set());
  const [focus, setFocus] = useState<FocusRequest>({ id: '', count: 0 });
  const [said, setSaid] = useState('');
  const [today] = useState(() => date ?? new Date().toISOString().slice(0, 10));
  const [tab, setTab] = useState(PREVIEW_TAB);
  const [service] = useState(findSaveService);
  const { page, locale } = session;
  const saving = useSaving(session, service, send, setSaid);
  const { drafts, remove: removeDraft } = useDrafts(session, draftStore);

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
  const goTo = ({ file: name, pointer }: Problem) => {
    const target = languagesOf(page).find((code) => fileName(page, code) === name);
    if (!target) return;
    const id = fieldId(target, pointer);
    send({ type: 'language', locale: target });
    setOpen(new Set([...open, ...aroundField(id)]));
    setFocus(({ count }) => ({ id, count: count + 1 }));
  };
  const compose: Compose = {
    locale,
    file,
    pages: known,
    groups,
    open,
    setOpen,
    problemsAt: (pointer) => own.filter((problem) => problem.pointer === pointer),
    countWithin: (pointer) =>
      own.filter((problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`))
        .length,
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
  const { problems } = checked;

  return (
    <main className={tool}>
      <section className={stack} aria-label="The page">
        <h1 className={title}>Compose a page</h1>
        <PageBar
          // The bar's own choices begin anew with each page that is opened.
          key={page.kind}
          session={session}
          known={pages}
          send={send}
          open={(chosen) =>
            send({
              type: 'open',
              page: openPage(library, chosen),
              known: openTexts(library, chosen),
              draft: newDraftName(),
            })
          }
          onSave={
            service &&
            (() => {
              setTab(SAVE_TAB);
              saving.compare();
            })
          }
        />
        <p className={hint}>
          In longer texts a link is written [words](page:id). Type \- for a soft hyphen, \_ for a no-break
          space.
        </p>
        <ComposeContext value={compose}>
          <ObjectFields
            key={`${page.kind} ${locale}`}
            fields={fieldsOf(FILE_SCHEMAS[page.kind])}
            path={[]}
            renderField={(props) => <Field {...props} />}
          />
        </ComposeContext>
      </section>
      <section className={`${stack} ${aside}`} aria-label="What becomes of it">
        <Tabs
          shown={tab}
          onShow={setTab}
          tabs={[
            {
              name: 'Preview',
              panel: <PreviewPanel page={settled} checked={checked} date={today} locale={locale} />,
            },
            {
              name: `Messages (${problems.length})`,
              panel: (
                <ProblemList
                  problems={problems}
                  isOwn={isOwn}
                  goTo={goTo}
                  openInEditor={service?.openInEditor}
                />
              ),
            },
            { name: 'JSON', panel: <JsonPanel page={page} say={setSaid} /> },
            {
              name: `Drafts (${drafts.length})`,
              panel: (
                <DraftList
                  drafts={drafts}
                  current={session.draft}
                  open={(draft) => send({ type: 'open', ...draft })}
                  remove={({ draft }) => removeDraft(draft)}
                />
              ),
            },
            ...(service
              ? [
                  {
                    name: 'Save',
                    panel: (
                      <SavePanel
                        saving={saving}
                        service={service}
                        takeFromDisk={takeFromDisk}
                        isOwn={isOwn}
                        goTo={goTo}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      </section>
      <output className={visuallyHidden}>{said}</output>
    </main>
  );
}
