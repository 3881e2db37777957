import {
  type KeyboardEventHandler,
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
  /** Whether it is shown, above everything else. */
  isOpen: boolean;
  /** Called when the visitor closes it: with Escape, the button or a press on the backdrop. Must only close it. */
  onClose: () => void;
  /** Names the dialog and stands at its top. */
  title: string;
  /**
   * Width from md: 650, 704 or 809 px. `window` fills the window with its content; the title is for screen readers,
   * and the button to close lies over the corner.
   */
  size?: 'sm' | 'md' | 'lg' | 'window';
  /** Leaves the button in the corner out where the content has one that does the same. Escape always works. */
  hasCloseButton?: boolean;
  /** Handles keys of the content; Escape is handled by the dialog. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement> | undefined;
  /** What is asked or shown. */
  children: ReactNode;
}

/**
 * A native modal dialog: the page below is inert. The focus moves to the title, and back when the dialog is closed.
 * Below md it is a sheet at the lower edge.
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
    // A box that scrolls must be reachable by keyboard; one that does not should be no tab stop.
    if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    else content?.removeAttribute('tabindex');
  }, [isOpen]);

  // The frame fills the dialog's box, so a press whose target is the dialog itself is one on the backdrop.
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
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
