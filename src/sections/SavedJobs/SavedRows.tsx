import { css } from '@linaria/core';
import { JobRow } from '../../components/JobRow/JobRow';
import { RowList } from '../../components/RowList/RowList';
import { SaveButton } from '../../components/SaveButton/SaveButton';
import { TextLink } from '../../components/TextLink/TextLink';
import type { BlockViewOf } from '../../content/view';
import { useText } from '../../i18n/useText';
import { isOpenOn } from '../../lib/berlinDay';
import type { JobMemory, RememberedJob } from '../../lib/parseJobMemory';
import { useBerlinDay } from '../../hooks/useBerlinDay';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
import { AppliedNote } from './AppliedNote';

const part = css`
  display: grid;
  gap: ${space(4)};

  & > h2 {
    ${type.d3}
  }
`;

const closed = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: 12px 14px;
  border-block-start: ${border.line} solid ${color.line};

  & > div {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    ${type.small}
  }

  & h3 {
    ${type.d4}
  }
`;

type Remembered = [id: string, job: RememberedJob];

export interface SavedRowsProps {
  /** Current data of open and closed jobs. */
  block: BlockViewOf<'savedJobs'>;
  /** The remembered jobs. */
  jobs: JobMemory['jobs'];
  /** Called with the id of a job to forget. */
  onRemove: (id: string) => void;
}

/** Remembered jobs by day, newest first; on the same day, the one with the higher number first. */
function newestFirst(jobs: Remembered[], dayOf: (job: RememberedJob) => string | undefined): Remembered[] {
  const keyOf = ([id, job]: Remembered) => `${dayOf(job) ?? ''} ${id.padStart(10, '0')}`;
  return jobs.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
}

/** The remembered jobs as rows: those that are saved, then those with an application. */
export function SavedRows({ block, jobs, onRemove }: SavedRowsProps) {
  const text = useText();
  const all = Object.entries(jobs);
  const groups = [
    {
      heading: text('jobs.saved.savedTitle'),
      found: newestFirst(
        all.filter(([, { applied }]) => !applied),
        ({ savedOn }) => savedOn,
      ),
    },
    {
      heading: text('jobs.saved.appliedTitle'),
      found: newestFirst(
        all.filter(([, { applied }]) => applied),
        ({ applied }) => applied?.day,
      ),
    },
  ];
  return groups.map(
    ({ heading, found }) =>
      found.length > 0 && (
        <section key={heading} className={part}>
          <h2 tabIndex={-1}>{heading}</h2>
          <RowList>
            {found.map(([id, job]) => (
              <li key={id} data-entry={id}>
                <SavedRow block={block} id={id} job={job} onRemove={onRemove} />
              </li>
            ))}
          </RowList>
        </section>
      ),
  );
}

interface SavedRowProps extends Pick<SavedRowsProps, 'block' | 'onRemove'> {
  id: string;
  job: RememberedJob;
}

function SavedRow({ block, id, job, onRemove }: SavedRowProps) {
  const text = useText();
  const day = useBerlinDay();
  const open = block.items.find((item) => item.id === id);
  const title = open?.title ?? block.closed.find((item) => item.id === id)?.title ?? job.title;
  const button = (
    <SaveButton label={text('jobs.saved.save', { title })} isSaved onChange={() => onRemove(id)} />
  );
  if (open && (day === null || isOpenOn(open.validThrough, day)))
    return <JobRow job={open} day={day} action={button} note={<AppliedNote id={id} />} />;
  const page = open ?? block.closed.find((item) => item.id === id);
  return (
    <div className={closed}>
      <div>
        <h3>{title}</h3>
        <p>{text(page ? 'jobs.saved.closed' : 'jobs.saved.gone')}</p>
        <AppliedNote id={id} />
        {page && (
          <TextLink href={page.href} hreflang={page.hreflang} size="small">
            {text('jobs.saved.closedLink')}
          </TextLink>
        )}
      </div>
      {button}
    </div>
  );
}
