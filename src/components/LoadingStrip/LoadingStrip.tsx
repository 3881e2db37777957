import { css } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

const track = css`
  position: relative;
  height: 8px;
  background: ${ink.paper};
  overflow: hidden;

  /* Forced colours would remove the inks, and the strip with them. */
  ${when.forcedColors} {
    forced-color-adjust: none;
  }

  ${when.print} {
    display: none;
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

/* Stands out from any ground and from the curtain; the width never grows beyond a narrow screen. */
const tag = css`
  width: fit-content;
  margin: 0 auto;
  padding: ${space(2)} ${space(4)};
  background: ${ink.paper};
  color: ${ink.black};
  ${type.label}

  ${when.print} {
    display: none;
  }
`;

export interface LoadingStripProps {
  /** What is going on, for the eye, on a tag below the strip. */
  label?: string;
}

/** The printing inks running from left to right while something is loading. Decorative: a live region says it in words. */
export function LoadingStrip({ label }: LoadingStripProps) {
  return (
    <div aria-hidden="true">
      <div className={track}>
        <div className={inks}>
          <span className={segment} data-ink="yellow" />
          <span className={segment} data-ink="lime" />
          <span className={segment} data-ink="blue" />
        </div>
      </div>
      {label !== undefined && <p className={tag}>{label}</p>}
    </div>
  );
}
