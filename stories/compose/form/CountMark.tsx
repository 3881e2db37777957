import { css } from '@linaria/core';
import { color } from '../../../src/theme/colors';
import { space } from '../../../src/theme/space';
import { type } from '../../../src/theme/type';

const mark = css`
  display: inline-block;
  min-width: ${space(5)};
  padding-inline: ${space(1)};
  background: ${color.error};
  color: ${color.bg};
  text-align: center;
  ${type.label}
`;

/** Shows the number of messages; nothing for 0. */
export function CountMark({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={mark}>{count === 1 ? '1 message' : `${count} messages`}</span>;
}
