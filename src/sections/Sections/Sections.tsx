import { css, cx } from '@linaria/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Pass } from '../../config/passes';
import type { BlockView, BlockViewType } from '../../content/view';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { runsOf } from '../../lib/runsOf';
import { from } from '../../theme/breakpoints';
import { bleed } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { layout, space, READING_WIDTH } from '../../theme/space';
import { Band } from '../Band/Band';
import { isInteractive, lookOf, staticSections } from '../catalogue';
import { PicturesOfPage, picturesOf } from '../ImageBlock/picturesOfPage';
import { PRESERVED_HTML } from '../preservedHtml';
import { endsGround, passOf, planBands } from './bandPlan';
import { Block } from './Block';

const flow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.headingGap};
`;

const closed = css`
  padding-block-end: ${layout.section};
`;

const columns = css`
  display: grid;
  gap: ${space(10)} ${layout.gridGap};

  ${from.md} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const aside = css`
  ${from.md} {
    grid-area: 1 / 1 / auto / span 3;
  }
`;

const column = css`
  ${from.md} {
    grid-column: 4 / -1;
  }

  ${from.lg} {
    grid-column: 4 / span 8;
    max-width: ${READING_WIDTH};
  }
`;

function anchorOf(block: BlockView): string | undefined {
  return 'anchor' in block ? block.anchor : undefined;
}

interface BlocksProps {
  blocks: readonly BlockView[];
  /** True if the server's HTML of a block is preserved. */
  isPreserved: (block: BlockView) => boolean;
}

/** Blocks one below the other, in the surrounding column. */
function Flow({ blocks, isPreserved }: BlocksProps) {
  return (
    <div className={`${flow} ${headingWithText}`}>
      {blocks.map((block, index) =>
        isPreserved(block) ? (
          <section key={index} id={anchorOf(block)} {...PRESERVED_HTML} />
        ) : (
          <section key={index} id={anchorOf(block)}>
            <Block block={block} layout="flow" />
          </section>
        ),
      )}
    </div>
  );
}

interface BandsProps extends BlocksProps {
  isAtTop: boolean;
  passHead?: ((pass: Pass) => ReactNode) | undefined;
}

/** Each block in its own band. */
function Bands({ blocks, isPreserved, isAtTop, passHead }: BandsProps) {
  const plan = planBands(blocks);
  return blocks.map((block, index) => {
    const { width } = lookOf(block.type);
    const pass = passOf(block);
    return (
      <Band key={index} id={anchorOf(block)} width={width} isPreserved={isPreserved(block)} {...plan[index]}>
        {pass && passHead?.(pass)}
        <Block block={block} layout="split" isFirst={isAtTop && index === 0} />
      </Band>
    );
  });
}

/** Quiet blocks in the reading column; loud ones break out to the full width. */
function Article({ blocks, isPreserved, side, lead }: BlocksProps & { side: ReactNode; lead: ReactNode }) {
  const runs = runsOf(blocks, ({ type }) => !lookOf(type).breaksOut);
  const firstQuiet = runs.findIndex((run) => run.isMatch);
  return runs.map((run, index) =>
    !run.isMatch ? (
      <Bands key={index} blocks={run.items} isPreserved={isPreserved} isAtTop={false} />
    ) : (
      <div key={index} className={cx(bleed, endsGround(undefined, runs[index + 1]?.items[0]) && closed)}>
        <div className={columns}>
          <div className={column}>
            {index === firstQuiet && lead}
            <Flow blocks={run.items} isPreserved={isPreserved} />
          </div>
          {index === firstQuiet && side && <div className={aside}>{side}</div>}
        </div>
      </div>
    ),
  );
}

export interface SectionsProps {
  /** The blocks of the page, in order. */
  blocks: BlockView[];
  /**
   * `page`: bands with heading left and content right. `article`: one reading column, which loud blocks break out of.
   * `legal`: plain flow in the surrounding column.
   */
  variant?: 'page' | 'article' | 'legal';
  /** After an article's first text, in the columns beside it where there is room. */
  aside?: ReactNode;
  /** Above an article's first text, in its column; includes the space below it. */
  lead?: ReactNode;
  /** Renders the head above the block with which a pass of a case begins, on the ground of that block. */
  passHead?: (pass: Pass) => ReactNode;
}

/**
 * All blocks of a page. During hydration the server's HTML of static blocks is preserved, because their code is not
 * loaded then; later renders include them.
 */
export function Sections({ blocks, variant = 'page', aside: side, lead, passHead }: SectionsProps) {
  const isHydrated = useIsHydrated();
  const pictures = useMemo(() => picturesOf(blocks), [blocks]);
  // Decided once: static code that is loaded later must not replace what was preserved.
  const [preserved] = useState(() => {
    const types = !isHydrated && !staticSections.loaded() ? blocks.map(({ type }) => type) : [];
    return new Set<BlockViewType>(types.filter((type) => !isInteractive(type)));
  });
  const rendered = useMemo(() => {
    const isPreserved = ({ type }: BlockView) => preserved.has(type);
    if (variant === 'legal') return <Flow blocks={blocks} isPreserved={isPreserved} />;
    if (variant === 'article')
      return <Article blocks={blocks} isPreserved={isPreserved} side={side} lead={lead} />;
    return <Bands blocks={blocks} isPreserved={isPreserved} isAtTop passHead={passHead} />;
  }, [blocks, preserved, variant, side, lead, passHead]);
  return <PicturesOfPage value={pictures}>{rendered}</PicturesOfPage>;
}
