import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { color } from '../../src/theme/colors';
import { border, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
`;

const headline = css`
  ${type.d2}
`;

const leadText = css`
  max-width: 60ch;
  color: ${color.muted};
  ${type.lead}
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block-start: ${space(3)};
  border-block-start: ${border.line} solid ${color.line};
`;

const partHeading = css`
  ${type.d4}
`;

export interface PartProps {
  title: string;
  children: ReactNode;
}

export interface SheetProps extends PartProps {
  /** The underlying rule, in one or two sentences. */
  lead: string;
}

/** A page of the design token documentation. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <div className={sheet}>
      <div className={head}>
        <h1 className={headline}>{title}</h1>
        <p className={leadText}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

/** A section of a page. */
export function Part({ title, children }: PartProps) {
  return (
    <section className={part}>
      <h2 className={partHeading}>{title}</h2>
      {children}
    </section>
  );
}
