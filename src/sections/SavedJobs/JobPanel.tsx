import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { SAVED_ICONS } from '../../components/Icon/savedIcons';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { type MemorableJob, saveJob, useJobMemory } from '../../store/jobMemory';
import { space } from '../../theme/space';
import { AppliedNote } from './AppliedNote';
import { SavedLink } from './SavedLink';

const panel = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
`;

export interface JobPanelProps {
  job: MemorableJob;
  /** The page of saved jobs. */
  saved: LinkView;
  /** true: the job no longer takes applications, so it can only be removed. */
  isClosed: boolean;
}

/** Controls on a job page: saves the job on this device, shows an application sent from it. */
export function JobPanel({ job, saved, isClosed }: JobPanelProps) {
  const text = useText();
  const isSaved = useJobMemory(({ memory }) => memory.jobs[job.id]?.savedOn !== undefined);
  // A button that has been pressed stays, with the focus and the way back.
  const [wasSaved, setWasSaved] = useState(false);
  if (isSaved && !wasSaved) setWasSaved(true);
  return (
    <div className={panel}>
      {(isSaved || wasSaved || !isClosed) && (
        <Button
          variant="outline"
          size="small"
          icon={SAVED_ICONS[isSaved ? 'bookmark-filled' : 'bookmark']}
          aria-pressed={isSaved}
          onClick={() => saveJob(job, !isSaved)}
        >
          {text('jobs.saved.saveThis')}
        </Button>
      )}
      <AppliedNote id={job.id} />
      <SavedLink saved={saved} />
    </div>
  );
}
