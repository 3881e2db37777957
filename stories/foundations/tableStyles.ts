import { css } from '@linaria/core';
import { color } from '../../src/theme/colors';
import { border, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';

/** Token tables: name on the left, value on the right, sample if there is one. */
export const table = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  ${type.label}

  & th,
  & td {
    padding: ${space(2)} ${space(1)} ${space(2)} 0;
    border-block-start: ${border.hair} solid ${color.hair};
    text-align: start;
    vertical-align: middle;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  & th {
    font-weight: 650;
  }

  & td {
    font-weight: 400;
  }
`;

/** A table with one column per theme keeps its width on small screens and scrolls. */
export const wideTable = css`
  overflow-x: auto;

  & > table {
    min-width: 720px;
  }
`;
