import { SaveButton } from '../../components/SaveButton/SaveButton';
import { useText } from '../../i18n/useText';
import { type MemorableJob, saveJob, useJobMemory } from '../../store/jobMemory';

export interface SaveJobProps {
  job: MemorableJob;
}

/** Saves the job of a row on this device, or removes it. */
export function SaveJob({ job }: SaveJobProps) {
  const text = useText();
  const isSaved = useJobMemory(({ memory }) => memory.jobs[job.id]?.savedOn !== undefined);
  return (
    <SaveButton
      label={text('jobs.saved.save', { title: job.title })}
      isSaved={isSaved}
      onChange={(wanted) => saveJob({ id: job.id, title: job.title }, wanted)}
    />
  );
}
