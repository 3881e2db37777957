import type { QueryData } from '../content/pageData';
import { fetchJson } from './fetchJson';
import { queryDataUrl } from '../content/dataUrls';

/** Query data types by query name. */
type Named = { [Query in QueryData as Query['query']]: Query };

const isOf = <Query extends keyof Named>(body: unknown, query: Query): body is Named[Query] =>
  typeof body === 'object' && body !== null && 'query' in body && body.query === query;

/**
 * Fetches query data that no page names, by its hash.
 * @throws if it cannot be loaded or belongs to another query
 */
export async function fetchQueryData<Query extends keyof Named>(
  query: Query,
  hash: string,
): Promise<Named[Query]['data']> {
  const answer = await fetchJson(queryDataUrl(hash), {
    fetch: window.fetch.bind(window),
    final: { 404: 'notFound' },
  });
  if (answer.state !== 'ok' || !isOf(answer.body, query))
    throw new Error(`The query data "${query}" cannot be loaded.`);
  return answer.body.data;
}
