import { css } from '@linaria/core';
import { useId, useState } from 'react';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '../../../src/content/locales';
import { KIND_NAMES } from '../../../src/content/kinds';
import type { Kind } from '../../../src/content/types';
import { space } from '../../../src/theme/space';
import { ButtonGroup } from './ButtonGroup';
import type { KnownPage } from '../model/library';
import {
  fileName,
  languagesOf,
  newPage,
  type Page,
  renamed,
  translated,
  withoutLanguage,
} from '../model/page';
import { newDraftName, type Session, type SessionAction } from '../model/session';
import { control, hint, label, row, smallButton, stack } from './toolStyles';

const part = css`
  display: grid;
  flex: 1 1 180px;
  gap: ${space(1)};
  min-width: 0;
`;

const NEW = '';

export interface PageBarProps {
  session: Session;
  /** Pages on disk. */
  known: readonly KnownPage[];
  send: (action: SessionAction) => void;
  open: (page: Pick<Page, 'kind' | 'id'>) => void;
  /** Compares the page with its files and shows what saving would do; undefined if saving is not possible. */
  onSave?: (() => void) | undefined;
}

/** Toolbar to open, name, translate and save a page, and to undo changes. */
export function PageBar({ session, known, send, open, onSave }: PageBarProps) {
  const { page, locale, past, future } = session;
  const [kind, setKind] = useState<Kind>(page.kind);
  const [start, setStart] = useState(NEW);
  const id = useId();
  const ofKind = known.filter((other) => other.kind === kind);
  const replaces = known.find((other) => other.kind === page.kind && other.id === page.id);
  const handleOpen = () => {
    if (start !== NEW) open({ kind, id: start });
    else
      send({
        type: 'open',
        page: newPage(kind, kind === 'jobs' ? '9000' : 'new-page'),
        draft: newDraftName(),
      });
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
          onClick={() => send({ type: 'undo' })}
        >
          Undo
        </button>
        <button
          className={smallButton}
          type="button"
          aria-disabled={future.length === 0 ? true : undefined}
          onClick={() => send({ type: 'redo' })}
        >
          Redo
        </button>
        {onSave && (
          <button
            className={smallButton}
            type="button"
            title="Ctrl+S or ⌘S"
            aria-keyshortcuts="Control+S Meta+S"
            onClick={onSave}
          >
            Save …
          </button>
        )}
      </div>
      <div className={row}>
        <div className={part}>
          <label className={label} htmlFor={`${id}-name`}>
            File name (id)
          </label>
          <input
            id={`${id}-name`}
            className={control}
            value={page.id}
            aria-describedby={`${id}-file`}
            onChange={({ target }) =>
              send({ type: 'change', change: (old) => renamed(old, target.value.trim()), place: 'id' })
            }
          />
        </div>
        <ButtonGroup label="Language of the file">
          {languagesOf(page).map((code) => (
            <button
              key={code}
              className={smallButton}
              type="button"
              aria-pressed={code === locale}
              onClick={() => send({ type: 'language', locale: code })}
            >
              {LOCALES[code].autonym}
            </button>
          ))}
          {LOCALE_CODES.filter((code) => !page.files[code]).map((code) => (
            <button
              key={code}
              className={smallButton}
              type="button"
              onClick={() => {
                send({ type: 'change', change: (old) => translated(old, code) });
                send({ type: 'language', locale: code });
              }}
            >
              {`Add ${LOCALES[code].autonym}`}
            </button>
          ))}
          {languagesOf(page).length > 1 && locale !== DEFAULT_LOCALE && (
            <button
              className={smallButton}
              type="button"
              onClick={() => send({ type: 'change', change: (old) => withoutLanguage(old, locale) })}
            >
              {`Remove ${LOCALES[locale].autonym}`}
            </button>
          )}
        </ButtonGroup>
      </div>
      <p id={`${id}-file`} className={hint}>
        {replaces ? 'Replaces ' : 'Becomes '}
        {languagesOf(page)
          .map((code: Locale) => fileName(page, code))
          .join(' and ')}
        .
      </p>
    </div>
  );
}
