import { css } from '@linaria/core';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';

/** The marker that rises behind a row on hover, as wide as the row, and what changes with it. */
export const markedRow = css`
  position: relative;
  isolation: isolate;
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${color.accent};
    clip-path: inset(100% 0 0);
    transition: clip-path ${duration.hover} ${easing.out};
  }

  ${when.hover} {
    &:hover {
      color: ${color.onAccent};
    }

    &:hover::before {
      clip-path: inset(0);
    }

    &:hover [data-row='muted'] {
      color: inherit;
    }

    &:hover [data-row='arrow'] {
      opacity: 1;
      transform: none;
    }

    &:hover [data-tag] {
      border-color: transparent;
      background: ${color.onAccent};
      color: ${color.accent};
    }
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(1.5)} ${space(8)};
  padding-block: 22px 26px;
  border-block-start: ${border.line} solid ${color.line};

  &::before {
    inset-inline: calc(-1 * ${layout.pageMargin});
  }

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: clamp(16px, 2vw, 32px);
  }
`;

/** A row is one link; its marker extends over the page margins to both edges of the screen. */
export const row = `${markedRow} ${columns}`;

/** Title of a row. */
export const rowTitle = css`
  ${type.d3}
`;

/** Secondary text of a row. */
export const rowMuted = css`
  color: ${color.muted};
`;

/** The arrow that slides in from the left on hover. */
export const rowArrow = css`
  position: absolute;
  inset-block-end: 24px;
  inset-inline-end: 0;
  opacity: 0;
  transform: translateX(-24px);
  transition:
    opacity ${duration.hover} ${easing.out},
    transform ${duration.hover} ${easing.out};

  ${from.md} {
    inset-block: 22px auto;
  }
`;
