import { css } from '@linaria/core';
import { color } from '../../theme/colors';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';

export const words = css`
  max-width: 60ch;
  ${type.body}
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding-block-start: ${space(6)};
`;

/** A film as large as the window allows; a border would be a line at the edge of the window. */
export const film = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;

  & > div {
    border: 0;
  }

  /* Black beside a film of another shape, like the bar below it. */
  & video {
    background: none;
  }
`;

/** A picture as large as the window allows, with caption and pager below it. */
export const sheet = css`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
  align-items: center;
  min-height: 0;
`;

/** The figure's parts are laid out by the sheet. */
export const figure = css`
  display: contents;
`;

export const medium = css`
  position: relative;
  grid-column: 1 / -1;
  align-self: stretch;

  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const caption = css`
  padding: ${space(3)} ${layout.pageMargin};
  color: ${color.muted};
  ${type.small}
`;

export const pager = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${layout.pageMargin} ${space(3)} 0;
  ${type.control}
`;
