import type { PageOpening } from '../../../src/config/openings';
import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { isAlwaysOn } from '../publication/publication';
import { createSourceSet, type PageSource, type SourceSet } from '../sourceSet';
import { textAt } from '../sources';
import { chosenOpening, isCompact, numeralOf, wishesOf } from './wishes';

/** Two pages that visitors see in succession, and why. */
export interface Step {
  from: PageSource;
  to: PageSource;
  /** Joins the two page names in a message. */
  because: string;
}

type Files = Pick<SourceSet, 'pages' | 'navigation' | 'find' | 'findNear'>;

/** The target of a call-to-action block; links within other blocks are nested deeper. */
const CALL = /^\/blocks\/\d+\/targetId$/;

const MENU = /^\/(main\/\d+\/pageId|call)$/;

/** Home, the main navigation pages and the page of its button, in this order. */
function menuOf({ navigation, find }: Files, locale: Locale): PageSource[] {
  const ids = navigation
    .filter((source) => source.locale === locale)
    .flatMap(({ facts }) => facts.uses.ids ?? [])
    .filter(([at]) => MENU.test(at));
  const main = ids.filter(([at]) => at !== '/call').map(([, id]) => id);
  const call = ids.filter(([at]) => at === '/call').map(([, id]) => id);
  return ['home', ...main, ...call].flatMap((id) => find(locale, id) ?? []);
}

/**
 * The case linked at the foot of another; if that one is not always published, also the following cases of the overview
 * up to the first that is.
 */
function nextCases({ pages, findNear }: Files, page: PageSource): PageSource[] {
  const named = findNear(page.locale, textAt(page, 'nextCase') ?? '');
  if (named && isAlwaysOn(named)) return [named];
  const dateOf = (one: PageSource) => textAt(one, 'date') ?? '';
  const all = pages
    .filter(({ kind, locale }) => kind === 'cases' && locale === page.locale)
    .toSorted((a, b) => (dateOf(a) === dateOf(b) ? (a.id < b.id ? -1 : 1) : dateOf(a) < dateOf(b) ? 1 : -1));
  const behind = [...all.slice(all.indexOf(page) + 1), ...all].filter((other) => other !== page);
  const first = behind.findIndex(isAlwaysOn);
  const found = first === -1 ? behind : behind.slice(0, first + 1);
  return [...new Set(named ? [named, ...found] : found)];
}

/** The pages a page may lead to: the next case, or the target of its first call to action. */
function stepsFrom(files: Files, page: PageSource): Step[] {
  if (page.kind === 'cases')
    return nextCases(files, page).map((to) => ({ from: page, to, because: 'leads to the next case' }));
  const [, id = ''] = (page.facts.uses.ids ?? []).find(([at]) => CALL.test(at)) ?? [];
  const to = files.findNear(page.locale, id);
  return to ? [{ from: page, to, because: 'leads to' }] : [];
}

/** The pairs of pages of a language that must not open alike. */
export function stepsOfLocale(files: Files, locale: Locale): Step[] {
  const menu = menuOf(files, locale);
  const along = menu
    .slice(1)
    .map((to, index) => ({ from: menu[index] as PageSource, to, because: 'stands in the menu before' }));
  const led = files.pages
    .filter((page) => page.locale === locale && wishesOf(page).length > 0)
    .flatMap((page) => stepsFrom(files, page));
  return [...along, ...led].filter(({ from, to }) => from !== to && wishesOf(to).length > 0);
}

/** The opening of each page that has one. */
export type Openings = ReadonlyMap<PageSource, PageOpening>;

/**
 * Decides how each page opens: as written in its file, otherwise in the best way that no neighbour uses. Pages are
 * decided after those they lead to, so that rarely more than two neighbours restrict the choice; if nothing is left,
 * two automatically chosen neighbours may be alike.
 */
export function openingsOf(files: Files): Openings {
  const openings = new Map<PageSource, PageOpening>();
  const neighbours = new Map<PageSource, Set<PageSource>>();
  const add = (page: PageSource, other: PageSource) =>
    void neighbours.set(page, (neighbours.get(page) ?? new Set()).add(other));
  const next = new Map<PageSource, PageSource[]>();
  for (const { from, to, because } of LOCALE_CODES.flatMap((locale) => stepsOfLocale(files, locale))) {
    add(from, to);
    add(to, from);
    if (because !== 'stands in the menu before') next.set(from, [...(next.get(from) ?? []), to]);
  }
  for (const page of files.pages) {
    const wishes = wishesOf(page);
    const fixed = chosenOpening(page) ?? (wishes.length === 1 ? wishes[0] : undefined);
    if (fixed && wishes.length > 0) openings.set(page, fixed);
  }
  const begun = new Set<PageSource>();
  const decide = (page: PageSource) => {
    if (begun.has(page) || openings.has(page)) return;
    begun.add(page);
    next.get(page)?.forEach(decide);
    const taken = new Set([...(neighbours.get(page) ?? [])].map((other) => openings.get(other)));
    const wishes = wishesOf(page);
    const opening = wishes.find((wish) => !taken.has(wish)) ?? wishes[0];
    if (opening) openings.set(page, opening);
  };
  for (const page of files.pages) decide(page);
  return openings;
}

/** The opening of a page, chosen with regard to its neighbours. */
export interface ChosenOpening {
  opening: PageOpening;
  /** Text that may be shown very large. */
  numeral?: string | undefined;
  /** True if the content below the opening must be visible on the first screen. */
  isCompact: boolean;
}

/** Looks up how a page opens; undefined if its kind has no such opening. */
export type OpeningLookup = (locale: Locale, id: string) => ChosenOpening | undefined;

/** Creates the lookup for a set of published pages. */
export function createOpenings({
  pages,
  navigation,
  shown,
}: Pick<SourceSet, 'pages' | 'navigation' | 'shown'>): OpeningLookup {
  const set = createSourceSet([...pages, ...navigation], shown);
  const openings = openingsOf(set);
  return (locale, id) => {
    const page = set.find(locale, id);
    const opening = page && openings.get(page);
    return page && opening && { opening, numeral: numeralOf(page), isCompact: isCompact(page) };
  };
}
