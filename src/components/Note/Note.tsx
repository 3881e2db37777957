import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Theme } from '../../config/themes';
import { when } from '../../theme/breakpoints';
import { corner } from '../../theme/space';

const note = css`
  padding: clamp(24px, 3vw, 40px);
  border-radius: ${corner.note};

  ${when.print} {
    padding: 0;
  }
`;

export interface NoteProps {
  /** Ground of the note; its content adapts to it. */
  theme?: Theme;
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
