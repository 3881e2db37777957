import { type RefObject, useEffect } from 'react';
import { CURSOR_TYPES, type CursorType, SYSTEM_CURSOR_ON } from '../../config/cursors';
import { useStore } from '../../store/store';

/** Clickable elements without a shape of their own. */
const CLICKABLE = 'a[href], button, summary, label, [role=switch]';

/** True if an element directly contains text, which a large disc would hide. */
const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/**
 * Returns the shape set by `data-cursor` on an element or its ancestors; links and buttons get the small disc, and so
 * does text, whatever its ancestors set.
 */
export function cursorOf(element: Element): CursorType | null {
  const asked = element.closest('[data-cursor]')?.getAttribute('data-cursor');
  const type = CURSOR_TYPES.find((name) => name === asked);
  if (type && type !== 'hide' && hasWords(element)) return 'link';
  return type ?? (element.closest(CLICKABLE) ? 'link' : null);
}

/** True if the system cursor stays over an element. */
export function isNativeAt(element: Element): boolean {
  return element.closest(SYSTEM_CURSOR_ON) !== null;
}

/** False without the focus, and while an element fills the screen, because that is drawn above the cursor. */
const isReplaceable = (): boolean => document.hasFocus() && !document.fullscreenElement;

/**
 * Moves the cursor with the pointer: one delegated listener per event type, one write per animation frame, no render
 * per move. It disappears over text fields, on touch and on keyboard use, until the pointer moves; the system cursor
 * returns over text fields, over an element in full screen, and while another window has the focus.
 */
export function useCursor(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement;
    const end = new AbortController();
    const options = { passive: true, signal: end.signal };
    let frame = 0;
    let isNative = false;
    let isAsked = false;
    let x = 0;
    let y = 0;

    const show = (isShown: boolean) => {
      element.dataset['visible'] = String(isShown);
    };
    const replaceSystemCursor = (isReplaced: boolean) => {
      const pointer = isReplaced ? 'drawn' : 'native';
      if (root.dataset['pointer'] !== pointer) root.dataset['pointer'] = pointer;
    };
    const draw = () => {
      frame = 0;
      element.style.transform = `translate(${x}px, ${y}px)`;
      const isReplaced = isReplaceable();
      replaceSystemCursor(isReplaced);
      show(!isNative && isReplaced);
    };
    const hide = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      show(false);
    };
    const onBlur = () => {
      hide();
      replaceSystemCursor(false);
    };
    const onFullscreenChange = () => {
      hide();
      if (!isReplaceable()) replaceSystemCursor(false);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'touch') {
        hide();
        return;
      }
      // The pointer entered its element before this code was loaded.
      if (!isAsked) onOver(event);
      ({ clientX: x, clientY: y } = event);
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    let dialog: Element | null = null;
    const onOver = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      isAsked = true;
      isNative = isNativeAt(target);
      const type = cursorOf(target);
      const { cursor, setCursor } = useStore.getState();
      if (cursor !== type) setCursor(type);
      const around = target.closest('dialog');
      // The popover shown last is on top: the cursor is shown again above each dialog.
      if (around !== dialog && around) raise(element);
      dialog = around;
    };

    raise(element);
    document.addEventListener('pointermove', onMove, options);
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('keydown', hide, options);
    root.addEventListener('pointerleave', hide, options);
    document.addEventListener('fullscreenchange', onFullscreenChange, options);
    window.addEventListener('blur', onBlur, options);
    return () => {
      end.abort();
      cancelAnimationFrame(frame);
      delete root.dataset['pointer'];
    };
  }, [ref]);
}

/** Puts an element on top of everything else; without popover support it stays where it is. */
function raise(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function') return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}
