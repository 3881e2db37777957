import type {
  BlockView,
  CaseNumberView,
  CityView,
  DateView,
  MosaicSpan,
  NewsRowView,
  PosterTeaserView,
  WallPlace,
} from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { formatDate } from '../../../src/lib/formatDate';
import { formatNumber } from '../../../src/lib/formatNumber';
import type { ResolveContext } from './context';
import { type DatedEntry, isDated, newsKindOf } from './dates';
import type { Entry, EntryOf } from './entries';
import { hrefOf, navigationTitle } from './links';
import type { ListFilter } from './listFilter';
import { type Place, posterOf } from './media';
import { opensWithPoster } from './opensWithPoster';
import { wallPlaces } from './posterWall';
import { plainTitle, teaserTitle } from './titles';

/** Columns (of 12) of up to four posters: two rows of two, one of them twice as wide. */
const SELECTION: readonly MosaicSpan[] = [8, 4, 4, 8];

/** Places for `count` posters: one with its words beside it, up to four as a selection, in which a single last one is wide, more as a wall. */
export function posterSlots(count: number): (MosaicSpan | WallPlace)[] {
  if (count > SELECTION.length) return wallPlaces(count);
  if (count === 1) return [12];
  return count === 3 ? [8, 4, 8] : SELECTION.slice(0, count);
}

/** With fewer cities than this, they are shown as posters. */
const MIN_FOLD_OUT = 3;

/** A date, machine-readable and as printed. */
export function dateView({ region }: Pick<ResolveContext, 'region'>, iso: string): DateView {
  return { iso, text: formatDate(iso, region) };
}

interface TeaserWords {
  eyebrow: string;
  tag?: string | undefined;
}

function teaserWords(context: ResolveContext, entry: Entry): TeaserWords {
  switch (entry.kind) {
    case 'cases':
      return { eyebrow: entry.card.client, tag: entry.card.disciplines[0] };
    case 'units':
      return { eyebrow: entry.card.unit };
    case 'locations':
      return { eyebrow: context.text('case.location') };
    case 'news':
    case 'press':
    case 'events':
      return {
        eyebrow: formatDate(entry.card.date, context.region),
        tag: context.text(`news.type.${newsKindOf(entry)}`),
      };
    default:
      return { eyebrow: context.text('site.name') };
  }
}

/** The number of a case as printed; undefined for pages without one. */
export function numberWords(
  { region }: Pick<ResolveContext, 'region'>,
  entry: Entry,
): CaseNumberView | undefined {
  const { number } = entry.kind === 'cases' ? entry.card : {};
  return number && { value: formatNumber(number.value, region), counts: number.counts };
}

/** A page as a poster, in a list of posters or elsewhere. The picture is decorative, so its alternative text is empty. */
export function posterTeaser(
  context: ResolveContext,
  entry: Entry,
  slot: MosaicSpan | WallPlace,
  { place = slot, filter }: { place?: Place; filter?: ListFilter | undefined } = {},
): PosterTeaserView {
  const { eyebrow, tag } = teaserWords(context, entry);
  return omitUndefined({
    ...hrefOf(context, entry),
    eyebrow,
    title: teaserTitle(entry.card.title),
    tag,
    kind: isDated(entry) ? newsKindOf(entry) : undefined,
    picture: context.media.picture(posterOf(entry), place, ''),
    staysHere: opensWithPoster(context, entry) ? undefined : (true as const),
    number: numberWords(context, entry),
    slot,
    shownBy: filter?.shownBy(entry),
  });
}

/** Pages as posters, optionally with the data for a filter. */
export function posterTeasers(
  context: ResolveContext,
  entries: readonly Entry[],
  filter?: ListFilter,
): PosterTeaserView[] {
  const slots = posterSlots(entries.length);
  return entries.map((entry, index) => posterTeaser(context, entry, slots[index] ?? 8, { filter }));
}

/** A dated page as a row. */
export function newsRow(context: ResolveContext, entry: DatedEntry, filter?: ListFilter): NewsRowView {
  return omitUndefined({
    ...hrefOf(context, entry),
    date: dateView(context, entry.card.date),
    title: entry.card.title,
    kind: newsKindOf(entry),
    shownBy: filter?.shownBy(entry),
  });
}

/** Id of the city a page is about; it is open in the fold-out. */
export const currentCityOf = (page: Entry): string | undefined =>
  page.kind === 'locations' ? page.id : undefined;

/** Cities of the fold-out. */
export function cityViews(context: ResolveContext, locations: readonly EntryOf<'locations'>[]): CityView[] {
  return locations.map((entry) => ({
    id: entry.id,
    ...hrefOf(context, entry),
    city: entry.card.city,
    picture: context.media.picture(posterOf(entry), 'city', ''),
  }));
}

/** Shows pages as a block: three or more cities as the fold-out, dated pages as rows, everything else as posters. */
export function teaserBlock(
  context: ResolveContext,
  entries: readonly Entry[],
  words: Pick<Extract<BlockView, { type: 'posters' }>, 'heading' | 'note' | 'link'>,
  currentCity?: string,
): BlockView {
  const locations = entries.filter((entry) => entry.kind === 'locations');
  // The fold-out needs several cities and has no room for a note.
  const isFoldOut = locations.length === entries.length && locations.length >= MIN_FOLD_OUT;
  if (isFoldOut && words.note === undefined) {
    const { heading, link } = words;
    return omitUndefined({
      type: 'cities' as const,
      heading,
      current: currentCity,
      items: cityViews(context, locations),
      link,
    });
  }
  const dated = entries.filter(isDated);
  if (dated.length === entries.length) {
    return { type: 'rows', ...words, items: dated.map((entry) => newsRow(context, entry)) };
  }
  return { type: 'posters', ...words, items: posterTeasers(context, entries) };
}

/** Link label for a page if content provides none: its menu title; for cases, client and title. */
export function teaserLabel(entry: Entry): string {
  if (entry.kind !== 'cases') return navigationTitle(entry);
  return `${entry.card.client}: ${plainTitle(entry.card.title)}`;
}
