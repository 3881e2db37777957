import { css } from '@linaria/core';
import { useId } from 'react';
import { STAGE_SIZES, stageStrips } from '../../lib/stageStrips';
import { when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { DURATIONS_MS, easing } from '../../theme/motion';

const art = css`
  display: block;
  width: 100%;
  height: 100%;
  max-width: none;

  & [data-plate] {
    --drift: 6%;
  }

  &[data-drift] [data-plate] {
    animation: drift ${`${DURATIONS_MS.stageLoop}ms`} ${easing.inOut} infinite alternate;
    animation-play-state: paused;
  }

  &[data-drift='running'] [data-plate] {
    animation-play-state: running;
  }

  & [data-plate='b'] {
    --drift: -7%;
  }

  & [data-strip]:nth-child(3n) [data-plate='a'] {
    --drift: -10%;
  }

  & [data-strip]:nth-child(3n) [data-plate='b'] {
    --drift: 9%;
  }

  & [data-strip]:nth-child(4n) [data-plate='a'] {
    --drift: -5%;
  }

  & [data-strip]:nth-child(4n) [data-plate='b'] {
    --drift: 12%;
  }

  & [data-strip='1'] [data-plate] {
    animation-delay: 180ms;
  }

  & [data-strip='2'] [data-plate] {
    animation-delay: 360ms;
  }

  & [data-strip='3'] [data-plate] {
    animation-delay: 540ms;
  }

  & [data-strip='4'] [data-plate] {
    animation-delay: 720ms;
  }

  & [data-strip='5'] [data-plate] {
    animation-delay: 900ms;
  }

  & [data-strip='6'] [data-plate] {
    animation-delay: 1080ms;
  }

  & [data-strip='7'] [data-plate] {
    animation-delay: 1260ms;
  }

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
      transform: translateX(var(--drift));
    }
  }
`;

const ground = css`
  fill: ${ink.yellow};
`;

const plateA = css`
  fill: ${ink.paper};
`;

const plateB = css`
  fill: ${ink.lime};
`;

const overlap = css`
  fill: ${ink.blue};
`;

const STRIPS = { wide: stageStrips(STAGE_SIZES.wide), tall: stageStrips(STAGE_SIZES.tall) };

export interface StageArtProps {
  /** Composition: for wide or for upright areas. Either covers its area like a background. */
  format: keyof typeof STAGE_SIZES;
  /** Whether the strips slide sideways; the first frame is the poster. Left out where they never move. */
  drift?: 'running' | 'paused' | undefined;
  /** Class of each strip, for an entrance of its own; strips carry `data-strip` 0 to 7 from top to bottom. */
  stripClass?: string | undefined;
}

/** The house's picture: one disc on two plates, cut into strips that do not fit. Decorative. */
export function StageArt({ format, drift, stripClass }: StageArtProps) {
  const clip = useId();
  const { width, height } = STAGE_SIZES[format];
  return (
    <svg
      className={art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-drift={drift}
    >
      <rect className={ground} width={width} height={height} />
      <g>
        {STRIPS[format].map((strip, index) => (
          <g key={strip.a} className={stripClass} data-strip={index}>
            <path className={plateA} data-plate="a" d={strip.a} />
            <path className={plateB} data-plate="b" d={strip.b} />
            <clipPath id={`${clip}-${index}`}>
              <path data-plate="a" d={strip.a} />
            </clipPath>
            <g clipPath={`url(#${clip}-${index})`}>
              <path className={overlap} data-plate="b" d={strip.b} />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
