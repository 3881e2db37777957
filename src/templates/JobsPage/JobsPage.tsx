import { css } from '@linaria/core';
import { memo, useMemo, useRef } from 'react';
import { RichText } from '../../components/RichText/RichText';
import type { GenericContent } from '../../content/view';
import { type TextLookup, useText } from '../../i18n/useText';
import { Band } from '../../sections/Band/Band';
import { JobSearch } from '../../sections/JobSearch/JobSearch';
import { useEarlySearch } from '../../sections/JobSearch/useEarlySearch';
import { useJobSearch } from '../../sections/JobSearch/useJobSearch';
import { endsGround } from '../../sections/Sections/bandPlan';
import { Sections } from '../../sections/Sections/Sections';
import { usePageTheme } from '../../store/usePageTheme';
import { from } from '../../theme/breakpoints';
import { bleed } from '../../theme/mixins';
import { layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import { headline as headlineStyle } from '../parts/headlineStyles';
import type { TemplateProps } from '../templateProps';

/** Visitors come for the rows: headline, lead and tools leave room for the first of them on every screen. */
const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${layout.gridGap};
  align-items: end;
  padding-block: 88px 12px;

  ${from.md} {
    padding-block: ${layout.pageTop} clamp(24px, 2.6vw, 40px);
  }

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > h1 {
      grid-column: 1 / span 8;
    }

    & > p {
      grid-column: 9 / -1;
    }
  }
`;

const lead = css`
  ${type.body}
  line-height: 1.35;
`;

/** Below nothing found, where a second yellow field would have no edge to the first. */
const afterYellow = css`
  & > [data-theme='yellow']:first-child {
    display: none;
  }
`;

/** The job list: its headline shows the number of rows found, and the page turns yellow if there are none. */
export function JobsPage({ content }: TemplateProps<'generic'>) {
  const text = useText();
  const { list, others } = useMemo(() => {
    const found = content.blocks.find((block) => block.type === 'jobList');
    return { list: found, others: content.blocks.filter((block) => block !== found) };
  }, [content]);
  const search = useJobSearch(list?.items ?? NO_ITEMS, list?.words);
  const theme = search.matches.shown.length === 0 ? 'yellow' : content.theme;
  usePageTheme(theme);
  const title = useRef<HTMLHeadingElement>(null);
  const said = headline(text, search);
  useEarlySearch(search, title, said);
  return (
    <>
      <div className={bleed}>
        <div className={head}>
          {/* Before hydration, src/early/searchEarly.ts uses these sentences to show the number of rows. */}
          <h1
            ref={title}
            className={headlineStyle}
            data-size="two-lines"
            data-none={text('jobs.headline.none')}
            data-one={text('jobs.headline.one')}
            data-several={text('jobs.headline.several', { count: '#' })}
            suppressHydrationWarning
          >
            {said}
          </h1>
          {search.jobs.length > 0 && content.lead && (
            <p className={lead}>
              <RichText value={content.lead} />
            </p>
          )}
        </div>
      </div>
      <Band width="bleed" top="none" isClosed={endsGround(theme === 'yellow' ? theme : undefined, others[0])}>
        <JobSearch search={search} strips={list?.strips} initiative={list?.initiative} saved={list?.saved} />
      </Band>
      <div {...(theme === 'yellow' && { className: afterYellow, 'data-theme': 'light' })}>
        <Rest blocks={others} />
      </div>
    </>
  );
}

/** Memoised: the blocks below the list do not depend on the search. */
const Rest = memo(Sections);

const NO_ITEMS: Extract<GenericContent['blocks'][number], { type: 'jobList' }>['items'] = [];

/** Headline for each state: no open jobs, nothing found, exactly one, several with their number. */
function headline(text: TextLookup, { jobs, matches }: ReturnType<typeof useJobSearch>): string {
  const count = matches.shown.length;
  if (jobs.length === 0) return text('jobs.headline.empty');
  if (count === 0) return text('jobs.headline.none');
  return count === 1 ? text('jobs.headline.one') : text('jobs.headline.several', { count });
}
