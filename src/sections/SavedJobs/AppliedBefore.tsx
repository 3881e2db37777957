import { css } from '@linaria/core';
import { useText } from '../../i18n/useText';
import { useJobMemory } from '../../store/jobMemory';
import { space } from '../../theme/space';
import { AppliedNote, type AppliedNoteProps } from './AppliedNote';

const box = css`
  display: grid;
  gap: ${space(1)};
  max-width: 46ch;
`;

/**
 * A friendly note above the form if an application for the job was already sent from this device. Sending again is
 * allowed.
 */
export function AppliedBefore({ id }: AppliedNoteProps) {
  const text = useText();
  const hasApplied = useJobMemory(({ memory }) => memory.jobs[id]?.applied !== undefined);
  if (!hasApplied) return null;
  return (
    <div className={box}>
      <AppliedNote id={id} />
      <p>{text('jobs.saved.again')}</p>
    </div>
  );
}
