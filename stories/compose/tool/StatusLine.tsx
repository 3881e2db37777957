import { css } from '@linaria/core';
import { space } from '../../../src/theme/space';
import { hint } from './toolStyles';

/** As high as one line while it is empty, so that words move nothing. */
const line = css`
  display: block;
  min-height: ${space(6)};
`;

export interface StatusLineProps {
  words: string;
  /** How often something was said. */
  count: number;
}

/** Tells what a button has done, visibly and to screen readers. */
export function StatusLine({ words, count }: StatusLineProps) {
  return (
    <output className={`${hint} ${line}`}>
      {/* A new element each time, so that the same words are announced again. */}
      <span key={count}>{words}</span>
    </output>
  );
}
