import type { ResolveContext } from './context';
import type { Entry } from './entries';

/**
 * Permanent identifier of a page in feeds, a `tag:` URI (RFC 4151) such as `tag:www.sff.example,2026:de/jobs/4103`. It
 * does not contain the page's address, because it must not change with it (RFC 4287, section 4.2.6): readers would
 * show the entry as new.
 */
export function feedEntryId(
  { origin, locale }: Pick<ResolveContext, 'origin' | 'locale'>,
  { kind, id }: Pick<Entry, 'kind' | 'id'>,
): string {
  // A tag names a year in which the owner had the domain.
  return `tag:${new URL(origin).hostname},2026:${locale}/${kind}/${id}`;
}
