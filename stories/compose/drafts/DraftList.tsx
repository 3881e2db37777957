import { useRef } from 'react';
import { LOCALES } from '../../../src/content/locales';
import { languagesOf, type Page } from '../model/page';
import { heading, hint, message, row, smallButton, stack } from '../tool/toolStyles';
import type { Draft } from './draftStore';
import { DRAFT_LIST_ID, type Drafts, NOT_KEPT } from './useDrafts';

export interface DraftListProps {
  drafts: Drafts;
  /** Name of the open draft. */
  current: string;
  open: (draft: Draft) => void;
  say: (words: string) => void;
}

/** Returns a page's title with its file name. */
function titleOf({ kind, id, files }: Page): string {
  const title = Object.values(files)
    .map((file) => file['title'])
    .find((words) => typeof words === 'string' && words !== '');
  return `${typeof title === 'string' ? `${title.replaceAll('\u00ad', '')} – ` : ''}${kind}/${id}`;
}

const CHANGED = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function countOf({ length }: readonly Draft[]): string {
  if (length === 0) return 'There are no drafts.';
  return length === 1 ? '1 draft' : `${length} drafts`;
}

/** Lists unfinished pages in this browser, to continue or delete. The last deleted one can be brought back. */
export function DraftList({
  drafts: { drafts, areKept, deleted, remove, bringBack },
  current,
  open,
  say,
}: DraftListProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  /** Deletes or brings back a draft; the pressed button is gone afterwards. */
  const change = (action: () => void, words: string) => {
    action();
    say(words);
    summary.current?.focus();
  };
  return (
    <div className={stack}>
      {areKept ? (
        <p className={hint}>
          What you change is kept in this browser, also when its tab is closed, until it is saved or deleted
          here.
        </p>
      ) : (
        <p className={message} data-severity="warning">
          {NOT_KEPT}
        </p>
      )}
      <p ref={summary} id={DRAFT_LIST_ID} tabIndex={-1}>
        {countOf(drafts)}
      </p>
      {deleted && (
        <div className={row}>
          <button
            className={smallButton}
            type="button"
            onClick={() => change(bringBack, `Draft ${titleOf(deleted.page)} is back`)}
          >
            {`Bring back ${titleOf(deleted.page)}`}
          </button>
        </div>
      )}
      <ul className={stack}>
        {drafts.map((draft) => {
          const name = titleOf(draft.page);
          const isOpen = draft.draft === current;
          return (
            <li key={draft.draft} className={stack}>
              <h3 className={heading}>{name}</h3>
              <p className={hint}>
                {languagesOf(draft.page)
                  .map((locale) => LOCALES[locale].autonym)
                  .join(', ')}
                {`, changed ${CHANGED.format(draft.changed)}`}
                {isOpen && ', open now'}
              </p>
              <div className={row}>
                <button
                  className={smallButton}
                  type="button"
                  aria-label={`Open draft ${name}`}
                  // Stays focusable, so that the focus is not lost by opening the draft.
                  aria-disabled={isOpen ? true : undefined}
                  onClick={isOpen ? undefined : () => open(draft)}
                >
                  Open
                </button>
                <button
                  className={smallButton}
                  type="button"
                  aria-label={`Delete draft ${name}`}
                  onClick={() =>
                    change(
                      () => remove(draft),
                      `Draft ${name} deleted. It can be brought back above the list.`,
                    )
                  }
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
