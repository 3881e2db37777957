import { css } from '@linaria/core';
import type { CaseNumberView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { duration, easing } from '../../theme/motion';
import { corner, space } from '../../theme/space';
import { fontFamily, type } from '../../theme/type';

/* Always shown without a hovering pointer: there it hangs from the lower edge of the poster, of which even a landscape
   one stays visible. The surrounding link is a grid and a container, with the poster in the first row. */
const plate = css`
  grid-area: 2 / 1;
  place-self: end start;
  margin-top: -${space(8)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${corner.button};
  max-width: 100%;
  background: ${ink.black};
  color: ${ink.paper};
  ${type.control}
  clip-path: inset(0);
  transition: clip-path ${duration.hover} ${easing.out};

  & > span {
    display: block;
    margin-block-end: ${space(3)};
    color: ${ink.yellow};
    font: 800 min(1rem + 22cqi, 15rem) / 0.82 ${fontFamily.display};
  }

  ${when.hover} {
    grid-row: 1;

    a:not(:hover, :focus-visible) > & {
      clip-path: inset(100% 0 0);
    }
  }
`;

export interface NumberPlateProps {
  /** The number of the case, and what it counts. */
  number: CaseNumberView;
}

/** The number of a case, very large on its poster, shown on hover or focus. */
export function NumberPlate({ number: { value, counts } }: NumberPlateProps) {
  return (
    <div className={plate}>
      <span>{value}</span>
      {` ${counts}`}
    </div>
  );
}
