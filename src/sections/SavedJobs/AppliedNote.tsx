import { css } from '@linaria/core';
import { Reference } from '../../components/Reference/Reference';
import { LOCALES } from '../../content/locales';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { formatDate } from '../../lib/formatDate';
import { useJobMemory } from '../../store/jobMemory';

const words = css`
  font-weight: 650;
`;

export interface AppliedNoteProps {
  /** Id of the job. */
  id: string;
}

/** Date and reference of the application sent from this device; renders nothing if none is remembered. */
export function AppliedNote({ id }: AppliedNoteProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const applied = useJobMemory(({ memory }) => memory.jobs[id]?.applied);
  if (!applied) return null;
  const day = formatDate(applied.day, LOCALES[locale].intl);
  return (
    <span className={words}>
      {text('jobs.saved.applied', { day })}
      {applied.reference !== undefined && (
        <>
          {' · '}
          <Reference>{applied.reference}</Reference>
        </>
      )}
    </span>
  );
}
