import { css } from '@linaria/core';
import { memo, type Ref, useLayoutEffect, useRef } from 'react';
import { JobRow } from '../../components/JobRow/JobRow';
import { RowList } from '../../components/RowList/RowList';
import type { JobRowView, PictureView } from '../../content/view';
import { useText } from '../../i18n/useText';
import type { IsoDay } from '../../lib/formatDate';
import { border, space } from '../../theme/space';
import { color } from '../../theme/colors';
import { type } from '../../theme/type';
import { MemoryPart } from '../SavedJobs/MemoryPart';
import type { FilterLabel } from './filterOptions';
import type { ShownJob } from './matchJobs';

const groupHead = css`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  padding-block: ${space(8)} ${space(2)};
  border-block-start: ${border.line} solid ${color.line};
  ${type.control}

  li:first-child > & {
    border-block-start: 0;
    padding-block-start: ${space(2)};
  }

  & > [data-count] {
    color: ${color.muted};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  /* One block per job, as many as there is room for. */
  &::after {
    content: '';
    flex: 0 1 calc(var(--count) * 14px);
    height: 12px;
    background: repeating-linear-gradient(90deg, ${color.text} 0 10px, transparent 0 14px);
  }
`;

interface AllRowsProps {
  jobs: readonly JobRowView[];
  day: IsoDay | null;
  groups: readonly FilterLabel[];
  ref: Ref<HTMLUListElement>;
}

/** All rows and group headings, rendered once; their visibility and order are written directly to the DOM. */
const AllRows = memo(({ jobs, day, groups, ref }: AllRowsProps) => (
  <RowList ref={ref}>
    {groups.map(({ id, label }) => (
      <li key={`group ${id}`} data-group={id}>
        <h2 className={groupHead}>
          {label} <span data-count="" />
        </h2>
      </li>
    ))}
    {jobs.map((job) => (
      <li key={job.id} data-job={job.id}>
        <JobRow
          job={job}
          level={groups.length > 0 ? 3 : 2}
          day={day}
          hasRemark
          note={<MemoryPart part="AppliedNote" id={job.id} />}
          action={<MemoryPart part="SaveJob" job={job} />}
        />
      </li>
    ))}
  </RowList>
));

/** Orders elements and hides all others, with as few moves as possible. */
function arrange(list: HTMLElement, wanted: readonly HTMLElement[]): void {
  const isWanted = new Set<Element>(wanted);
  let next = list.firstElementChild as HTMLElement | null;
  const skip = () => {
    while (next && !isWanted.has(next)) {
      if (!next.hidden) next.hidden = true;
      next = next.nextElementSibling as HTMLElement | null;
    }
  };
  for (const element of wanted) {
    skip();
    if (element.hidden) element.hidden = false;
    if (element === next) next = next.nextElementSibling as HTMLElement | null;
    else list.insertBefore(element, next);
    isWanted.delete(element);
  }
  skip();
}

export interface JobRowsProps {
  /** All open jobs. */
  jobs: readonly JobRowView[];
  /** The jobs to show, in order. */
  shown: readonly ShownJob[];
  /** The visitor's day; null until it is known. */
  day: IsoDay | null;
  /** Departments by which the rows are grouped; empty: no groups. */
  groups: readonly FilterLabel[];
  /** Poster strips of the cities, by location id. */
  strips?: Record<string, PictureView> | undefined;
}

/**
 * The rows of the job list. Order, visibility and the remarks of a search are written directly to the DOM: with 500
 * jobs, React's comparison of all rows was most of the cost of a key press. The first render shows all rows, as the
 * page does without script.
 */
export function JobRows({ jobs, shown, day, groups, strips }: JobRowsProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const remarked = useRef(new Set<HTMLElement>());

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const rows = new Map<string, HTMLElement>();
    for (const row of current.children as HTMLCollectionOf<HTMLElement>)
      rows.set(row.dataset['job'] ?? `group ${row.dataset['group'] ?? ''}`, row);
    const wanted: HTMLElement[] = [];
    const before = remarked.current;
    remarked.current = new Set();
    let group = '';
    for (const { position, textWords } of shown) {
      const job = jobs[position];
      const row = job && rows.get(job.id);
      if (!job || !row) continue;
      const head = rows.get(`group ${job.departmentId}`);
      if (head && job.departmentId !== group) {
        group = job.departmentId;
        wanted.push(head);
        const count = shown.filter((other) => jobs[other.position]?.departmentId === group).length;
        const number = head.querySelector('[data-count]');
        if (number) number.textContent = String(count);
        head.style.setProperty('--count', String(count));
      }
      wanted.push(row);
      if (textWords.length === 0 && !before.has(row)) continue;
      const remark = row.querySelector<HTMLElement>('[data-remark]');
      if (!remark) continue;
      remark.hidden = textWords.length === 0;
      remark.textContent =
        textWords.length === 0 ? '' : text('jobs.search.inText', { words: textWords.join(', ') });
      if (textWords.length > 0) remarked.current.add(row);
    }
    // Rows that are now hidden keep their remark until they are shown again, and are cleared then.
    for (const row of before) remarked.current.add(row);
    arrange(current, wanted);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `groups`: their heads are found in the document
  }, [jobs, shown, groups, text]);

  return (
    <>
      <AllRows jobs={jobs} day={day} groups={groups} ref={list} />
      {strips && <MemoryPart part="CityStrips" jobs={jobs} strips={strips} list={list} />}
    </>
  );
}
