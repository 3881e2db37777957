import { PASS_THEMES, type Pass } from '../../config/passes';
import type { Theme } from '../../config/themes';
import type { BlockView, BlockViewType } from '../../content/view';
import type { BandTop } from '../Band/Band';
import { lookOf } from '../catalogue';

/** Ground of a block and the space around it. */
export interface BandPlan {
  theme: Theme | undefined;
  top: BandTop;
  isClosed: boolean;
}

/**
 * Blocks that include their own space: the call to the jobs, and the address that continues below the poster of its
 * house.
 */
const hasOwnRoom = (type: BlockViewType, theme: Theme | undefined) =>
  type === 'jobsCallout' || (type === 'visit' && theme !== undefined);

/** The pass of a case that begins with a block. */
export const passOf = (block: BlockView): Pass | undefined => ('pass' in block ? block.pass : undefined);

/** A pass opens on its ink. Key figures are printed on lime unless the block before is coloured: never two in a row. */
function themeOf(block: BlockView, previous: Theme | undefined): Theme | undefined {
  const pass = passOf(block);
  if (pass) return PASS_THEMES[pass];
  // The theme of a call colours its note, not its band.
  const theme = 'theme' in block && block.type !== 'cta' ? block.theme : undefined;
  return theme ?? (block.type === 'figures' && previous === undefined ? 'lime' : undefined);
}

/** Space above a block: the first rule that applies. The last three are for blocks on the ground of the block before. */
function topOf(type: BlockViewType, theme: Theme | undefined, before: BlockViewType | undefined): BandTop {
  if (hasOwnRoom(type, theme)) return 'none';
  if (type === 'contactForm' || type === 'visit' || before === 'visit') return 'tight';
  if (type === 'mixer' || type === 'siteSearch' || type === 'listFilter' || before === 'listFilter')
    return 'heading';
  if (theme !== undefined || before === undefined) return 'section';
  if (type === before && type === 'contact') return 'none';
  if (type === before && type === 'cta') return 'tight';
  return lookOf(type).isCompact && lookOf(before).isCompact ? 'tight' : 'section';
}

/** True if a ground ends below its block: before another ground and at the end of the page. */
export function endsGround(theme: Theme | undefined, next: BlockView | undefined): boolean {
  return !next || next.type === 'jobsCallout' || (theme ?? themeOf(next, theme)) !== undefined;
}

/**
 * Returns grounds and spacing of all blocks of a page. Space is above a band; a band also has space at its end if the
 * ground changes below it and at the end of the page, so that no space is doubled.
 */
export function planBands(blocks: readonly BlockView[]): BandPlan[] {
  const themes: (Theme | undefined)[] = [];
  for (const block of blocks) themes.push(themeOf(block, themes.at(-1)));
  return blocks.map((block, index) => {
    const theme = themes[index];
    return {
      theme,
      top: topOf(block.type, theme, blocks[index - 1]?.type),
      isClosed: !hasOwnRoom(block.type, theme) && endsGround(theme, blocks[index + 1]),
    };
  });
}
