import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useText } from '../../i18n/useText';
import { space } from '../../theme/space';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding-block-start: ${space(6)};
`;

export interface LeaveDialogProps {
  /** True if it is shown. */
  isOpen: boolean;
  /** Called when the visitor stays; the focus returns to the link. */
  onStay: () => void;
  /** Called when the visitor leaves the form. */
  onLeave: () => void;
  /** What then happens to the input. */
  children: ReactNode;
}

/** Confirmation dialog before a form with unsent input is left. Escape and a click on the backdrop mean staying. */
export function LeaveDialog({ isOpen, onStay, onLeave, children }: LeaveDialogProps) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={text('apply.leave.title')} hasCloseButton={false}>
      <p>{children}</p>
      <div className={actions}>
        <Button onClick={onStay}>{text('apply.leave.stay')}</Button>
        <Button variant="outline" onClick={onLeave}>
          {text('apply.leave.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
