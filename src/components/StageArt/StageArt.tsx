import { css } from '@linaria/core';
import { useId } from 'react';
import { STAGE_SIZES, stageStrips } from '../../lib/stageStrips';
import { when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { DURATIONS_MS, easing } from '../../theme/motion';

/**
 * Slide distance of plate A of each strip, in percent of the drawing's width. Neighbours slide in opposite directions.
 */
const DRIFTS = [6, -9, 7, -8, 9, -7, 6, -10];

/** Plate B slides against plate A, and farther. */
const OPPOSITE = -1.3;

const STAGGER_MS = 180;

const drifts = DRIFTS.map(
  (drift, strip) =>
    `& [data-strip='${strip}'] { --drift: ${drift}%; ${strip > 0 ? `animation-delay: ${strip * STAGGER_MS}ms;` : ''} }`,
).join('');

const art = css`
  display: block;
  width: 100%;
  height: 100%;
  max-width: none;
  fill: ${ink.yellow};

  /* :where, so that the delays of the strips below apply. */
  &[data-drift] :where([data-plate]) {
    animation: drift ${`${DURATIONS_MS.stageLoop}ms`} ${easing.inOut} infinite alternate paused;
  }

  &[data-drift='running'] [data-plate] {
    animation-play-state: running;
  }

  & [data-plate='a'] {
    fill: ${ink.paper};
  }

  & [data-plate='b'] {
    --way: ${OPPOSITE};
    fill: ${ink.lime};
  }

  /* Where both plates print. */
  & g g [data-plate] {
    fill: ${ink.blue};
  }

  ${drifts}

  ${when.reducedMotion} {
    &[data-drift] [data-plate] {
      animation: none;
    }
  }

  @keyframes drift {
    from {
      transform: translateX(0);
    }

    to {
      transform: translateX(calc(var(--drift) * var(--way, 1)));
    }
  }
`;

const STRIPS = { wide: stageStrips(STAGE_SIZES.wide), tall: stageStrips(STAGE_SIZES.tall) };

export interface StageArtProps {
  /** Composition for wide or upright areas. Both cover their area like a background. */
  format: keyof typeof STAGE_SIZES;
  /** State of the sideways drift, whose first frame is the poster; left out if the strips never move. */
  drift?: 'running' | 'paused' | undefined;
  /** Class of each strip, for a custom entrance; each plate's strips are siblings from top to bottom. */
  stripClass?: string | undefined;
}

/** The key visual: one disc on two plates, cut into misaligned strips. Decorative. */
export function StageArt({ format, drift, stripClass }: StageArtProps) {
  const clip = useId();
  const strips = STRIPS[format];
  const { width, height } = STAGE_SIZES[format];
  return (
    <svg
      className={art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-drift={drift}
    >
      <rect width={width} height={height} />
      <g>
        {strips.map(({ a }, index) => (
          <path key={a} className={stripClass} data-strip={index} data-plate="a" d={a} />
        ))}
      </g>
      <g>
        {strips.map(({ b }, index) => (
          <path key={b} className={stripClass} data-strip={index} data-plate="b" d={b} />
        ))}
      </g>
      <g>
        {strips.map(({ a, b }, index) => (
          <g key={a} className={stripClass}>
            <clipPath id={`${clip}-${index}`}>
              <path data-strip={index} data-plate="a" d={a} />
            </clipPath>
            <g clipPath={`url(#${clip}-${index})`}>
              <path data-strip={index} data-plate="b" d={b} />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
