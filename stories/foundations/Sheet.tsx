import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color } from '../../src/theme/colors';
import { border, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';

const sheet = css`
  display: grid;
  gap: ${space(10)};
`;

const headline = css`
  ${type.d2}
`;

const part = css`
  display: grid;
  gap: ${space(5)};
  padding-block-start: ${space(3)};
  border-block-start: ${border.line} solid ${color.line};
`;

const partHeading = css`
  ${type.d4}
`;

export interface SheetProps {
  title: string;
  children: ReactNode;
}

/** A page of the token book. */
export function Sheet({ title, children }: SheetProps) {
  return (
    <div className={sheet}>
      <h1 className={headline}>{title}</h1>
      {children}
    </div>
  );
}

/** A part of it. */
export function Part({ title, children }: SheetProps) {
  return (
    <section className={part}>
      <h2 className={partHeading}>{title}</h2>
      {children}
    </section>
  );
}
