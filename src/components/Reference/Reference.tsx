import { css } from '@linaria/core';

const together = css`
  display: inline-block;
`;

export interface ReferenceProps {
  /** The reference from the intake, e.g. `SFF-7K3M2-Q9XPA`. */
  children: string;
}

/**
 * Reference of an application or a message; lines break before it, and at its hyphens only if it is wider than a line of
 * its own.
 */
export function Reference({ children }: ReferenceProps) {
  return <span className={together}>{children}</span>;
}
