import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { Decision, ReviewItem, ReviewRun, Verdict } from '../protocol';
import type { ListGroup } from './scope';
import { placeOf, type Review } from './useReview';

/** Rows of a group shown before it is expanded. */
const FIRST_ROWS = 60;

/** Maximum number of components to name for a group. */
const MOST_NAMED = 3;

/** Paths of the icons in a 12 × 12 view box: the subset font has no such characters. */
const MARKS = { accepted: 'M1 7l3.5 4L11 1', rejected: 'M1 1l10 10M11 1L1 11' } as const;

/** Shows a swatch next to each colour in a heading. */
function Heading({ title }: { title: string }) {
  return title.split(/(#[\da-f]{6})/).map((part, index) =>
    part.startsWith('#') ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text
      <span key={index}>
        <svg className="swatch" viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={part} />
        </svg>{' '}
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface RowProps {
  item: ReviewItem;
  decision: Decision | undefined;
  isCurrent: boolean;
  onSelect(name: string): void;
}

const Row = memo(({ item, decision, isCurrent, onSelect }: RowProps) => {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const verdict = decision?.verdict;
  return (
    <button
      ref={row}
      type="button"
      className="row-item"
      data-row
      // One stop for the Tab key; the arrow keys move between rows.
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      onClick={() => onSelect(item.name)}
    >
      <span className="mark" aria-hidden="true">
        {verdict && (
          <svg viewBox="0 0 12 12" className="sign">
            <path d={MARKS[verdict]} />
          </svg>
        )}
        {!verdict && decision?.comment ? '…' : ''}
      </span>
      <span className="where">
        {placeOf(item).replace(/, \d+ px$/, '')}
        <span className="hidden">{verdict ? `, ${verdict}` : ', open'}</span>
      </span>
      <span className="size">{item.width === 0 ? '' : `${item.width} px`}</span>
    </button>
  );
});

/** Lists the components of a group, up to three by name. */
function componentsOf(items: readonly ReviewItem[]): string {
  const names = [...new Set(items.map(({ title }) => title.slice(title.lastIndexOf('/') + 1)))];
  const rest = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

interface GroupProps {
  group: ListGroup;
  decisions: Readonly<Record<string, Decision>>;
  current: string | undefined;
  review: Review;
}

function Group({ group, decisions, current, review }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = group.items.filter(({ name }) => !decisions[name]?.verdict);
  const index = group.items.findIndex(({ name }) => name === current);
  const most = isWhole ? Infinity : Math.max(FIRST_ROWS, index + 10);
  const who = review.by === 'kind' ? componentsOf(group.items) : '';
  const decide = (verdict: Verdict) => {
    // The pressed button is gone afterwards.
    heading.current?.focus({ preventScroll: true });
    void review.decide(
      verdict,
      open.map(({ name }) => name),
    );
  };
  return (
    <section
      className="group"
      aria-label={group.title}
      // Sets the estimated height before rendering, so that the list can be scrolled to any row.
      ref={(element) => element?.style.setProperty('--rows', String(Math.min(group.items.length, most)))}
    >
      <h2 ref={heading} tabIndex={-1}>
        <Heading title={group.title} />
        {group.items.length > 1 ? ` (${group.items.length})` : ''}
      </h2>
      {group.items.length > 1 && who !== '' && <p className="who">{who}</p>}
      {open.length > 1 && (
        <div className="group-tools">
          <button type="button" onClick={() => decide('accepted')}>
            Accept {open.length}
          </button>
          <button type="button" onClick={() => decide('rejected')}>
            Reject {open.length}
          </button>
        </div>
      )}
      {group.items.slice(0, most).map((item) => (
        <Row
          key={item.name}
          item={item}
          decision={decisions[item.name]}
          isCurrent={item.name === current}
          onSelect={review.select}
        />
      ))}
      {group.items.length > most && (
        <button
          type="button"
          className="row-item"
          onClick={({ currentTarget }) => {
            // The row before it: what follows are the rows that were asked for.
            (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
            setIsWhole(true);
          }}
        >
          <span />
          <span>{group.items.length - most} more</span>
        </button>
      )}
    </section>
  );
}

/** Rows to focus for a key: the one before, the one after, the first, the last. */
const ROW_KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves focus and selection from a row to the one that the key stands for. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.indexOf(target as HTMLElement);
  const indexFor = ROW_KEYS[key];
  if (index < 0 || !indexFor || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const row = rows[indexFor(index, rows.length - 1)];
  row?.focus();
  row?.click();
}

interface PictureListProps {
  run: ReviewRun;
  review: Review;
}

/** Lists everything to decide about, in groups. */
export function PictureList({ run, review }: PictureListProps) {
  const { by, setBy, groups, item, status } = review;
  const notes = [
    run.confined === '' ? '' : `This run was confined to pictures ${run.confined}.`,
    run.elsewhere === 0 ? '' : `${run.elsewhere} were taken over by “npm run visual:approve”.`,
  ].filter((note) => note !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows
    <nav className="list" aria-label="Pictures to review" onKeyDown={moveBetweenRows}>
      <div className="list-head">
        <fieldset>
          <legend>By</legend>
          {(
            [
              ['kind', 'what differs'],
              ['component', 'component'],
            ] as const
          ).map(([value, words]) => (
            <label key={value}>
              <input type="radio" name="by" checked={by === value} onChange={() => setBy(value)} /> {words}
            </label>
          ))}
        </fieldset>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          decisions={status.decisions}
          current={item?.name}
          review={review}
        />
      ))}
    </nav>
  );
}
