import { css, cx } from '@linaria/core';
import { type ReactNode, useMemo } from 'react';
import type { BlockView } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { bleed, container } from '../../theme/mixins';
import { layout, space } from '../../theme/space';
import { Band } from '../Band/Band';
import { PicturesOfPage, picturesOf } from '../ImageBlock/picturesOfPage';
import { planBands } from './bandPlan';
import { sectionOf } from './sectionTable';

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

/** Blocks in the column around them, below each other. */
function Flow({ blocks }: { blocks: readonly BlockView[] }) {
  return (
    <div className={flow}>
      {blocks.map((block, index) => (
        <section key={index} id={anchorOf(block)}>
          {sectionOf(block).render({ block, layout: 'flow' })}
        </section>
      ))}
    </div>
  );
}

/** Each block in a band of its own. */
function Bands({ blocks, isAtTop }: { blocks: readonly BlockView[]; isAtTop: boolean }) {
  const plan = planBands(blocks);
  return blocks.map((block, index) => {
    const { render, width } = sectionOf(block);
    return (
      <Band key={index} id={anchorOf(block)} width={width} {...plan[index]}>
        {render({ block, layout: 'split', isFirst: isAtTop && index === 0 })}
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
    const { voice } = sectionOf(block);
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
function Article({ blocks, side, lead }: { blocks: readonly BlockView[]; side: ReactNode; lead: ReactNode }) {
  const runs = runsOf(blocks);
  const firstQuiet = runs.findIndex((run) => run.voice === 'quiet');
  return runs.map((run, index) =>
    run.voice === 'loud' ? (
      <Bands key={index} blocks={run.blocks} isAtTop={false} />
    ) : (
      <div key={index} className={cx(bleed, endsGround(runs[index + 1]) && closed)}>
        <div className={cx(container.lg, columns)}>
          {index === firstQuiet && side && <div className={aside}>{side}</div>}
          <div className={column}>
            {index === firstQuiet && lead}
            <Flow blocks={run.blocks} />
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

/** All blocks of a page. */
export function Sections({ blocks, variant = 'page', aside: side, lead }: SectionsProps) {
  const pictures = useMemo(() => picturesOf(blocks), [blocks]);
  return (
    <PicturesOfPage value={pictures}>
      {variant === 'legal' && <Flow blocks={blocks} />}
      {variant === 'article' && <Article blocks={blocks} side={side} lead={lead} />}
      {variant === 'page' && <Bands blocks={blocks} isAtTop />}
    </PicturesOfPage>
  );
}
