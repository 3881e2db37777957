import { css } from '@linaria/core';
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
  /** Whether it is shown. */
  isOpen: boolean;
  /** The visitor goes on filling in; the focus is back at the link then. */
  onStay: () => void;
  /** The visitor leaves, and the files are gone. */
  onLeave: () => void;
}

/** Asks before unsent input is left behind. Escape and a press beside it stay. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={text('apply.leave.title')} hasCloseButton={false}>
      <p>{text('apply.leave.text')}</p>
      <div className={actions}>
        <Button onClick={onStay}>{text('apply.leave.stay')}</Button>
        <Button variant="outline" onClick={onLeave}>
          {text('apply.leave.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
