import { css } from '@linaria/core';
import { JobRow } from '../../components/JobRow/JobRow';
import { RowList } from '../../components/RowList/RowList';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { TextLink } from '../../components/TextLink/TextLink';
import { useText } from '../../i18n/useText';
import { isOpenOn } from '../../lib/berlinDay';
import { useBerlinDay } from '../../hooks/useBerlinDay';
import { headingWithText } from '../../theme/paper';
import { layout } from '../../theme/space';
import type { SectionProps } from '../sectionProps';
import { NoJobs } from './NoJobs';

/** In the bundle of the job list: a house page needs both (src/sections/catalogue.ts). */
export { Visit } from '../Visit/Visit';

const stack = css`
  display: grid;
  gap: ${layout.headingGap};
`;

/** Open jobs as rows, or a hint if there are none. Jobs are removed from the list after their last day. */
export function JobList({ block }: SectionProps<'jobList'>) {
  const text = useText();
  const day = useBerlinDay();
  const { heading, initiative, link } = block;
  const items =
    day === null ? block.items : block.items.filter(({ validThrough }) => isOpenOn(validThrough, day));
  return (
    <div className={`${stack} ${headingWithText}`}>
      <SectionHead heading={heading} link={items.length > 0 ? link : undefined} />
      {items.length === 0 ? (
        <NoJobs title={text('jobs.empty')} hint={text('jobs.emptyHint')} initiative={initiative} />
      ) : (
        <>
          <RowList>
            {items.map((job) => (
              <li key={job.id}>
                <JobRow job={job} level={heading ? 3 : 2} day={day} />
              </li>
            ))}
          </RowList>
          {initiative && !link && (
            <p>
              <TextLink href={initiative.href} icon="arrow-right">
                {initiative.label}
              </TextLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}
