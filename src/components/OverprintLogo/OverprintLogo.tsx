import { css } from '@linaria/core';
import { useId } from 'react';
import { ink } from '../../theme/colors';
import { OVERPRINT_HEIGHT, OVERPRINT_PATHS, OVERPRINT_WIDTH } from '../../theme/logo';

const logo = css`
  width: 100%;

  & > :nth-child(3) {
    fill: ${ink.yellow};
  }

  & > :nth-child(4) {
    fill: ${ink.blue};
  }

  & > :nth-child(5) {
    fill: ${ink.lime};
  }
`;

/** The logo printed in two inks, as wide as its container. Only on black and only large; decorative. */
export function OverprintLogo() {
  const clip = useId();
  return (
    // The first letter has the colour of the words: paper, or what is legible in forced colours.
    <svg
      className={logo}
      viewBox={`0 0 ${OVERPRINT_WIDTH} ${OVERPRINT_HEIGHT}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={OVERPRINT_PATHS.firstF} />
      </clipPath>
      <path d={OVERPRINT_PATHS.s} />
      <path d={OVERPRINT_PATHS.firstF} />
      <path d={OVERPRINT_PATHS.secondF} />
      <path clipPath={`url(#${clip})`} d={OVERPRINT_PATHS.secondF} />
    </svg>
  );
}
