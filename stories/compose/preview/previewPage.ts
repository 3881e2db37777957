import { withPath } from '../../../scripts/content/readSource';
import { compileTexts, type Messages } from '../../../scripts/content/compileTexts';
import type { Problem } from '../../../scripts/content/problems';
import { createOpenings } from '../../../scripts/content/openings/openings';
import { publishedPages } from '../../../scripts/content/publication/publication';
import { createTextLookup, type ResolveContext } from '../../../scripts/content/resolve/context';
import { createEntries } from '../../../scripts/content/resolve/createEntries';
import { searchIndex } from '../../../scripts/content/resolve/siteSearch';
import { languagesOf } from '../../../scripts/content/resolve/entries';
import type { Media } from '../../../scripts/content/resolve/media';
import { navigationView } from '../../../scripts/content/resolve/navigation';
import { pageContext } from '../../../scripts/content/resolve/pageContext';
import { resolvePage } from '../../../scripts/content/resolve/resolvePage';
import { type SourceSet, withData } from '../../../scripts/content/sourceSet';
import { LOCALES, type Locale } from '../../../src/content/locales';
import type { NavigationView, PageData } from '../../../src/content/pageData';
import type { Navigation, Texts } from '../../../src/content/types';
import type { Json } from '../model/json';
import { fileName, type Page } from '../model/page';
import type { Checked } from '../model/library';
import { type Examples, repair } from './repair';

/** Data of a preview; plain objects, so that they can be sent to another window. */
export interface PreviewData {
  page: PageData;
  navigation: NavigationView;
}

const ORIGIN = 'https://www.sff.example';

const messagesBySource = new WeakMap<object, Messages>();

/** Cached: the site's texts do not change while a page is composed. */
function messagesOf(set: SourceSet, locale: Locale, date: string): Messages {
  const source = set.texts.find((candidate) => candidate.locale === locale);
  const texts = (source?.data ?? {}) as Texts;
  const known = messagesBySource.get(texts);
  if (known) return known;
  const messages = compileTexts(texts, date);
  messagesBySource.set(texts, messages);
  return messages;
}

/** Returns the files of all pages, with placeholders for unfinished parts of the composed page. */
function showableSet({ set, problems }: Checked, page: Page): SourceSet {
  const own = new Set((Object.keys(page.files) as Locale[]).map((locale) => fileName(page, locale)));
  const example = (kinds: readonly string[] | undefined) =>
    set.pages.find(
      ({ kind, file, facts }) => facts.isValid && !own.has(file) && (!kinds || kinds.includes(kind)),
    );
  const model = example([page.kind]);
  const examples: Examples = {
    pickId: (kinds) => example(kinds)?.id ?? page.id,
    file: (model ? withPath(model, model.value) : {}) as Json,
  };
  const problemsOf = (file: string): Problem[] => problems.filter((problem) => problem.file === file);
  const pages = set.pages.map((source) =>
    own.has(source.file)
      ? withData(
          source,
          repair(page.kind, withPath(source, source.value) as Json, problemsOf(source.file), examples),
        )
      : source,
  );
  return { ...set, pages: pages.filter(({ facts }) => facts.isValid) };
}

/**
 * Returns the page as the build would render it in one language; undefined if it has no file in that language or cannot
 * be shown at all.
 * @throws if other content is too invalid to render the page
 */
export function previewPage(
  checked: Checked,
  page: Page,
  { locale, date, media }: { locale: Locale; date: string; media: Media },
): PreviewData | undefined {
  const set = showableSet(checked, page);
  const entries = createEntries(set.pages, date);
  const entry =
    entries.find(locale, page.id) ??
    entries.closedFiles.find((job) => job.locale === locale && job.id === page.id);
  if (!entry) return undefined;
  // As in the build, unpublished pages do not count as neighbours; the composed page is treated as published.
  const published = new Set(publishedPages(set, `${date}T00:00`));
  const openingOf = createOpenings({
    ...set,
    pages: set.pages.filter((source) => published.has(source) || source.id === page.id),
  });
  const context: ResolveContext = {
    entries,
    media,
    locale,
    region: LOCALES[locale].intl,
    text: createTextLookup(locale, messagesOf(set, locale, date)),
    // A preview only has its page's data.
    queryHash: () => '',
    openingOf: (id) => openingOf(locale, id),
    searchIndex: () => searchIndex(context, entries),
    origin: ORIGIN,
    date,
  };
  const navigation = set.navigation.find((source) => source.locale === locale)?.data as Navigation;
  const { path, metaTitle, metaDescription } = entry.data;
  const head = pageContext(
    {
      locale,
      path,
      metaTitle,
      metaDescription,
      metaOgimage: '',
      noIndex: true,
      feeds: [],
      languages: languagesOf(entries, page.id),
    },
    ORIGIN,
  );
  const resolved = resolvePage(context, entry);
  return {
    page: { path, context: head, queries: [], ...resolved } as PageData,
    navigation: navigationView(entries, context, navigation),
  };
}
