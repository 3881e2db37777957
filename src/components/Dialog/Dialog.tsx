import {
  type KeyboardEventHandler,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useText } from '../../i18n/useText';
import { visuallyHidden } from '../../theme/mixins';
import { Icon } from '../Icon/Icon';
import { body, close, dialog, frame, head, heading } from './dialogStyles';

export interface DialogProps {
  /** True if it is shown, above everything else. */
  isOpen: boolean;
  /** Called when the visitor closes it with Escape, the button or a press on the backdrop. Must only close it. */
  onClose: () => void;
  /** Accessible name and heading of the dialog. */
  title: string;
  /**
   * Width from md: 650, 704 or 809 px. `window` fills the window with its content; the title is for screen readers, and
   * the close button overlays the corner.
   */
  size?: 'sm' | 'md' | 'lg' | 'window';
  /** false if the content has its own close button. Escape always works. */
  hasCloseButton?: boolean;
  /** Handles key presses in the content; the dialog handles Escape. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement> | undefined;
  /** Content of the dialog. */
  children: ReactNode;
}

/**
 * A native modal dialog: the page below is inert. The focus moves to the title, and back when the dialog closes. Below
 * md it is a sheet at the bottom edge.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'sm',
  hasCloseButton = true,
  onKeyDown,
  children,
}: DialogProps) {
  const text = useText();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  /** True if the press in progress, or the last one, began on the backdrop. */
  const isOnBackdrop = useRef(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) {
      element.close();
      return;
    }
    element.showModal();
    headingRef.current?.focus();
    const content = bodyRef.current;
    // A scrollable box must be reachable by keyboard; others should not be a tab stop.
    if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    else content?.removeAttribute('tabindex');
  }, [isOpen]);

  // The frame fills the dialog's box, so a press whose target is the dialog itself is on the backdrop. It closes the
  // dialog when it ends: a finger's click would otherwise go to what lies below.
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    isOnBackdrop.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (isOnBackdrop.current && event.target === event.currentTarget) onClose();
  };
  return (
    // Escape and the buttons inside do everything the pointer can do here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={ref}
      className={dialog}
      data-size={size}
      data-theme="light"
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={frame}>
        <div className={head}>
          <h2 id={id} ref={headingRef} className={size === 'window' ? visuallyHidden : heading} tabIndex={-1}>
            {title}
          </h2>
          {hasCloseButton && (
            <button type="button" className={close} aria-label={text('dialog.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <div ref={bodyRef} className={body}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
