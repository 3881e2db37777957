import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden, wrapped } from '../../theme/mixins';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  min-width: 0;
  padding-block: ${space(3)};
  border: 0;
  border-block-start: ${border.hair} solid ${color.hair};

  ${from.sm} {
    grid-template-columns: 104px minmax(0, 1fr);
  }
`;

const name = css`
  color: ${color.muted};
  ${type.label}

  ${from.sm} {
    padding-block-start: 14px;
  }
`;

export interface FilterGroupProps {
  /** Common trait of the values, e.g. “City”. */
  label: string;
  /** Element around the values: a list, or a `div` for radio buttons. */
  as: 'ul' | 'div';
  children: ReactNode;
}

/**
 * Values of a filter in a row beside their name. A legend cannot be a grid item, so the name is rendered twice: for
 * screen readers and visibly.
 */
export function FilterGroup({ label, as: Values, children }: FilterGroupProps) {
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{label}</legend>
      <p className={name} aria-hidden="true">
        {label}
      </p>
      <Values className={wrapped}>{children}</Values>
    </fieldset>
  );
}
