import { css } from '@linaria/core';
import type { BlockView } from '../../content/view';
import { Sections } from '../../sections/Sections/Sections';
import { from, when } from '../../theme/breakpoints';
import { stickyColumn } from '../../theme/columns';
import { grid } from '../../theme/mixins';
import { READING_WIDTH } from '../../theme/space';
import { Toc } from './Toc';
import type { TocEntry } from './useCurrentAnchor';

const layoutGrid = css`
  row-gap: 40px;
`;

const aside = css`
  ${from.md} {
    grid-column: 1 / span 4;
    ${stickyColumn}
  }

  ${when.print} {
    display: none;
  }
`;

const prose = css`
  ${from.md} {
    grid-column: 5 / -1;
  }

  ${from.lg} {
    grid-column: 6 / -1;
    max-width: ${READING_WIDTH};
  }

  ${when.print} {
    grid-column: 1 / -1;
    max-width: none;
  }
`;

export interface LegalBodyProps {
  /** Its sections in order; if empty, there is no table of contents. */
  toc: TocEntry[];
  /** Blocks of the text. */
  blocks: BlockView[];
}

/** Table of contents on the left, sticky from md up; the text on the right. */
export function LegalBody({ toc, blocks }: LegalBodyProps) {
  return (
    <div className={`${grid} ${layoutGrid}`}>
      {toc.length > 0 && (
        <div className={aside}>
          <Toc entries={toc} />
        </div>
      )}
      <div className={prose}>
        <Sections blocks={blocks} variant="legal" />
      </div>
    </div>
  );
}
