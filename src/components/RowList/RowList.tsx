import { css } from '@linaria/core';
import type { ReactNode, Ref } from 'react';
import { color } from '../../theme/colors';
import { border } from '../../theme/space';

const rows = css`
  border-block-end: ${border.line} solid ${color.line};
`;

export interface RowListProps {
  /** `li` elements with one row each. */
  children: ReactNode;
  /** Ref to the `ul`. */
  ref?: Ref<HTMLUListElement>;
}

/** A list of rows, closed by a line. */
export function RowList({ children, ref }: RowListProps) {
  return (
    <ul className={rows} ref={ref}>
      {children}
    </ul>
  );
}
