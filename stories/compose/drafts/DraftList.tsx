import { LOCALES } from '../../../src/content/locales';
import { languagesOf, type Page } from '../model/page';
import { heading, hint, row, smallButton, stack } from '../tool/toolStyles';
import type { Draft } from './draftStore';

export interface DraftListProps {
  drafts: readonly Draft[];
  /** Name of the open draft. */
  current: string;
  open: (draft: Draft) => void;
  remove: (draft: Draft) => void;
}

/** Returns a page's title with its file name. */
function titleOf({ kind, id, files }: Page): string {
  const title = Object.values(files)
    .map((file) => file['title'])
    .find((words) => typeof words === 'string' && words !== '');
  return `${typeof title === 'string' ? `${title.replaceAll('\u00ad', '')} – ` : ''}${kind}/${id}`;
}

const CHANGED = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Lists unfinished pages in this browser, to continue or delete. */
export function DraftList({ drafts, current, open, remove }: DraftListProps) {
  return (
    <div className={stack}>
      <p className={hint}>
        What you change is kept in this browser, also when its tab is closed, until it is saved or deleted
        here.
      </p>
      {drafts.length === 0 && <p>There are no drafts.</p>}
      <ul className={stack}>
        {drafts.map((draft) => {
          const name = titleOf(draft.page);
          return (
            <li key={draft.draft} className={stack}>
              <h3 className={heading}>{name}</h3>
              <p className={hint}>
                {languagesOf(draft.page)
                  .map((locale) => LOCALES[locale].autonym)
                  .join(', ')}
                {`, changed ${CHANGED.format(draft.changed)}`}
                {draft.draft === current && ', open now'}
              </p>
              <div className={row}>
                {draft.draft !== current && (
                  <button
                    className={smallButton}
                    type="button"
                    aria-label={`Open draft ${name}`}
                    onClick={() => open(draft)}
                  >
                    Open
                  </button>
                )}
                <button
                  className={smallButton}
                  type="button"
                  aria-label={`Delete draft ${name}`}
                  onClick={() => remove(draft)}
                >
                  Delete
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
