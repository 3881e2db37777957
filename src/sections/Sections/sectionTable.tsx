import type { ReactNode } from 'react';
import type { BlockView, BlockViewType } from '../../content/view';
import type { BandWidth } from '../Band/Band';
import { Cities } from '../Cities/Cities';
import { Contact } from '../Contact/Contact';
import { LazyContactFormBlock } from '../ContactFormBlock/lazyContactFormBlock';
import { Cta } from '../Cta/Cta';
import { Downloads } from '../Downloads/Downloads';
import { Embed } from '../Embed/Embed';
import { FactsBlock } from '../FactsBlock/FactsBlock';
import { Faq } from '../Faq/Faq';
import { Figures } from '../Figures/Figures';
import { ImageBlock } from '../ImageBlock/ImageBlock';
import { JobList } from '../JobList/JobList';
import { JobsCallout } from '../JobsCallout/JobsCallout';
import { List } from '../List/List';
import { NewsRows } from '../NewsRows/NewsRows';
import { PosterMosaic } from '../PosterMosaic/PosterMosaic';
import { Programme } from '../Programme/Programme';
import { Quote } from '../Quote/Quote';
import type { SectionProps } from '../sectionProps';
import { Services } from '../Services/Services';
import { Statement } from '../Statement/Statement';
import { Steps } from '../Steps/Steps';
import { Text } from '../Text/Text';
import { Video } from '../Video/Video';

interface SectionEntry<T extends BlockViewType> {
  render: (props: SectionProps<T>) => ReactNode;
  /** Width of the section's band on a page. */
  width: BandWidth;
  /** Quiet sections stand closer together, and in an article's column; loud ones break out of it. */
  voice: 'quiet' | 'loud';
}

type SectionTable = { [T in BlockViewType]: SectionEntry<T> };

const SECTIONS: SectionTable = {
  text: { render: (props) => <Text {...props} />, width: 'container', voice: 'quiet' },
  statement: { render: (props) => <Statement {...props} />, width: 'bleed', voice: 'quiet' },
  list: { render: (props) => <List {...props} />, width: 'container', voice: 'quiet' },
  services: { render: (props) => <Services {...props} />, width: 'full', voice: 'loud' },
  image: { render: (props) => <ImageBlock {...props} />, width: 'bleed', voice: 'quiet' },
  facts: { render: (props) => <FactsBlock {...props} />, width: 'container', voice: 'quiet' },
  quote: { render: (props) => <Quote {...props} />, width: 'container', voice: 'quiet' },
  figures: { render: (props) => <Figures {...props} />, width: 'bleed', voice: 'quiet' },
  steps: { render: (props) => <Steps {...props} />, width: 'container', voice: 'quiet' },
  video: { render: (props) => <Video {...props} />, width: 'bleed', voice: 'quiet' },
  embed: { render: (props) => <Embed {...props} />, width: 'bleed', voice: 'quiet' },
  faq: { render: (props) => <Faq {...props} />, width: 'container', voice: 'quiet' },
  posters: { render: (props) => <PosterMosaic {...props} />, width: 'bleed', voice: 'loud' },
  rows: { render: (props) => <NewsRows {...props} />, width: 'bleed', voice: 'loud' },
  cities: { render: (props) => <Cities {...props} />, width: 'full', voice: 'loud' },
  jobList: { render: (props) => <JobList {...props} />, width: 'bleed', voice: 'loud' },
  cta: { render: (props) => <Cta {...props} />, width: 'bleed', voice: 'loud' },
  jobsCallout: { render: (props) => <JobsCallout {...props} />, width: 'full', voice: 'loud' },
  contact: { render: (props) => <Contact {...props} />, width: 'container', voice: 'quiet' },
  contactForm: { render: (props) => <LazyContactFormBlock {...props} />, width: 'bleed', voice: 'quiet' },
  downloads: { render: (props) => <Downloads {...props} />, width: 'container', voice: 'quiet' },
  programme: { render: (props) => <Programme {...props} />, width: 'container', voice: 'quiet' },
};

/** The row of the table that prints a block, typed for any block. */
export function sectionOf(block: BlockView): SectionEntry<BlockViewType> {
  return SECTIONS[block.type] as SectionEntry<BlockViewType>;
}
