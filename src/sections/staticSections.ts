import type { ComponentType } from 'react';
import type { BlockViewType } from '../content/view';
import { Contact } from './Contact/Contact';
import { Cta } from './Cta/Cta';
import { Downloads } from './Downloads/Downloads';
import { FactsBlock } from './FactsBlock/FactsBlock';
import { Faq } from './Faq/Faq';
import { Figures } from './Figures/Figures';
import { JobsCallout } from './JobsCallout/JobsCallout';
import { List } from './List/List';
import { NewsRows } from './NewsRows/NewsRows';
import { PosterMosaic } from './PosterMosaic/PosterMosaic';
import { Programme } from './Programme/Programme';
import { Quote } from './Quote/Quote';
import type { SectionProps } from './sectionProps';
import { Services } from './Services/Services';
import { Statement } from './Statement/Statement';
import { Steps } from './Steps/Steps';
import { Text } from './Text/Text';

/**
 * The sections of all blocks that are complete in the server's HTML. One bundle; src/sections/catalogue.ts loads it.
 */
export const STATIC_SECTIONS = {
  text: Text,
  statement: Statement,
  list: List,
  services: Services,
  facts: FactsBlock,
  quote: Quote,
  figures: Figures,
  steps: Steps,
  faq: Faq,
  posters: PosterMosaic,
  rows: NewsRows,
  cta: Cta,
  jobsCallout: JobsCallout,
  contact: Contact,
  downloads: Downloads,
  programme: Programme,
} satisfies { [T in BlockViewType]?: ComponentType<SectionProps<T>> };
