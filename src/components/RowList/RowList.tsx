import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color } from '../../theme/colors';
import { border } from '../../theme/space';

const rows = css`
  border-block-end: ${border.line} solid ${color.line};
`;

export interface RowListProps {
  /** `li` elements with one row each. */
  children: ReactNode;
}

/** Rows below each other, closed by a line. */
export function RowList({ children }: RowListProps) {
  return <ul className={rows}>{children}</ul>;
}
