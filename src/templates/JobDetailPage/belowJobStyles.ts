import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';

/**
 * The house, on the ground of its poster. Below or beside the words, the poster extends to the edges, so that nothing of
 * it ends within its ground. In print the poster alone, at the top of the sheet.
 */
export const locationBand = css`
  display: grid;

  & img {
    aspect-ratio: 4 / 5;
  }

  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    & img {
      grid-area: 1 / 2;
      aspect-ratio: 1;
    }

    &[data-sky] {
      /* A sheet on paper keeps it in the dark scheme, and the words on it are black. */
      --day: initial;
      --night: ;
      /* The words end above the horizon, which is at 46 % of the picture (SKY_PARTS in scripts/images/horizons.ts). */
      grid-template-rows: auto 28vw;

      & img {
        grid-area: 1 / 1 / 3 / 3;
        align-self: end;
        height: auto;
        aspect-ratio: 16 / 9;
      }
    }
  }

  ${when.print} {
    position: absolute;
    top: 8mm;
    inset-inline-end: 8mm;
    width: 34mm;
    margin: 0;

    & img {
      height: 34mm;
    }
  }
`;

export const houseText = css`
  position: relative;
  display: grid;
  align-content: end;
  justify-items: start;
  gap: ${space(6)};
  padding-block: ${layout.tight};

  & > h2 {
    ${type.d2}
  }

  & > p {
    max-width: 34ch;
    ${type.lead}
  }

  ${from.md} {
    grid-area: 1 / 1;
    padding-inline-end: 0;
  }

  ${when.print} {
    display: none;
  }
`;

export const similar = css`
  display: grid;
  gap: ${layout.headingGap};
  padding-block: ${layout.section};
  /* The art above it may end on paper too. */
  border-block-start: ${border.line} solid ${color.line};

  ${when.print} {
    display: none;
  }
`;
