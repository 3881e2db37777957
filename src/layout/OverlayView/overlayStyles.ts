import { css } from '@linaria/core';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
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

/** A film that fills its place; its height follows. */
export const film = css`
  display: grid;
`;

/** A picture that never exceeds the screen, whatever its proportions. */
export const medium = css`
  display: grid;
  place-items: center;

  & img {
    display: block;
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: calc(100dvh - 300px);
    min-height: 200px;
    object-fit: contain;
  }
`;

export const caption = css`
  padding-block-start: ${space(3)};
  color: ${color.muted};
  ${type.small}
`;

export const pager = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block-start: ${space(5)};
  ${type.control}
`;
