import type { PageKind } from './pageCode';
import type { BlockView, BlockViewType } from './view';

/**
 * Blocks whose sections act by script: they open, play, send, or change with the day. All others are finished in the
 * prerendered page, and their code is loaded only to draw another one.
 */
export const LIVE_BLOCKS = [
  'cities',
  'contactForm',
  'embed',
  'image',
  'jobList',
  'video',
] as const satisfies BlockViewType[];

/** Type of a block that acts by script. */
export type LiveBlock = (typeof LIVE_BLOCKS)[number];

/** Whether the sections of a type act by script. */
export function isLive(type: BlockViewType): type is LiveBlock {
  return (LIVE_BLOCKS as readonly BlockViewType[]).includes(type);
}

/** The types of a page's blocks that act by script, each once. The page of jobs draws its list itself. */
export function liveBlocksOf({ content }: PageKind): LiveBlock[] {
  const blocks: readonly BlockView[] = 'blocks' in content ? content.blocks : [];
  const drawsList = 'opening' in content && content.opening === 'jobs';
  const types = blocks.map(({ type }) => type).filter(isLive);
  return [...new Set(types)].filter((type) => !(drawsList && type === 'jobList'));
}
