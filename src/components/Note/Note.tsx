import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Theme } from '../../config/themes';
import { when } from '../../theme/breakpoints';
import { border, corner } from '../../theme/space';

const note = css`
  --inset: clamp(24px, 3vw, 40px);
  padding: var(--inset);
  border-radius: ${corner.note};
  /* Visible in forced colours, which replace its ground by that of the page. */
  outline: ${border.line} solid transparent;

  ${when.print} {
    padding: 0;
  }
`;

export interface NoteProps {
  /** Ground of the note; its content adapts to it. */
  theme?: Theme | undefined;
  /** A sentence or two and what to do. */
  children: ReactNode;
}

/** A coloured sheet with the large corner, for what must not be missed: applying, press contact. */
export function Note({ theme = 'yellow', children }: NoteProps) {
  return (
    <div className={note} data-theme={theme}>
      {children}
    </div>
  );
}
