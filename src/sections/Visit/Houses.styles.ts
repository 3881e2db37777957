import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.headingGap};
`;

/** A poster with text beside it; the link of the name covers the whole row, below the other links. */
export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: min(33vw, 50vw - 70px) minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(5)};
  border-block-start: ${border.line} solid ${color.line};

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${layout.gridGap};
    padding-block: ${layout.gridGap};
  }

  ${when.hover} {
    &:hover [data-house='poster'] {
      clip-path: inset(0 round 0 0 25% 0 / 0 0 40% 0);
    }

    &:hover [data-house='title'] {
      background: linear-gradient(${color.accent}, ${color.accent}) 0 88% / 100% 0.38em no-repeat;
    }
  }
`;

export const poster = css`
  display: block;
  min-height: 132px;
  overflow: hidden;
  clip-path: inset(0 round 0 0 0 0 / 0 0 0 0);
  transition: clip-path ${duration.hover} ${easing.out};

  ${from.md} {
    grid-column: span 4;
    min-height: 0;
    aspect-ratio: 4 / 3;
  }

  ${from.xl} {
    grid-column: span 5;
    aspect-ratio: 16 / 9;
  }
`;

/** On small screens the poster is as high as the text; its own height must not increase the row's. */
export const crop = css`
  position: relative;

  & img {
    position: absolute;
    inset: 0;
  }
`;

export const words = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(2)};

  ${from.md} {
    grid-column: 5 / -1;
    align-content: space-between;
  }

  ${from.xl} {
    grid-column: 6 / -1;
  }
`;

export const name = css`
  ${type.d3}
  font-size: 2rem;

  ${from.md} {
    ${type.d2}
  }

  ${from.xl} {
    ${type.d1}
  }
`;

export const nameLink = css`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
`;

export const facts = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  ${from.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(4)} ${layout.gridGap};
    width: 100%;
  }
`;

/** Above the link of the row, so that address and number can be selected and links pressed. */
export const reach = css`
  position: relative;
  z-index: 2;
`;

export const links = css`
  position: relative;
  z-index: 2;
  display: grid;
  justify-items: start;
  align-content: end;
  gap: ${space(2)};
`;
