import { css, cx } from '@linaria/core';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { isLive } from '../../content/liveBlocks';
import type { BlockView } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { bleed, container } from '../../theme/mixins';
import { layout, space } from '../../theme/space';
import { Band } from '../Band/Band';
import { PicturesOfPage, picturesOf } from '../ImageBlock/picturesOfPage';
import { KEPT_MARKUP } from '../keptMarkup';
import { planBands } from './bandPlan';
import { Block } from './Block';
import { loadedSection } from './sectionCode';
import { SECTION_LOOKS } from './sectionLooks';

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
  order: 1;

  ${from.md} {
    grid-column: 1 / span 3;
    order: 0;
  }
`;

const column = css`
  ${from.md} {
    grid-column: 4 / -1;
  }

  ${from.lg} {
    grid-column: 4 / span 8;
  }
`;

function anchorOf(block: BlockView): string | undefined {
  return 'anchor' in block ? block.anchor : undefined;
}

const never = () => () => {};

/** Whether this very rendering takes a prerendered page over; stays what it was when the component was new. */
function useIsTakeover(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isTakeover] = useState(isHydrating);
  return isTakeover;
}

interface BlocksProps {
  blocks: readonly BlockView[];
  /** Whether a block stays as it was prerendered. */
  isKept: (block: BlockView) => boolean;
}

/** Blocks in the column around them, below each other. */
function Flow({ blocks, isKept }: BlocksProps) {
  return (
    <div className={flow}>
      {blocks.map((block, index) =>
        isKept(block) ? (
          <section key={index} id={anchorOf(block)} {...KEPT_MARKUP} />
        ) : (
          <section key={index} id={anchorOf(block)}>
            <Block block={block} layout="flow" />
          </section>
        ),
      )}
    </div>
  );
}

/** Each block in a band of its own. */
function Bands({ blocks, isKept, isAtTop }: BlocksProps & { isAtTop: boolean }) {
  const plan = planBands(blocks);
  return blocks.map((block, index) => {
    const { width } = SECTION_LOOKS[block.type];
    return (
      <Band key={index} id={anchorOf(block)} width={width} isKept={isKept(block)} {...plan[index]}>
        <Block block={block} layout="split" isFirst={isAtTop && index === 0} />
      </Band>
    );
  });
}

interface Run {
  voice: 'quiet' | 'loud';
  blocks: BlockView[];
}

/** Neighbours of one voice together, in their order. */
function runsOf(blocks: readonly BlockView[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const { voice } = SECTION_LOOKS[block.type];
    const last = runs.at(-1);
    if (last?.voice === voice) last.blocks.push(block);
    else runs.push({ voice, blocks: [block] });
  }
  return runs;
}

/** Whether a run must end with room of its own: at the end of the page and before another ground. */
function endsGround(next: Run | undefined): boolean {
  const [first] = next?.blocks ?? [];
  return first === undefined || first.type === 'jobsCallout' || planBands([first])[0]?.theme !== undefined;
}

/** Quiet blocks in the reading column, loud ones over the whole width between them. */
function Article({ blocks, isKept, side, lead }: BlocksProps & { side: ReactNode; lead: ReactNode }) {
  const runs = runsOf(blocks);
  const firstQuiet = runs.findIndex((run) => run.voice === 'quiet');
  return runs.map((run, index) =>
    run.voice === 'loud' ? (
      <Bands key={index} blocks={run.blocks} isKept={isKept} isAtTop={false} />
    ) : (
      <div key={index} className={cx(bleed, endsGround(runs[index + 1]) && closed)}>
        <div className={cx(container.lg, columns)}>
          {index === firstQuiet && side && <div className={aside}>{side}</div>}
          <div className={column}>
            {index === firstQuiet && lead}
            <Flow blocks={run.blocks} isKept={isKept} />
          </div>
        </div>
      </div>
    ),
  );
}

export interface SectionsProps {
  /** The blocks of the page, in order. */
  blocks: BlockView[];
  /**
   * `page`: bands with heading left and content right. `article`: one reading column, loud blocks break out of it.
   * `legal`: plain flow in the column around it.
   */
  variant?: 'page' | 'article' | 'legal';
  /** Stands in the columns beside an article's first text, after it on small screens. */
  aside?: ReactNode;
  /** Opens an article's first text, in its column; brings the room below itself. */
  lead?: ReactNode;
}

/**
 * All blocks of a page. Where a prerendered page is taken over, blocks that need no script stay as they are, and their
 * code is not there; what is drawn later draws them.
 */
export function Sections({ blocks, variant = 'page', aside: side, lead }: SectionsProps) {
  const isTakeover = useIsTakeover();
  const pictures = useMemo(() => picturesOf(blocks), [blocks]);
  // Decided once, by type: code that comes later must not draw again what is kept.
  const [kept] = useState(() => {
    const types = isTakeover ? blocks.map(({ type }) => type) : [];
    return new Set(types.filter((type) => !isLive(type) && !loadedSection(type)));
  });
  const drawn = useMemo(() => {
    const isKept = ({ type }: BlockView) => kept.has(type);
    if (variant === 'legal') return <Flow blocks={blocks} isKept={isKept} />;
    if (variant === 'article') return <Article blocks={blocks} isKept={isKept} side={side} lead={lead} />;
    return <Bands blocks={blocks} isKept={isKept} isAtTop />;
  }, [blocks, kept, variant, side, lead]);
  return <PicturesOfPage value={pictures}>{drawn}</PicturesOfPage>;
}
