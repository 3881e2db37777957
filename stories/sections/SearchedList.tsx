import type { JobRowView, LinkView } from '../../src/content/view';
import { JobSearch } from '../../src/sections/JobSearch/JobSearch';
import { useJobSearch } from '../../src/sections/JobSearch/useJobSearch';

export interface SearchedListProps {
  /** All open jobs; words and filters come from the address. */
  items: JobRowView[];
  /** Where to go when nothing fits. */
  initiative?: LinkView;
}

/** Search and filters over the open jobs: the section with its state, as the page of the job list puts them together. */
export function SearchedList({ items, initiative }: SearchedListProps) {
  return <JobSearch search={useJobSearch(items)} initiative={initiative} />;
}
