import type { ComponentType } from 'react';
import { isLive, LIVE_BLOCKS, type LiveBlock } from '../../content/liveBlocks';
import type { BlockViewType } from '../../content/view';
import type { SectionProps } from '../sectionProps';

/** The section of some block; which one is known by the block's type. */
export type AnySection = ComponentType<SectionProps<BlockViewType>>;

/** Where the code of each section is that acts by script; each is a bundle of its own. */
const LOADERS: { [T in LiveBlock]: () => Promise<ComponentType<SectionProps<T>>> } = {
  cities: async () => (await import('../Cities/Cities')).Cities,
  contactForm: async () => (await import('../ContactFormBlock/ContactFormBlock')).ContactFormBlock,
  embed: async () => (await import('../Embed/Embed')).Embed,
  image: async () => (await import('../ImageBlock/ImageBlock')).ImageBlock,
  jobList: async () => (await import('../JobList/JobList')).JobList,
  video: async () => (await import('../Video/Video')).Video,
};

/** Sections whose code has arrived, by the type of their blocks. */
const loaded: Partial<Record<BlockViewType, AnySection>> = {};

async function loadLive(type: LiveBlock): Promise<void> {
  loaded[type] ??= (await LOADERS[type]()) as AnySection;
}

async function loadStill(): Promise<void> {
  if (!loaded.text) Object.assign(loaded, (await import('./stillSections')).STILL_SECTIONS);
}

/** The section for blocks of a type; undefined while its code is not there. */
export function loadedSection(type: BlockViewType): AnySection | undefined {
  return loaded[type];
}

/** Loads the section for blocks of a type. Rejects when its code cannot be had. */
export function loadSection(type: BlockViewType): Promise<void> {
  return isLive(type) ? loadLive(type) : loadStill();
}

/**
 * Loads the sections of a page: those of the given types that act by script, and all others unless the page is
 * prerendered and keeps them as they are. Without arguments every section. Rejects when code cannot be had.
 */
export async function preloadSections(
  live: readonly LiveBlock[] = LIVE_BLOCKS,
  isPrerendered = false,
): Promise<void> {
  await Promise.all([...live.map(loadLive), isPrerendered ? undefined : loadStill()]);
}
