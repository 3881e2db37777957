import { css } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';

const track = css`
  position: relative;
  height: 8px;
  background: ${ink.paper};
  overflow: hidden;

  /* The strip consists of background colours only, which forced colours would remove. */
  ${when.forcedColors} {
    forced-color-adjust: none;
  }
`;

const inks = css`
  display: flex;
  width: 62%;
  height: 100%;
  animation: run 1400ms linear infinite;

  ${when.reducedMotion} {
    animation: none;
  }

  [data-motion='reduced'] & {
    animation: none;
  }

  @keyframes run {
    from {
      transform: translateX(-100%);
    }

    to {
      transform: translateX(162%);
    }
  }
`;

const segment = css`
  flex: 14;

  &[data-ink='yellow'] {
    flex: 34;
    background: ${ink.yellow};
  }

  &[data-ink='lime'] {
    background: ${ink.lime};
  }

  &[data-ink='blue'] {
    background: ${ink.blue};
  }
`;

/** The printing inks moving from left to right while something is loading. Decorative: a live region announces it. */
export function LoadingStrip() {
  return (
    <div className={track} aria-hidden="true">
      <div className={inks}>
        <span className={segment} data-ink="yellow" />
        <span className={segment} data-ink="lime" />
        <span className={segment} data-ink="blue" />
      </div>
    </div>
  );
}
