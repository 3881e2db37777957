import { css } from '@linaria/core';
import { useEffect, useEffectEvent } from 'react';
import { TextButton } from '../../components/TextButton/TextButton';
import { TextLink } from '../../components/TextLink/TextLink';
import type { LinkView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import type { RememberedSearch } from '../../lib/parseJobMemory';
import { rememberSearch, useJobMemory } from '../../store/jobMemory';
import { space } from '../../theme/space';
import { SavedLink } from './SavedLink';

const line = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(4)};
  margin-inline-start: auto;

  & > a {
    max-width: 24ch;
    overflow: hidden;
  }

  & > a > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export interface SearchMemoryProps {
  /** The current search; undefined without one. */
  search: RememberedSearch | undefined;
  /** The page of saved jobs. */
  saved: LinkView;
}

/**
 * At the end of the filter line: remembers the search on this device once the visitor asks for it, and from then on the
 * latest one; links to it while there is no search; links to the saved jobs.
 */
export function SearchMemory({ search, saved }: SearchMemoryProps) {
  const text = useText();
  const { path } = usePageInfo();
  const kept = useJobMemory(({ memory }) => memory.search);
  const isRead = useJobMemory((state) => state.isRead);
  const query = search?.query;
  const update = useEffectEvent((latest: string | undefined) => {
    // The words also change with the language of the page.
    if (kept && search && (kept.query !== latest || kept.label !== search.label)) rememberSearch(search);
  });
  // Not when another tab remembers its search: the two would overwrite each other without end.
  useEffect(() => {
    if (isRead) update(query);
  }, [isRead, query]);
  return (
    <span className={line}>
      {search && (
        <TextButton size="small" onClick={() => rememberSearch(kept ? undefined : search)}>
          {text(kept ? 'jobs.saved.searchForget' : 'jobs.saved.searchKeep')}
        </TextButton>
      )}
      {!search && kept && (
        <TextLink href={path + kept.query} size="small">
          {text('jobs.saved.lastSearch', { search: kept.label })}
        </TextLink>
      )}
      <SavedLink saved={saved} />
    </span>
  );
}
