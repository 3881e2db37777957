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
  /** What pressing it does. */
  label: string;
  /** What it says while it is done. */
  busyLabel: string;
  /** Whether it is being done. */
  isBusy: boolean;
  /** Id of the button, so that the form can move the focus to it. */
  id: string;
  /** Left out where nothing can be cancelled. */
  onCancel?: (() => void) | undefined;
  /** What is told to those who do not see the progress. */
  status: string;
}

/** The button that sends a form. While it does, the button stays where it is, says so, and can be cancelled beside it. */
export function SubmitButton({ label, busyLabel, isBusy, id, onCancel, status }: SubmitButtonProps) {
  const text = useText();
  const stop = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button goes with what it cancels; the one beside it takes the focus.
    currentTarget.parentElement?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    onCancel?.();
  };
  return (
    <div className={line} id={id}>
      <Button type="submit" isBusy={isBusy} icon="arrow-right">
        {isBusy ? busyLabel : label}
      </Button>
      {isBusy && onCancel && (
        <button className={inlineButton} type="button" onClick={stop}>
          {text('dialog.cancel')}
        </button>
      )}
      <output className={visuallyHidden}>{status}</output>
    </div>
  );
}
