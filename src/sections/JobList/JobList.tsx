import { css } from '@linaria/core';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { JobRow } from '../../components/JobRow/JobRow';
import { RowList } from '../../components/RowList/RowList';
import { SectionHead } from '../../components/SectionHead/SectionHead';
import { TextLink } from '../../components/TextLink/TextLink';
import { useText } from '../../i18n/useText';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const stack = css`
  display: grid;
  gap: ${layout.headingGap};
`;

const empty = css`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  max-width: 34ch;
  ${type.lead}
`;

const action = css`
  padding-block-start: ${space(4)};
`;

/** Open jobs as rows, or what to do when there is none. */
export function JobList({ block }: SectionProps<'jobList'>) {
  const text = useText();
  const { heading, items, initiative } = block;
  return (
    <div className={stack}>
      <SectionHead heading={heading} />
      {items.length === 0 ? (
        <div className={empty}>
          <p>
            <b>{text('jobs.empty')}</b>
          </p>
          <p>{text('jobs.emptyHint')}</p>
          {initiative && (
            <div className={action}>
              <ButtonLink href={initiative.href} icon="arrow-right">
                {initiative.label}
              </ButtonLink>
            </div>
          )}
        </div>
      ) : (
        <>
          <RowList>
            {items.map((job) => (
              <li key={job.id}>
                <JobRow job={job} level={heading ? 3 : 2} />
              </li>
            ))}
          </RowList>
          {initiative && (
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
