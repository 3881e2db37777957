import { css } from '@linaria/core';
import { useId } from 'react';
import { ink } from '../../theme/colors';
import { OVERPRINT_HEIGHT, OVERPRINT_PATHS, OVERPRINT_WIDTH } from '../../theme/logo';

const logo = css`
  width: 100%;
  height: auto;
`;

const paper = css`
  fill: ${ink.paper};
`;

const yellow = css`
  fill: ${ink.yellow};
`;

const blue = css`
  fill: ${ink.blue};
`;

const lime = css`
  fill: ${ink.lime};
`;

/** The logo printed in two inks, as wide as its container. Only on black and only large; decorative. */
export function OverprintLogo() {
  const clip = useId();
  return (
    <svg className={logo} viewBox={`0 0 ${OVERPRINT_WIDTH} ${OVERPRINT_HEIGHT}`} aria-hidden="true">
      <clipPath id={clip}>
        <path d={OVERPRINT_PATHS.firstF} />
      </clipPath>
      <path className={paper} d={OVERPRINT_PATHS.s} />
      <path className={yellow} d={OVERPRINT_PATHS.firstF} />
      <path className={blue} d={OVERPRINT_PATHS.secondF} />
      <path className={lime} clipPath={`url(#${clip})`} d={OVERPRINT_PATHS.secondF} />
    </svg>
  );
}
