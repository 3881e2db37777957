import type { ReactNode } from 'react';
import type { GenericContent } from '../../content/view';

export interface PaperProps {
  /** Theme of the page; undefined below the part that has its colour. */
  theme: GenericContent['theme'] | undefined;
  /** Content to read. */
  children: ReactNode;
}

/** The part of a coloured page with longer text: printed on paper. Dark pages stay dark to the end. */
export function Paper({ theme, children }: PaperProps) {
  return theme === 'light' || theme === 'dark' ? children : <div data-theme="light">{children}</div>;
}
