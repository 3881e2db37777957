import type { BlockViewType } from '../../content/view';
import type { BandWidth } from '../Band/Band';

/** How the sections of one type stand on a page. */
export interface SectionLook {
  /** Width of the section's band on a page. */
  width: BandWidth;
  /** Quiet sections stand closer together, and in an article's column; loud ones break out of it. */
  voice: 'quiet' | 'loud';
}

/** The look of every type of section. */
export const SECTION_LOOKS: Readonly<Record<BlockViewType, SectionLook>> = {
  text: { width: 'container', voice: 'quiet' },
  statement: { width: 'bleed', voice: 'quiet' },
  list: { width: 'container', voice: 'quiet' },
  services: { width: 'full', voice: 'loud' },
  image: { width: 'bleed', voice: 'quiet' },
  facts: { width: 'container', voice: 'quiet' },
  quote: { width: 'container', voice: 'quiet' },
  figures: { width: 'bleed', voice: 'quiet' },
  steps: { width: 'container', voice: 'quiet' },
  video: { width: 'bleed', voice: 'quiet' },
  embed: { width: 'bleed', voice: 'quiet' },
  faq: { width: 'container', voice: 'quiet' },
  posters: { width: 'bleed', voice: 'loud' },
  rows: { width: 'bleed', voice: 'loud' },
  cities: { width: 'full', voice: 'loud' },
  jobList: { width: 'bleed', voice: 'loud' },
  cta: { width: 'bleed', voice: 'loud' },
  jobsCallout: { width: 'full', voice: 'loud' },
  contact: { width: 'container', voice: 'quiet' },
  contactForm: { width: 'bleed', voice: 'quiet' },
  downloads: { width: 'container', voice: 'quiet' },
  programme: { width: 'container', voice: 'quiet' },
};
