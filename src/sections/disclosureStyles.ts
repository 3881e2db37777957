import { css } from '@linaria/core';
import { when } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { duration, easing } from '../theme/motion';
import { border, space } from '../theme/space';
import { type } from '../theme/type';

/** A native `details` element between lines. */
export const disclosure = css`
  border-block: ${border.line} solid ${color.line};

  & + & {
    border-block-start: 0;
  }
`;

/** Its summary: the whole line toggles it. On hover its ground goes beyond the words, within the page margin. */
export const disclosureSummary = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(5)};
  padding-block: ${space(5)};
  ${type.d4}
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      box-shadow:
        -${space(4)} 0 ${color.accent},
        ${space(4)} 0 ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

/**
 * The plus of a summary, centred on its first line, except in browsers without `lh`; rotated by 45 degrees it becomes a
 * cross.
 */
export const disclosureIcon = css`
  height: 1lh;
  transition: transform ${duration.hover} ${easing.out};

  details[open] > summary > & {
    transform: rotate(45deg);
  }
`;
