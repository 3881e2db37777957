import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { from } from '../../theme/breakpoints';
import { headings } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { layout as distances, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionLayout } from '../sectionProps';

const split = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)} ${distances.gridGap};

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const splitHeading = css`
  ${type.d2}

  ${from.lg} {
    /* Not up to the text beside it: together they must not read as one line. */
    grid-column: 1 / span 6;
  }
`;

const content = css`
  ${from.lg} {
    grid-column: 8 / -1;
  }
`;

const flow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

/** Numbered texts have subsections "7.1", "7.2", …, one level below the section "7.". */
const SUBSECTION = /^\d+\.\d+\s/;

export interface SplitProps {
  /** Heading of the section; without one only the content is rendered. */
  heading?: string | undefined;
  /** `split`: side by side on wide screens; `flow`: one below the other. */
  layout: SectionLayout;
  /** The content. */
  children: ReactNode;
}

/** A heading with its content: beside it on pages, below it in articles. */
export function Split({ heading, layout, children }: SplitProps) {
  if (layout === 'flow') {
    const isSubsection = SUBSECTION.test(heading ?? '');
    return (
      <div className={`${flow} ${headingWithText}`}>
        {heading && !isSubsection && <h2 className={headings.d3}>{heading}</h2>}
        {heading && isSubsection && <h3 className={headings.d4}>{heading}</h3>}
        {children}
      </div>
    );
  }
  return (
    <div className={`${split} ${headingWithText}`}>
      {heading && <h2 className={splitHeading}>{heading}</h2>}
      <div className={content}>{children}</div>
    </div>
  );
}
