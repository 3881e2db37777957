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

/** Where a printed page comes from; on paper only. `url` is the page's canonical. */
export function PrintSource({ url }: { url: string }) {
  return <p className={source}>{url}</p>;
}
