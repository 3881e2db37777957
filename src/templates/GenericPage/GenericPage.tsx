import { css } from '@linaria/core';
import { Facts } from '../../components/Facts/Facts';
import type { BlockView, GenericContent } from '../../content/view';
import { useText } from '../../i18n/useText';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { bleed, container } from '../../theme/mixins';
import { layout } from '../../theme/space';
import { Hero } from '../parts/Hero';
import { LegalBody } from '../parts/LegalBody';
import { PageHead, type PageHeadProps } from '../parts/PageHead';
import { Paper } from '../parts/Paper';
import { StageOpening } from '../parts/StageOpening';
import type { TemplateProps } from '../templateProps';

const top = css`
  padding-top: ${layout.pageTop};
`;

const section = css`
  padding-block: ${layout.section};
`;

/** Blocks that show posters or lists of pages; they stand on paper also where the page is coloured. */
const ON_PAPER: ReadonlySet<BlockView['type']> = new Set(['cities', 'posters', 'rows']);

/** Every page that is not a case, a press release or a job: an opening and its blocks. */
export function GenericPage({ content }: TemplateProps<'generic'>) {
  usePageTheme(content.theme);
  switch (content.opening) {
    case 'stage':
      return <StagePage content={content} />;
    case 'hero':
      return <HeroPage content={content} />;
    case 'legal':
      return <LegalPage content={content} />;
    case 'plain':
      return <PlainPage content={content} />;
    case 'jobs':
      return <JobsPage content={content} />;
  }
}

interface PageProps {
  content: GenericContent;
}
