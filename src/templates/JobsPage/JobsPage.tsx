import { css } from '@linaria/core';
import { memo, useMemo } from 'react';
import type { GenericContent } from '../../content/view';
import { type TextLookup, useText } from '../../i18n/useText';
import { Band } from '../../sections/Band/Band';
import { JobSearch } from '../../sections/JobSearch/JobSearch';
import { useJobSearch } from '../../sections/JobSearch/useJobSearch';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { bleed } from '../../theme/mixins';
import { layout } from '../../theme/space';
import { PageHead } from '../parts/PageHead';
import type { TemplateProps } from '../templateProps';

const top = css`
  padding-top: ${layout.pageTop};
`;

const head = css`
  padding-bottom: clamp(36px, 4.6vw, 80px);
`;

/** The list of jobs: its headline counts the rows that the search shows, and the page turns yellow when there are none. */
export function JobsPage({ content }: TemplateProps<'generic'>) {
  const text = useText();
  const { list, others } = useMemo(() => {
    const found = content.blocks.find((block) => block.type === 'jobList');
    return { list: found, others: content.blocks.filter((block) => block !== found) };
  }, [content]);
  const search = useJobSearch(list?.items ?? NO_ITEMS);
  const theme = search.matches.count === 0 ? 'yellow' : content.theme;
  usePageTheme(theme);
  return (
    <>
      <div className={`${bleed} ${top}`}>
        <div className={head}>
          <Head
            title={headline(text, search)}
            size="mega"
            isSteady
            lead={search.jobs.length > 0 ? content.lead : undefined}
          />
        </div>
      </div>
      <Band width="bleed" top="none" isClosed={theme === 'yellow' || others.length === 0}>
        <JobSearch search={search} initiative={list?.initiative} />
      </Band>
      <div data-theme={theme === 'yellow' ? 'light' : undefined}>
        <Rest blocks={others} />
      </div>
    </>
  );
}

/** Memoised: the headline changes with the results, not with each letter. */
const Head = memo(PageHead);

/** Memoised: the blocks below the list do not depend on the search. */
const Rest = memo(Sections);

const NO_ITEMS: Extract<GenericContent['blocks'][number], { type: 'jobList' }>['items'] = [];

/** The headline in its states: nothing open, nothing found, exactly one, several with their number. */
function headline(text: TextLookup, { jobs, matches: { count } }: ReturnType<typeof useJobSearch>): string {
  if (jobs.length === 0) return text('jobs.headline.empty');
  if (count === 0) return text('jobs.headline.none');
  return count === 1 ? text('jobs.headline.one') : text('jobs.headline.several', { count });
}
