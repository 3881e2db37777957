import type { ComponentType } from 'react';
import type { BlockViewType } from '../content/view';
import { type LazyModule, lazyExport, lazyModule } from '../lib/lazyModule';
import type { BandWidth } from './Band/Band';
import type { SectionProps } from './sectionProps';

/**
 * Sections of interactive blocks: they open, play, send, or depend on the day. They are hydrated, and each is a bundle
 * of its own. All other types are static: their components stand in src/sections/staticSections.ts.
 */
export const INTERACTIVE_SECTIONS = {
  cities: lazyExport('Cities', () => import('./Cities/Cities')),
  contactForm: lazyExport('ContactFormBlock', () => import('./ContactFormBlock/ContactFormBlock')),
  contactSent: lazyExport('ContactSent', () => import('./Embed/Embed')),
  embed: lazyExport('Embed', () => import('./Embed/Embed')),
  gallery: lazyExport('Gallery', () => import('./Gallery/Gallery')),
  image: lazyExport('ImageBlock', () => import('./ImageBlock/ImageBlock')),
  mixer: lazyExport('Mixer', () => import('./ListFilter/ListFilter')),
  listFilter: lazyExport('ListFilter', () => import('./ListFilter/ListFilter')),
  jobList: lazyExport('JobList', () => import('./JobList/JobList')),
  savedJobs: lazyExport('SavedJobs', () => import('./SavedJobs/SavedJobs')),
  served: lazyExport('Served', () => import('./Served/Served')),
  siteSearch: lazyExport('SiteSearch', () => import('./SiteSearch/SiteSearch')),
  video: lazyExport('Video', () => import('./Video/Video')),
  visit: lazyExport('Visit', () => import('./JobList/JobList')),
} satisfies { [T in BlockViewType]?: LazyModule<ComponentType<SectionProps<T>>> };

/** Type of a block whose section is hydrated. */
export type InteractiveBlock = keyof typeof INTERACTIVE_SECTIONS;
/** Type of a block that is complete in the server's HTML. */
export type StaticBlock = Exclude<BlockViewType, InteractiveBlock>;

/** How the sections of one type stand on a page. */
export interface SectionLook {
  /** Width of the section's band on a page. */
  width: BandWidth;
  /** Quiet sections stay in an article's column; loud ones break out of it. */
  voice: 'quiet' | 'loud';
  /** Compact sections stand closer together when they are neighbours on the same ground. */
  isCompact: boolean;
}

/** The look of running text, and of every type that has no other one below. */
const QUIET: SectionLook = { width: 'bleed', voice: 'quiet', isCompact: true };
const APART: SectionLook = { width: 'bleed', voice: 'quiet', isCompact: false };
const LOUD: SectionLook = { width: 'bleed', voice: 'loud', isCompact: false };

const LOOKS: { [T in BlockViewType]?: SectionLook } = {
  statement: APART,
  services: { ...LOUD, width: 'full' },
  gallery: APART,
  figures: APART,
  video: APART,
  embed: APART,
  listFilter: LOUD,
  posters: LOUD,
  rows: LOUD,
  cities: { ...LOUD, width: 'full' },
  jobList: LOUD,
  mixer: LOUD,
  cta: LOUD,
  visit: { ...QUIET, width: 'full' },
  jobsCallout: { ...LOUD, width: 'full' },
};

/** The look of the sections for blocks of a type. */
export function lookOf(type: BlockViewType): SectionLook {
  return LOOKS[type] ?? QUIET;
}

/** Whether the section of a block is hydrated. */
export function isInteractive(type: BlockViewType): type is InteractiveBlock {
  return type in INTERACTIVE_SECTIONS;
}

/** The sections of all static blocks, one bundle. */
export const staticSections: LazyModule<{ [T in StaticBlock]: ComponentType<SectionProps<T>> }> = lazyModule(
  async () => (await import('./staticSections')).STATIC_SECTIONS,
);

/** The section of some block; which one is known by the block's type. */
type AnySection = ComponentType<SectionProps<BlockViewType>>;

/** The section for blocks of a type. */
export function sectionFor(type: BlockViewType): LazyModule<AnySection> {
  if (isInteractive(type)) return INTERACTIVE_SECTIONS[type] as LazyModule<AnySection>;
  return {
    loaded: () => staticSections.loaded()?.[type] as AnySection | undefined,
    load: async () => (await staticSections.load())[type] as AnySection,
  };
}

/** Loads every section. Rejects when code cannot be loaded. */
export async function loadAllSections(): Promise<void> {
  await Promise.all([staticSections, ...Object.values(INTERACTIVE_SECTIONS)].map(({ load }) => load()));
}
