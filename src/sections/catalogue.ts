import type { ComponentType } from 'react';
import type { BlockViewType } from '../content/view';
import { type LazyModule, lazyExport, lazyModule } from '../lib/lazyModule';
import type { BandWidth } from './Band/Band';
import type { SectionProps } from './sectionProps';

/**
 * Sections of interactive blocks: they open, play, send, or depend on the day. They are hydrated and mostly have their
 * own bundle. All other types are static: their components are in src/sections/staticSections.ts.
 */
export const INTERACTIVE_SECTIONS = {
  cities: lazyExport('Cities', () => import('./Cities/Cities')),
  contactForm: lazyExport('ContactFormBlock', () => import('./ContactFormBlock/ContactFormBlock')),
  contactSent: lazyExport('ContactSent', () => import('./Embed/Embed'), 'Embed'),
  embed: lazyExport('Embed', () => import('./Embed/Embed')),
  gallery: lazyExport('Gallery', () => import('./Gallery/Gallery')),
  image: lazyExport('ImageBlock', () => import('./Gallery/Gallery'), 'Gallery'),
  mixer: lazyExport('Mixer', () => import('./ListFilter/ListFilter'), 'ListFilter'),
  listFilter: lazyExport('ListFilter', () => import('./ListFilter/ListFilter')),
  jobList: lazyExport('JobList', () => import('./JobList/JobList')),
  savedJobs: lazyExport('SavedJobs', () => import('./SavedJobs/SavedJobs')),
  served: lazyExport('Served', () => import('./Served/Served')),
  siteSearch: lazyExport('SiteSearch', () => import('./SiteSearch/SiteSearch')),
  video: lazyExport('Video', () => import('./Video/Video')),
  visit: lazyExport('Visit', () => import('./JobList/JobList'), 'JobList'),
} satisfies { [T in BlockViewType]?: LazyModule<ComponentType<SectionProps<T>>> };

/** Type of a block whose section is hydrated. */
export type InteractiveBlock = keyof typeof INTERACTIVE_SECTIONS;
/** Type of a block that is complete in the server's HTML. */
export type StaticBlock = Exclude<BlockViewType, InteractiveBlock>;

/** Layout of the sections of one type on a page. */
export interface SectionLook {
  /** Width of the section's band. */
  width: BandWidth;
  /** True if it breaks out of an article's column. */
  breaksOut: boolean;
  /** Adjacent compact sections on the same ground have less space between them. */
  isCompact: boolean;
}

/** Default, for running text and all types not listed below. */
const QUIET: SectionLook = { width: 'bleed', breaksOut: false, isCompact: true };
const APART: SectionLook = { width: 'bleed', breaksOut: false, isCompact: false };
const LOUD: SectionLook = { width: 'bleed', breaksOut: true, isCompact: false };

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

/** Returns the layout of the sections for a block type. */
export function lookOf(type: BlockViewType): SectionLook {
  return LOOKS[type] ?? QUIET;
}

/** True if the section of a block is hydrated. */
export function isInteractive(type: BlockViewType): type is InteractiveBlock {
  return type in INTERACTIVE_SECTIONS;
}

/** The sections of all static blocks, in one bundle. */
export const staticSections: LazyModule<{ [T in StaticBlock]: ComponentType<SectionProps<T>> }> = lazyModule(
  async () => (await import('./staticSections')).STATIC_SECTIONS,
);

/** A section of any type; the block's type determines which one. */
type AnySection = ComponentType<SectionProps<BlockViewType>>;

/** Returns the section for a block type. */
export function sectionFor(type: BlockViewType): LazyModule<AnySection> {
  if (isInteractive(type)) return INTERACTIVE_SECTIONS[type] as LazyModule<AnySection>;
  return {
    loaded: () => staticSections.loaded()?.[type] as AnySection | undefined,
    load: async () => (await staticSections.load())[type] as AnySection,
  };
}

/** Loads every section. Rejects if code cannot be loaded. */
export async function loadAllSections(): Promise<void> {
  await Promise.all([staticSections, ...Object.values(INTERACTIVE_SECTIONS)].map(({ load }) => load()));
}
