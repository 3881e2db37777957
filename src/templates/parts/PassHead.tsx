import { css } from '@linaria/core';
import type { Pass } from '../../config/passes';
import type { CaseContent } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { layout, space } from '../../theme/space';
import { type, TYPE_SCALE } from '../../theme/type';
import { CaseNumber } from './CaseNumber';

const head = css`
  display: grid;
  gap: ${space(5)};
  padding-block-end: ${layout.headingGap};

  & > p {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    ${type.label}
  }

  & svg {
    width: 28px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }

  /* Between the headline of the case and those of its parts, on a line as high as one of d1. */
  & > h2 {
    ${type.d1}
    font-size: max(3rem, 0.8 * ${TYPE_SCALE.d1.size});
    line-height: 1.1;
  }

  ${when.print} {
    display: block;
    break-inside: avoid;
    break-after: avoid;
  }
`;

const climax = css`
  padding-block-end: ${layout.section};
`;

export interface PassHeadProps extends Pick<CaseContent, 'passes' | 'number'> {
  /** The pass that it opens. */
  pass: Pass;
}

/** Opens a pass of a case on its ink; the last one includes the number of the case. */
export function PassHead({ pass, passes, number }: PassHeadProps) {
  const { title, print } = passes[pass];
  return (
    <>
      <hgroup id={pass} className={head}>
        <p>
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <path d="M14 0v28M0 14h28M14 5a9 9 0 0 0 0 18 9 9 0 0 0 0-18" />
          </svg>
          {print}
        </p>
        <h2>{title}</h2>
      </hgroup>
      {pass === 'result' && number && (
        <div className={climax}>
          <CaseNumber number={number} />
        </div>
      )}
    </>
  );
}
