import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { row } from './toolStyles';

const group = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  align-items: center;
`;

export interface ButtonGroupProps {
  label: string;
  children: ReactNode;
}

/** A labelled group of buttons. */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  return (
    <fieldset className={cx(row, group)} aria-label={label}>
      {children}
    </fieldset>
  );
}
