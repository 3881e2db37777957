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
  /** What the situation is. */
  title: string;
  /** What to do now. */
  hint: string;
  initiative?: LinkView | undefined;
  /** Immediate remedies, between the two. */
  children?: ReactNode;
}

/** Shown instead of rows: why there are none, and a link to the unsolicited application. */
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
