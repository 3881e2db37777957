import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import type { DialogOverlay } from '../../store/overlaySlice';
import type { OverlayPartProps } from './overlayPart';
import { actions, words } from './overlayStyles';

/** A question with two answers. The second one, Escape and the close button close it and change nothing else. */
export function QuestionOverlay({ isOpen, overlay, onClose }: OverlayPartProps<DialogOverlay>) {
  const accept = () => {
    onClose();
    overlay.onAcceptance?.();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={overlay.title}
      size={overlay.dialogType ?? 'sm'}
      hasCloseButton={overlay.closeButton ?? true}
    >
      <p className={words}>{overlay.text}</p>
      <div className={actions}>
        <Button onClick={accept}>{overlay.acceptLabel}</Button>
        <Button variant="outline" onClick={onClose}>
          {overlay.cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
