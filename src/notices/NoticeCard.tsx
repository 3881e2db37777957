import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { IconButton } from '../components/IconButton/IconButton';
import { useText } from '../i18n/useText';
import { from, when } from '../theme/breakpoints';
import { color, ink } from '../theme/colors';
import { duration, easing } from '../theme/motion';
import { border, corner, layer, layout, space } from '../theme/space';
import { type } from '../theme/type';

const card = css`
  position: fixed;
  z-index: ${layer.notice};
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)} ${space(4)};
  max-height: 100dvh;
  padding: ${space(5)};
  border-top: ${border.dialogTop} solid ${ink.yellow};
  outline: ${border.line} solid ${color.line};
  background: ${color.bg};
  color: ${color.text};
  overflow-y: auto;
  animation: notice-in ${duration.dialog} ${easing.out};

  ${from.md} {
    /* One line, as low as possible: what it covers can be read without closing it. */
    inset: auto auto ${space(8)} ${layout.pageMargin};
    grid-template-columns: minmax(15em, 1fr) auto auto;
    align-items: center;
    max-width: min(960px, 100vw - 2 * ${layout.pageMargin});
    padding: ${space(3)} ${space(4)} ${space(3)} ${space(6)};
    border-radius: ${corner.button};
  }

  ${when.reducedMotion} {
    animation: none;
  }

  [data-motion='reduced'] & {
    animation: none;
  }

  ${when.print} {
    display: none;
  }

  @keyframes notice-in {
    from {
      transform: translateY(100%);
    }
  }
`;

const words = css`
  display: grid;
  gap: ${space(2)};
  ${type.body}
`;

const heading = css`
  ${type.d4}
`;

const actions = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  ${from.md} {
    grid-area: 1 / 2;
  }
`;

/** Space between the card and what has the focus, px. */
const FOCUS_GAP = 16;

/**
 * While the card is there, what gets the focus is scrolled to a place above it (WCAG 2.2, 2.4.11). When the card is
 * removed with the focus in it, moves the focus back to where it came from, else to the page.
 */
function keepFocusVisible(element: HTMLElement | null) {
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = `${(element?.offsetHeight ?? 0) + FOCUS_GAP}px`;
  let before: EventTarget | null = null;
  element?.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) before = relatedTarget;
  });
  const hasFocus = () => element?.contains(document.activeElement);
  return () => {
    style.scrollPaddingBlockEnd = '';
    if (hasFocus() && before instanceof HTMLElement) before.focus();
    if (hasFocus()) document.querySelector('main')?.focus({ preventScroll: true });
  };
}

export interface NoticeCardProps {
  /** Heading of a longer notice. */
  title?: string;
  /** What has happened or what the visitor can do. */
  text: string;
  /** Called when the close button is pressed; without it there is no such button. */
  onClose?: () => void;
  /** Buttons and links, at most two. */
  children?: ReactNode;
}

/** A short notice at the bottom edge of the screen; the page stays usable. */
export function NoticeCard({ title, text, onClose, children }: NoticeCardProps) {
  const label = useText();
  return (
    <div ref={keepFocusVisible} className={card} data-theme="light">
      <div className={words}>
        {title !== undefined && <p className={heading}>{title}</p>}
        <p>{text}</p>
      </div>
      {onClose && (
        <IconButton icon="close" label={label('dialog.close')} variant="outline" onClick={onClose} />
      )}
      {children && <div className={actions}>{children}</div>}
    </div>
  );
}
