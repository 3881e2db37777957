import type { QueryData } from '../../content/pageData';
import { fetchJson } from '../../page-data/fetchJson';
import { queryDataUrl } from '../../page-data/pageDataUrl';
import { createJobWordSearch } from './jobWordSearch';
import type { JobWordSearch } from './matchJobs';

function isWords(body: unknown): body is Extract<QueryData, { query: 'jobWords' }> {
  return typeof body === 'object' && body !== null && 'query' in body && body.query === 'jobWords';
}

/**
 * Fetches the words of the open jobs and makes a search of them.
 * @throws when they cannot be loaded
 */
export async function fetchJobWords(hash: string): Promise<JobWordSearch> {
  const answer = await fetchJson(queryDataUrl(hash), {
    fetch: window.fetch.bind(window),
    final: { 404: 'notFound' },
  });
  if (answer.state !== 'ok' || !isWords(answer.body))
    throw new Error('The words of the jobs cannot be loaded.');
  return createJobWordSearch(answer.body.data);
}
