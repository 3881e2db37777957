import { css } from '@linaria/core';
import { color } from '../../../src/theme/colors';
import type { TextLimit } from '../model/controls';
import { hint } from '../tool/toolStyles';

const length = css`
  font-variant-numeric: tabular-nums;

  &[data-fits='false'] {
    color: ${color.error};
    font-weight: 700;
  }
`;

export interface TextLengthProps {
  id: string;
  value: string;
  limit: TextLimit;
}

/** Shows the length of a text and its limits, in characters as people count them. */
export function TextLength({ id, value, limit: { min = 0, max } }: TextLengthProps) {
  const count = [...value].length;
  const fits = count >= min && count <= max;
  const wanted = min > 0 ? `${min} to ${max}` : `at most ${max}`;
  const advice = count > max ? `, ${count - max} too many` : count < min ? `, ${min - count} missing` : '';
  return (
    <p id={id} className={`${hint} ${length}`} data-fits={fits}>
      {`${count} characters of ${wanted}${advice}`}
    </p>
  );
}
