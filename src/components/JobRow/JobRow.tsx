import { cx } from '@linaria/core';
import { type ReactNode, memo } from 'react';
import { CLOSING_SOON_DAYS, NEW_DAYS } from '../../config/jobOptions';
import type { JobRowView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { daysBetween } from '../../lib/berlinDay';
import type { IsoDay } from '../../lib/formatDate';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { row, rowArrow, rowMuted } from '../RowList/rowStyles';
import { Tag } from '../Tag/Tag';
import * as styles from './JobRow.styles';

export interface JobRowProps {
  /** The job. */
  job: JobRowView;
  /** Heading level of the title, below the heading of its list. */
  level?: 2 | 3 | 4;
  /** The visitor's day, which decides whether a job is new or ends soon; null or absent: unknown, no tags. */
  day?: IsoDay | null | undefined;
  /** true: the row has a line for why a search found the job (`[data-remark]`, hidden while empty). */
  hasRemark?: boolean;
  /** What this device remembers of the job, in a line below the facts; part of the link. */
  note?: ReactNode;
  /** A control for the job, e.g. a button that saves it; 44 px wide, beside the link and not inside it. */
  action?: ReactNode;
}

/**
 * One open job in a list, with the facts that matter for the choice, set like a timetable. The whole row is the link.
 */
export const JobRow = memo(function JobRow({
  job,
  level = 3,
  day,
  hasRemark = false,
  note,
  action,
}: JobRowProps) {
  const text = useText();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.frame} data-action={action !== undefined || undefined}>
      <Link className={cx(row, styles.line)} href={job.href} hreflang={job.hreflang} data-cursor="link">
        <Heading className={styles.title} lang={job.hreflang}>
          {job.title}
        </Heading>
        <span className={styles.facts}>
          <span>
            {job.place}
            <span className={rowMuted} data-row="muted">
              {` · ${text(`jobs.workplace.${job.workplaceId}`)}`}
            </span>
          </span>{' '}
          <span>{job.hours}</span>
        </span>{' '}
        <span className={styles.facts}>
          <span className={styles.pay}>{job.pay}</span>{' '}
          <span className={rowMuted} data-row="muted">
            {text(`jobs.level.${job.levelId}`)}
          </span>{' '}
          <span className={styles.tags}>
            <DayTags job={job} day={day} />
          </span>
        </span>
        {note && <span className={styles.note}>{note}</span>}
        {hasRemark && <span className={styles.remark} data-remark="" hidden />}
        <span className={cx(rowArrow, styles.arrow)} data-row="arrow">
          <Icon name="arrow-right" size={24} />
        </span>
      </Link>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
});

/** Tags that depend on the visitor's day: the job is new, or ends soon. */
function DayTags({ job: { publishedAt, validThrough }, day }: Pick<JobRowProps, 'job' | 'day'>) {
  const text = useText();
  if (day === null || day === undefined) return null;
  const age = daysBetween(publishedAt, day);
  const left = validThrough === undefined ? Infinity : daysBetween(day, validThrough);
  return (
    <>
      {age >= 0 && age < NEW_DAYS && <Tag tone="black">{text('jobs.row.new')}</Tag>}
      {left >= 0 && left <= CLOSING_SOON_DAYS && (
        <Tag tone="outline">{text('jobs.row.ends', { days: left })}</Tag>
      )}
    </>
  );
}
