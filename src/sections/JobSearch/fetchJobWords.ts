import { fetchQueryData } from '../../page-data/fetchQueryData';
import { createJobWordSearch } from './jobWordSearch';
import type { JobWordSearch } from './matchJobs';

/**
 * Fetches the words of the open jobs and makes a search of them.
 * @throws when they cannot be loaded
 */
export async function fetchJobWords(hash: string): Promise<JobWordSearch> {
  return createJobWordSearch(await fetchQueryData('jobWords', hash));
}
