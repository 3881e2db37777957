import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { headingWithText } from '../../theme/paper';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  & > h2 {
    ${type.d3}
  }
`;

export interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** A group of fields with its heading. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <section className={`${group} ${headingWithText}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
