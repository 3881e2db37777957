import { css } from '@linaria/core';

const unbroken = css`
  white-space: nowrap;
`;

export interface ReferenceProps {
  /** The reference from the intake, e.g. `SFF-7K3M2-Q9XPA`. */
  children: string;
}

/** Reference of an application or a message; lines break before it, never at its hyphens. */
export function Reference({ children }: ReferenceProps) {
  return <span className={unbroken}>{children}</span>;
}
