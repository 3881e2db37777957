import {
  type KeyboardEventHandler,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useText } from '../../i18n/useText';
import { Icon } from '../Icon/Icon';
import { body, close, dialog, frame, head, heading } from './dialogStyles';

export interface DialogProps {
  /** Whether it is shown, above everything else. */
  isOpen: boolean;
  /** Called when the visitor closes it: by Escape, by the button or beside it. Nothing else may happen then. */
  onClose: () => void;
  /** Names the dialog and stands at its top. */
  title: string;
  /** Width from md: 650, 704 or 809 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Leaves the button in the corner out where the content has one that does the same. Escape always works. */
  hasCloseButton?: boolean;
  /** Keys of the content itself; Escape is not its business. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement> | undefined;
  /** What is asked or shown. */
  children: ReactNode;
}

/**
 * A native modal dialog: the page below is out of reach, the focus goes to its title and back to where it came from.
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
    // What scrolls must be reached by keyboard; where nothing scrolls there is nothing to stop at.
    if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0;
    else content?.removeAttribute('tabindex');
  }, [isOpen]);

  // The dialog's own box is filled by its frame, so a press on the dialog itself is one beside it.
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
          <h2 id={id} ref={headingRef} className={heading} tabIndex={-1}>
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
