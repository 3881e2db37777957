import { css } from '@linaria/core';
import type { MouseEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/space';
import { inlineButton } from '../FieldFrame/fieldStyles';
import { visuallyHidden } from '../../theme/mixins';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(6)};
`;

export interface SubmitButtonProps {
  /** Words on the button. */
  label: string;
  /** Label while the form is being sent. */
  busyLabel: string;
  /** True while the form is being sent. */
  isBusy: boolean;
  /** Called to cancel; without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
  /** How much has been sent, visibly: a long upload must be seen to move. Screen readers get `status` instead. */
  progress?: string | undefined;
  /** Submission status for screen readers. */
  status: string;
}

/** The submit button of a form, with a cancel button beside it. */
export function SubmitButton({ label, busyLabel, isBusy, onCancel, progress, status }: SubmitButtonProps) {
  const text = useText();
  const stop = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button is removed when sending ends.
    currentTarget.parentElement?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    onCancel?.();
  };
  return (
    <div className={line}>
      <Button type="submit" isBusy={isBusy} icon="arrow-right">
        {isBusy ? busyLabel : label}
      </Button>
      {isBusy && onCancel && (
        <button className={inlineButton} type="button" onClick={stop}>
          {text('dialog.cancel')}
        </button>
      )}
      {progress !== undefined && <span aria-hidden="true">{progress}</span>}
      <output className={visuallyHidden}>{status}</output>
    </div>
  );
}
