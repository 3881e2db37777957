import { css } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

const source = css`
  display: none;

  ${when.print} {
    display: block;
    padding-top: ${space(8)};
    ${type.small}
  }
`;

export interface PrintSourceProps {
  /** Absolute URL of the page (its canonical). */
  url: string;
}

/** Prints the source URL of the page; on paper only. */
export function PrintSource({ url }: PrintSourceProps) {
  return <p className={source}>{url}</p>;
}
