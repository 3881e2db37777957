import { css } from '@linaria/core';
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
  /** true: the job takes no applications any more, so it can only be forgotten. */
  isClosed: boolean;
}

/** On a job's own page: saves it on this device, says whether somebody has applied from here. */
export function JobPanel({ job, saved, isClosed }: JobPanelProps) {
  const text = useText();
  const isSaved = useJobMemory(({ memory }) => memory.jobs[job.id]?.savedOn !== undefined);
  return (
    <div className={panel}>
      {(isSaved || !isClosed) && (
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
