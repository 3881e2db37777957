import type { ErrorContent } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import type { EntryOf } from './entries';
import { linkTo, optionalText } from './links';
import { altOf, posterOf } from './media';
import { SEARCH_PAGE } from './searchIndex';

/** Links offered on the 404 page, as far as the pages exist in its language. */
const WAYS_OUT = [
  ['home', 'notFound.home'],
  ['jobs', 'notFound.jobs'],
  ['work', 'notFound.work'],
] as const;

/** Content of the 404 page, with the site search or, if there is none, the job search. */
export function errorContent(context: ResolveContext, page: EntryOf<'pages'>): ErrorContent {
  const { data } = page;
  const { entries, locale, text } = context;
  const isSearched = entries.find(locale, SEARCH_PAGE) !== undefined;
  return omitUndefined({
    theme: data.theme ?? ('light' as const),
    title: data.title,
    lead: optionalText(context, data.lead),
    picture: context.media.picture(posterOf(page), 'error', altOf(page)),
    links: WAYS_OUT.filter(([id]) => entries.find(locale, id)).map(([id, key]) =>
      linkTo(context, id, text(key)),
    ),
    search: {
      action: linkTo(context, isSearched ? SEARCH_PAGE : 'jobs', '').href,
      label: text(isSearched ? 'search.label' : 'notFound.search'),
      placeholder: text('search.placeholder'),
      submit: text('jobs.search.submit'),
    },
    nearest: text('notFound.nearest'),
  });
}
