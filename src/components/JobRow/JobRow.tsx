import { css, cx } from '@linaria/core';
import { TEASER_DETAIL_CHARACTERS } from '../../config/teaserTexts';
import type { JobRowView } from '../../content/view';
import { truncate } from '../../lib/truncate';
import { from } from '../../theme/breakpoints';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { row, rowArrow, rowDetail, rowMuted, rowTitle } from '../RowList/rowStyles';

const title = css`
  ${from.md} {
    grid-column: span 6;
  }

  ${from.lg} {
    grid-column: span 7;
  }
`;

const detail = css`
  ${from.md} {
    grid-column: span 3;
  }

  ${from.lg} {
    grid-column: span 2;
  }
`;

const unit = css`
  ${from.md} {
    grid-column: span 3;
    padding-inline-end: 36px;
  }

  ${from.lg} {
    padding-inline-end: 0;
    grid-column: span 2;
  }
`;

export interface JobRowProps {
  /** The job as the list shows it. */
  job: JobRowView;
  /** Level of the title below the heading of its list. */
  level?: 2 | 3 | 4;
}

/** One open job in a list. The whole row is the link. */
export function JobRow({ job, level = 3 }: JobRowProps) {
  const Heading = `h${level}` as const;
  return (
    <Link className={row} href={job.href} data-cursor="link">
      <Heading className={cx(rowTitle, title)}>{job.title}</Heading>
      <span className={cx(rowDetail, detail)}>{truncate(job.place, TEASER_DETAIL_CHARACTERS)}</span>
      <span className={cx(rowMuted, unit)} data-row="muted">
        {job.unit}
      </span>
      <span className={rowArrow} data-row="arrow">
        <Icon name="arrow-right" size={32} />
      </span>
    </Link>
  );
}
