import { css } from '@linaria/core';
import { LOGO_HEIGHT, LOGO_PATH, LOGO_WIDTH } from '../../theme/logo';

const logo = css`
  width: ${`${LOGO_WIDTH}px`};
  height: ${`${LOGO_HEIGHT}px`};
`;

/** The single-colour logo, 56 px high, in the surrounding text colour. */
export function Logo() {
  return (
    <svg className={logo} viewBox={`0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}`} role="img">
      <title>SFF</title>
      <path fill="currentColor" d={LOGO_PATH} />
    </svg>
  );
}
