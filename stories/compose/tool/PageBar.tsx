import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../../src/content/locales';
import { KIND_NAMES } from '../../../src/content/kinds';
import type { Kind } from '../../../src/content/types';
import { space } from '../../../src/theme/space';
import { ButtonGroup } from './ButtonGroup';
import { PageName } from './PageName';
import { languagesOf, newPage, translated, withoutLanguage } from '../model/page';
import { newDraftName } from '../model/session';
import type { Composer } from '../useComposer';
import { control, label, row, smallButton, stack } from './toolStyles';

const part = css`
  display: grid;
  flex: 1 1 180px;
  gap: ${space(1)};
  min-width: 0;
`;

const NEW = '';

export interface PageBarProps {
  composer: Composer;
}

/** Toolbar to open, name, translate and save a page, and to undo changes. */
export function PageBar({ composer }: PageBarProps) {
  const { session, pages, send, open, step, say, saving, drafts, showDrafts } = composer;
  const { page, locale, past, future } = session;
  const known = pages.find((other) => other.kind === page.kind && other.id === page.id);
  const [draft, setDraft] = useState(session.draft);
  const [kind, setKind] = useState<Kind>(page.kind);
  const [start, setStart] = useState(known?.id ?? NEW);
  const id = useId();
  // Not by a key on the bar: a new element would lose the focus of the button that has opened the page.
  if (draft !== session.draft) {
    setDraft(session.draft);
    setKind(page.kind);
    setStart(known?.id ?? NEW);
  }
  const ofKind = pages.filter((other) => other.kind === kind);
  const others = drafts.drafts.filter((other) => other.draft !== session.draft);
  const handleOpen = () => {
    if (start !== NEW) {
      open({ kind, id: start });
      return;
    }
    send({
      type: 'open',
      page: newPage(kind, kind === 'jobs' ? '9000' : 'new-page'),
      draft: newDraftName(),
    });
    say(`An empty page of the kind ${kind} is open`);
  };
  const languageButtonId = (code: Locale) => `${id}-language-${code}`;
  const handleLanguage = (code: Locale) => {
    if (!page.files[code]) {
      send({ type: 'change', change: (old) => translated(old, code) });
      say(`${LOCALES[code].autonym} added`);
    }
    send({ type: 'language', locale: code });
  };
  const handleRemove = () => {
    const next = languagesOf(page).find((code) => code !== locale);
    // The pressed button is gone afterwards.
    if (next) document.getElementById(languageButtonId(next))?.focus();
    send({ type: 'change', change: (old) => withoutLanguage(old, locale) });
    say(`${LOCALES[locale].autonym} removed`);
  };
  return (
    <div className={stack}>
      <div className={row}>
        <div className={part}>
          <label className={label} htmlFor={`${id}-kind`}>
            Kind
          </label>
          <select
            id={`${id}-kind`}
            className={control}
            value={kind}
            onChange={(event) => {
              setKind(event.target.value as Kind);
              setStart(NEW);
            }}
          >
            {KIND_NAMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div className={part}>
          <label className={label} htmlFor={`${id}-start`}>
            Start from
          </label>
          <select
            id={`${id}-start`}
            className={control}
            value={start}
            onChange={(event) => setStart(event.target.value)}
          >
            <option value={NEW}>an empty page</option>
            {ofKind.map((other) => (
              <option key={other.id} value={other.id}>{`${other.id} – ${other.title}`}</option>
            ))}
          </select>
        </div>
        <button className={smallButton} type="button" onClick={handleOpen}>
          Open
        </button>
        <button
          className={smallButton}
          type="button"
          aria-disabled={past.length === 0 ? true : undefined}
          onClick={() => step('undo')}
        >
          Undo
        </button>
        <button
          className={smallButton}
          type="button"
          aria-disabled={future.length === 0 ? true : undefined}
          onClick={() => step('redo')}
        >
          Redo
        </button>
        {saving.start && (
          <button
            className={smallButton}
            type="button"
            title="Ctrl+S or ⌘S"
            aria-keyshortcuts="Control+S Meta+S"
            onClick={saving.start}
          >
            Save …
          </button>
        )}
      </div>
      <PageName composer={composer} />
      <ButtonGroup label="Language of the file">
        {/* One button per language, so that it keeps the focus when it has added its language. */}
        {LOCALE_CODES.map((code) => (
          <button
            key={code}
            id={languageButtonId(code)}
            className={smallButton}
            type="button"
            aria-pressed={page.files[code] ? code === locale : undefined}
            onClick={() => handleLanguage(code)}
          >
            {page.files[code] ? LOCALES[code].autonym : `Add ${LOCALES[code].autonym}`}
          </button>
        ))}
        {languagesOf(page).length > 1 && locale !== DEFAULT_LOCALE && (
          <button className={smallButton} type="button" onClick={handleRemove}>
            {`Remove ${LOCALES[locale].autonym}`}
          </button>
        )}
      </ButtonGroup>
      {others.length > 0 && (
        <div className={row}>
          <button className={smallButton} type="button" onClick={showDrafts}>
            {others.length === 1 ? '1 other unsaved draft' : `${others.length} other unsaved drafts`}
          </button>
        </div>
      )}
    </div>
  );
}
