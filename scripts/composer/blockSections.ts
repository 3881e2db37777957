import type { z } from 'zod';
import type { block } from '../../src/content/schema/blocks';

/** Type of a block in content files. */
export type WrittenBlock = z.infer<typeof block>['type'];

/**
 * The sections that render a block. The first one's picture represents the block; reference images are in folders of
 * the same name.
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

/** Size of the block pictures, px. */
export const BLOCK_PICTURE = { width: 320, height: 200 } as const;
