import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Theme } from '../../config/themes';
import { from } from '../../theme/breakpoints';
import { bleed } from '../../theme/mixins';
import { TYPE_SCALE } from '../../theme/type';
import { openingFrame } from './openingFrame';

const opening = css`
  justify-content: flex-end;
  --opening-height: min(84svh, 900px);

  & > div {
    padding-block: clamp(40px, 6vw, 96px) clamp(28px, 3.6vw, 64px);
  }

  ${from.lg} {
    --opening-height: min(92svh, 900px);

    & h1 {
      max-width: 11ch;
      font-size: calc(0.86 * ${TYPE_SCALE.mega.size});
      line-height: ${TYPE_SCALE.mega.lineHeight};
    }
  }
`;

export interface TypeOpeningProps {
  /** Ground of the headline; defaults to that of the page. */
  ground?: Theme | undefined;
  /** Headline with its surrounding text. */
  children: ReactNode;
}

/** Opening with type alone: the headline as large as its words allow, on one ground. */
export function TypeOpening({ ground, children }: TypeOpeningProps) {
  return (
    <div className={cx(openingFrame, opening)} data-theme={ground}>
      <div className={bleed}>{children}</div>
    </div>
  );
}
