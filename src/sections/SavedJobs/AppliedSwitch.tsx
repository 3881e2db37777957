import { css } from '@linaria/core';
import { Switch } from '../../components/Switch/Switch';
import type { LinkView } from '../../content/view';
import { useText } from '../../i18n/useText';
import { type MemorableJob, noteApplication, useJobMemory } from '../../store/jobMemory';
import { SavedLink } from './SavedLink';

const box = css`
  width: 100%;

  /* The hint, which is a sentence, stands below. */
  & label {
    display: grid;
  }
`;

export interface AppliedSwitchProps {
  /** The job that was applied for. */
  job: MemorableJob;
  /** Reference of the application; undefined if the host returned none. */
  reference: string | undefined;
  /** The page of saved jobs. */
  saved: LinkView;
}

/**
 * Switch after sending: remembers the application on this device. Off at first, because the visitor has not asked for
 * it.
 */
export function AppliedSwitch({ job, reference, saved }: AppliedSwitchProps) {
  const text = useText();
  const noted = useJobMemory(({ memory }) => memory.jobs[job.id]?.applied);
  const isOn = noted !== undefined && noted.reference === reference;
  return (
    <div className={box}>
      <Switch
        label={text('jobs.saved.note')}
        hint={text('jobs.saved.noteHint')}
        isOn={isOn}
        onChange={(wanted) => noteApplication(job, wanted, reference)}
      />
      <SavedLink saved={saved} />
    </div>
  );
}
