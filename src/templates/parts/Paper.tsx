import type { ReactNode } from 'react';
import type { GenericContent } from '../../content/view';

export interface PaperProps {
  /** Theme of the page; undefined below the part whose colour it is. */
  theme: GenericContent['theme'] | undefined;
  /** What is read. */
  children: ReactNode;
}

/** The part of a coloured page that is read at length: printed on paper. Dark pages stay dark to the end. */
export function Paper({ theme, children }: PaperProps) {
  return theme === 'light' || theme === 'dark' ? children : <div data-theme="light">{children}</div>;
}
