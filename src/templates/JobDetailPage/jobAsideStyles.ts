import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { stickyColumn } from '../../theme/columns';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';

/** Stays in view beside the description; ends where the band of the location begins. */
export const aside = css`
  display: grid;
  gap: ${space(8)};
  margin-block-start: ${space(6)};

  ${from.md} {
    grid-column: 8 / -1;
    margin: 0;
    ${stickyColumn}
  }

  ${from.lg} {
    grid-column: 9 / -1;
  }

  ${when.print} {
    grid-column: 1 / -1;
    position: static;
    display: flex;
    gap: 8mm;
    align-items: end;
    padding-top: 3mm;
    break-inside: avoid;
  }
`;

export const apply = css`
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  padding-bottom: 28px;
  margin-bottom: ${space(5)};
  border-bottom: ${border.line} solid currentColor;

  & > h2 {
    margin-bottom: -10px;
    ${type.d3}
  }

  ${when.print} {
    display: none;
  }
`;

export const ending = css`
  font-weight: 650;
`;

export const contact = css`
  display: grid;
  justify-items: start;
  ${type.small}

  & > h2 {
    font-size: inherit;
    font-weight: 650;
  }

  & > a {
    padding-block: 2px;
    font-weight: 650;
  }

  ${when.print} {
    font-size: 8.5pt;
    line-height: 1.3;

    & > a {
      padding-block: 0;
      white-space: nowrap;
    }
  }
`;
