import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';

/** In print only its poster, at the top of the sheet. */
export const locationBand = css`
  padding-block: ${layout.section};

  & > div {
    align-items: end;
  }

  ${when.print} {
    position: absolute;
    top: 8mm;
    inset-inline-end: 8mm;
    width: 34mm;
    padding: 0;

    & > div {
      display: block;
    }
  }
`;

export const housePicture = css`
  ${from.md} {
    grid-column: 1 / span 5;
  }
`;

export const houseText = css`
  display: grid;
  justify-items: start;
  gap: ${space(6)};

  & > h2 {
    ${type.d2}
  }

  & > p {
    max-width: 34ch;
    ${type.lead}
  }

  ${from.md} {
    grid-column: 7 / -1;
  }

  ${when.print} {
    display: none;
  }
`;

export const similar = css`
  display: grid;
  gap: ${layout.headingGap};
  padding-block: ${layout.section};

  ${when.print} {
    display: none;
  }
`;
