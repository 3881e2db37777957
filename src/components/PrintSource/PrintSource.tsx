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
  /** Absolute address of the page. */
  url: string;
}

/** Where a printed page comes from; on paper only. `url` is the page's canonical. */
export function PrintSource({ url }: PrintSourceProps) {
  return <p className={source}>{url}</p>;
}
