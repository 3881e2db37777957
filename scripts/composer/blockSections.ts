import type { z } from 'zod';
import type { block } from '../../src/content/schema/blocks';

/** Type of a block as editors write it. */
export type WrittenBlock = z.infer<typeof block>['type'];

/**
 * The sections that print a block. The picture of the first stands for the block; folders of the same name hold its
 * references.
 */
export const BLOCK_SECTIONS: Record<WrittenBlock, readonly [pictured: string, ...others: string[]]> = {
  text: ['Text'],
  statement: ['Statement'],
  list: ['List'],
  services: ['Services'],
  image: ['ImageBlock'],
  gallery: ['Gallery'],
  facts: ['FactsBlock'],
  quote: ['Quote'],
  figures: ['Figures'],
  steps: ['Steps'],
  video: ['Video'],
  embed: ['Embed'],
  faq: ['Faq'],
  teasers: ['PosterMosaic', 'NewsRows', 'Cities'],
  listing: ['NewsRows', 'PosterMosaic', 'Cities', 'JobList', 'ListFilter'],
  cta: ['Cta'],
  jobsCallout: ['JobsCallout'],
  contact: ['Contact'],
  downloads: ['Downloads'],
};

/** Size of the small pictures, px. */
export const BLOCK_PICTURE = { width: 320, height: 200 } as const;
