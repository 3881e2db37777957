import type { Locale } from '../../../src/content/locales';
import type { SiteWords } from '../../../src/content/siteWords';
import type { BlockViewOf } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { searchForm, wordsOf } from '../../../src/lib/searchForm';
import type { ResolveContext } from './context';
import { isDated, newsKindOf } from './dates';
import type { Entry, SiteEntries } from './entries';
import { hrefOf, linkTo, navigationTitle } from './links';
import { SEARCH_GROUPS, SEARCH_PAGE, type SearchIndex } from './searchIndex';
import { isNoIndex } from './noIndex';
import { createCollator, plainTitle } from './titles';
import { isTelling, listOf, neighbours, Vocabulary } from './vocabulary';

/** Most pages listed per group without searching; all of them can be found by their words. */
const LISTED_PAGES = 60;

function kindOf({ text }: ResolveContext, entry: Entry): string {
  if (isDated(entry)) return text(`news.type.${newsKindOf(entry)}`);
  return text(`search.kind.${entry.kind}` as 'search.kind.pages');
}

function factsOf(entries: SiteEntries, locale: Locale, entry: Entry): string[] {
  if (entry.kind === 'cases') return [entry.card.client, ...entry.card.disciplines];
  if (entry.kind === 'units') return [entry.card.unit];
  if (entry.kind === 'locations') return [entry.card.city, entry.card.address.street];
  if (entry.kind === 'jobs')
    return entry.card.locations.flatMap((id) => entries.findOf('locations', locale, id)?.card.city ?? []);
  return isDated(entry) ? [entry.card.date.slice(0, 4)] : [];
}

const dateOf = ({ card }: Entry): string => ('date' in card ? (card.date ?? '') : '');

/**
 * All pages of a language that search engines may index, except the search page; by group, newest first, undated ones
 * by title.
 */
export function searchIndex(context: ResolveContext, entries: SiteEntries): SearchIndex {
  const { locale } = context;
  const collator = createCollator(locale);
  const own = entries.all.filter(
    (page) => page.locale === locale && page.id !== SEARCH_PAGE && !isNoIndex(page),
  );
  return SEARCH_GROUPS.flatMap(({ name: group, kinds }) =>
    own
      .filter(({ kind }) => kinds.includes(kind))
      .toSorted(
        (a, b) =>
          dateOf(b).localeCompare(dateOf(a)) || collator.compare(navigationTitle(a), navigationTitle(b)),
      )
      .map((entry) => ({
        group,
        href: hrefOf(context, entry).href,
        title:
          isDated(entry) || entry.kind === 'cases' ? plainTitle(entry.card.title) : navigationTitle(entry),
        kind: kindOf(context, entry),
        description: entry.card.metaDescription,
        facts: [...factsOf(entries, locale, entry), plainTitle(entry.card.title)],
      })),
  );
}

/** The search words of the pages in an index. */
export function siteWords({ text }: ResolveContext, index: SearchIndex): SiteWords {
  const vocabulary = new Vocabulary();
  const ignored = listOf(text('search.words.ignored'));
  const silent = new Set(ignored.map(searchForm));
  index.forEach(({ title, kind, description, facts }, position) => {
    const words = wordsOf(title);
    for (const word of words) vocabulary.add(word, position, 'title');
    for (const word of neighbours(words)) vocabulary.add(word, position, 'alias');
    for (const word of [kind, ...facts].flatMap(wordsOf)) vocabulary.add(word, position, 'fact');
    for (const word of wordsOf(description))
      if (isTelling(word) && !silent.has(searchForm(word))) vocabulary.add(word, position, 'text');
  });
  return {
    pages: index.map(({ href, title, kind, description }) => ({ href, title, kind, description })),
    titleWords: index.map(({ title }) => wordsOf(title).length),
    ...vocabulary.written(),
    alike: listOf(text('search.words.alike'), ';'),
    ignored: ignored.join(', '),
  };
}

/** The site search with its index; without JavaScript, only the index is available. */
export function siteSearchBlock(context: ResolveContext): BlockViewOf<'siteSearch'> {
  const index = context.searchIndex();
  const groups = SEARCH_GROUPS.flatMap(({ name, list }) => {
    const pages = index.filter(({ group }) => group === name);
    if (pages.length === 0) return [];
    const items = pages
      .slice(0, LISTED_PAGES)
      .map(({ href, title }) => ({ href, label: title, isExternal: false }));
    const isCut = pages.length > items.length && list !== undefined;
    const link = isCut
      ? linkTo(context, list, context.text('search.all', { count: pages.length }))
      : undefined;
    return [omitUndefined({ label: context.text(`search.group.${name}`), items, link })];
  });
  return { type: 'siteSearch', words: context.queryHash('siteWords'), groups };
}
