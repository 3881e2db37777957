import { css } from '@linaria/core';
import { from, when } from './breakpoints';
import { layout, space } from './space';
import { type } from './type';

/** Full width minus the page margins. */
export const bleed = css`
  padding-inline: ${layout.pageMargin};

  ${when.print} {
    padding-inline: 0;
  }
`;

/** The page grid: 4 columns below md, 12 from md. */
export const grid = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${layout.gridGap};

  & > * {
    grid-column: 1 / -1;
  }

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

/** A heading and its content. */
export const headed = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.headingGap};
`;

/** Headings that are nothing but a step of the type scale. */
export const headings = {
  d1: css`
    ${type.d1}

    /* Not larger than the headline of the page is on paper. */
    ${when.print} {
      font-size: 3rem;
    }
  `,
  d2: css`
    ${type.d2}
  `,
  d3: css`
    ${type.d3}
  `,
  d4: css`
    ${type.d4}
  `,
};

/** Small items side by side, wrapping into rows. */
export const wrapped = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Text for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
