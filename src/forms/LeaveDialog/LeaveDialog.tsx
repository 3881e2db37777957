import { css } from '@linaria/core';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { useText } from '../../i18n/useText';
import { from } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { border, corner, DIALOG_WIDTHS, space } from '../../theme/space';
import { type } from '../../theme/type';

const sheet = css`
  width: 100%;
  max-width: 100%;
  margin: auto 0 0;
  padding: ${space(6)} ${space(5)} ${space(8)};
  border: 0;
  border-block-start: ${border.dialogTop} solid ${ink.yellow};
  background: ${color.bg};
  color: ${color.text};

  &::backdrop {
    background: color-mix(in srgb, ${ink.black} 72%, transparent);
  }

  ${from.md} {
    max-width: ${`${DIALOG_WIDTHS.sm}px`};
    margin: auto;
    padding: ${space(12)};
    border-radius: ${corner.dialog};
  }
`;

const content = css`
  display: grid;
  gap: ${space(4)};

  & > h2 {
    ${type.d3}
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding-block-start: ${space(2)};
`;

export interface LeaveDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The visitor goes on filling in. */
  onStay: () => void;
  /** The visitor leaves, and the files are gone. */
  onLeave: () => void;
}

/** Asks before unsent input is left behind. Escape stays. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const text = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog className={sheet} ref={dialog} aria-labelledby={id} data-theme="light" onCancel={onStay}>
      <div className={content}>
        <h2 id={id}>{text('apply.leave.title')}</h2>
        <p>{text('apply.leave.text')}</p>
        <div className={actions}>
          <Button onClick={onStay}>{text('apply.leave.stay')}</Button>
          <Button variant="outline" onClick={onLeave}>
            {text('apply.leave.confirm')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
