import { fetchQueryData } from '../../page-data/fetchQueryData';
import { createJobWordSearch } from './jobWordSearch';
import type { JobWordSearch } from './matchJobs';

/**
 * Fetches the search words of the open jobs and creates a search.
 * @throws if they cannot be loaded
 */
export async function fetchJobWords(hash: string): Promise<JobWordSearch> {
  return createJobWordSearch(await fetchQueryData('jobWords', hash));
}
