import type { ReactNode } from 'react';

interface ScrollerProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A scrollable region that can be focused, so that it scrolls by keyboard as well. */
export function Scroller({ label, className, children }: ScrollerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the only way to scroll it without a pointer
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
