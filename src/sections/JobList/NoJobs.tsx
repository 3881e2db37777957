import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import type { LinkView } from '../../content/view';
import { message } from '../../theme/message';
import { space } from '../../theme/space';

const box = css`
  ${message}
`;

const action = css`
  padding-block-start: ${space(4)};
`;

export interface NoJobsProps {
  /** What is the case. */
  title: string;
  /** What to do then. */
  hint: string;
  initiative?: LinkView | undefined;
  /** What would help here and now, between the two. */
  children?: ReactNode;
}

/** Shown in the place of rows: why there are none, and a link to apply without a job. */
export function NoJobs({ title, hint, initiative, children }: NoJobsProps) {
  return (
    <div className={box}>
      <p>
        <b>{title}</b>
      </p>
      {children}
      <p>{hint}</p>
      {initiative && (
        <div className={action}>
          <ButtonLink href={initiative.href} hreflang={initiative.hreflang} icon="arrow-right">
            {initiative.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
