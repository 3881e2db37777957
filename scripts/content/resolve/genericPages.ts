import type { Theme } from '../../../src/config/themes';
import type { EntityOf } from '../../../src/content/types';
import type { BlockView, BlockViewType, FactView, GenericContent, Opening } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { formatDateRange } from '../../../src/lib/formatDate';
import { DISCIPLINES_PAGE } from '../rules';
import { resolveBlocks, withMaker } from './blocks';
import type { ResolveContext } from './context';
import { isDated, newsKindOf } from './dates';
import { calendarFact, factsOf } from './derivedFacts';
import type { Entry, EntryOf } from './entries';
import { takeAwayFact } from './houseFiles';
import { visitBlocks } from './houses';
import { tocOf, withAnchors } from './legalContents';
import { linkTo, listedTargets, optionalText, richText, targetOf } from './links';
import { altOf, posterOf } from './media';
import { pageOpening } from './pageOpening';
import { mixerBlocks, pairAlt, pairBlocks, pairName } from './pairs';
import { savedJobsBlock } from './savedJobs';
import { SEARCH_PAGE } from './searchIndex';
import { siteSearchBlock } from './siteSearch';
import { cityViews, dateView, teaserBlock } from './teasers';
import { titleBeside } from './titleFit';

/** A page rendered by the generic template. */
export type GenericEntry = Extract<
  Entry,
  { kind: 'pages' | 'legal' | 'news' | 'events' | 'units' | 'pairs' | 'locations' }
>;

function openingOf(context: ResolveContext, page: GenericEntry): Opening {
  if (page.kind === 'legal') return context.openingOf(page.id)?.opening ?? 'legal';
  if (page.kind === 'pages' && page.data.stage) return 'stage';
  if (page.kind === 'pages' && page.id === 'jobs') return 'jobs';
  const { opening = 'type', isCompact } = context.openingOf(page.id) ?? {};
  const hasGround = page.kind !== 'pages' || page.data.poster !== undefined;
  return opening === 'type' && (isCompact || !hasGround) ? 'plain' : opening;
}

/** Facts at the start of an event's file; they are merged into the facts of the page. */
function openingFacts(page: Entry, [first]: readonly BlockView[]): FactView[] {
  return page.kind === 'events' && first?.type === 'facts' && first.heading === undefined ? first.items : [];
}

function programmeBlock(context: ResolveContext, items: EntityOf<'events'>['programme']): BlockView[] {
  const days: Extract<BlockView, { type: 'programme' }>['days'] = [];
  let label: string | undefined;
  for (const { day, text, ...item } of items) {
    if (days.length === 0 || day !== label) days.push(omitUndefined({ label: day, items: [] }));
    label = day;
    days.at(-1)?.items.push(omitUndefined({ ...item, text: optionalText(context, text) }));
  }
  return days.length === 0 ? [] : [{ type: 'programme', heading: context.text('event.programme'), days }];
}

const isOver = ({ date }: ResolveContext, page: Entry): boolean =>
  page.kind === 'events' && page.data.endDate < date;

/** Blocks that introduce an event, shown before its programme. */
const INTRODUCING: readonly BlockViewType[] = ['facts', 'text', 'statement'];

/** Blocks that close an event's page, shown after its programme. */
const CLOSING: readonly BlockViewType[] = ['contact', 'cta'];

/**
 * Position of the programme: before the event directly after the introduction; afterwards the report comes first, and
 * only the blocks that close the page follow.
 */
function programmeIndex(types: readonly BlockViewType[], isPast: boolean): number {
  const introduction = types.findIndex((type) => !INTRODUCING.includes(type));
  const report = types.findLastIndex((type) => !CLOSING.includes(type)) + 1;
  return isPast || introduction < 0 ? report : introduction;
}

/** The contact page starts with its form; direct contacts are shown beside it. */
function contactBlocks(context: ResolveContext, own: readonly BlockView[]): BlockView[] {
  const direct = own.filter((block) => block.type === 'contact');
  const privacy = linkTo(context, 'data-privacy', context.text('contact.privacy.link'));
  const thanks = targetOf(context, 'contact-thanks').card.path;
  return [
    { type: 'contactForm', privacy, thanks, direct },
    ...own.filter((block) => block.type !== 'contact'),
  ];
}

/** A house's page starts with what visitors need and ends with the other houses. */
function locationBlocks(
  context: ResolveContext,
  page: EntryOf<'locations'>,
  own: readonly BlockView[],
): BlockView[] {
  const facts = factsOf(context, page, own);
  const others = {
    type: 'cities' as const,
    heading: context.text('location.others'),
    current: page.id,
    items: cityViews(context, context.entries.locations(context.locale)),
  };
  return [
    ...visitBlocks(context, page),
    {
      type: 'facts',
      lead: richText(context, page.card.lead),
      items: [...(facts ?? []), takeAwayFact(context, page)],
    },
    ...own,
    ...(own.some(({ type }) => type === 'cities') ? [] : [others]),
  ];
}

/** The blocks of the file, plus those derived from its other fields. */
function blocksOf(context: ResolveContext, page: GenericEntry, own: BlockView[]): BlockView[] {
  if (page.id === 'contact') return contactBlocks(context, own);
  if (page.id === 'saved-jobs') return [savedJobsBlock(context), ...own];
  if (page.id === DISCIPLINES_PAGE) return [...mixerBlocks(context), ...own];
  if (page.kind === 'pairs') return pairBlocks(context, page);
  if (page.id === SEARCH_PAGE) return [siteSearchBlock(context), ...own];
  if (page.id === 'contact-thanks') return [{ type: 'contactSent' }, ...own];
  if (page.kind === 'events') {
    const programme = programmeBlock(context, page.data.programme);
    const index = programmeIndex(
      own.map(({ type }) => type),
      isOver(context, page),
    );
    return own.toSpliced(index, 0, ...programme);
  }
  if (page.kind === 'news') {
    const related = listedTargets(context, page.data.links);
    if (related.length === 0) return own;
    return [...own, teaserBlock(context, related, { heading: context.text('news.related') })];
  }
  return page.kind === 'locations' ? locationBlocks(context, page, own) : own;
}

function eyebrowOf(context: ResolveContext, page: GenericEntry): string | undefined {
  if (page.kind === 'pairs') return pairName(context, page);
  if (page.kind === 'units') return page.data.unit;
  return page.kind === 'events' ? page.data.series : undefined;
}

function dateOf(context: ResolveContext, page: GenericEntry): GenericContent['date'] {
  if (page.kind === 'events') {
    const { date, endDate } = page.data;
    return { iso: date, text: formatDateRange(date, endDate, context.region) };
  }
  return 'date' in page.data ? dateView(context, page.data.date) : undefined;
}

/** A house shows its lead beside its address. */
function leadOf(context: ResolveContext, { kind, data }: GenericEntry): GenericContent['lead'] {
  return kind === 'locations' || !('lead' in data) ? undefined : optionalText(context, data.lead);
}

/** All facts of a page: derived facts, facts at the start of the file, and the calendar link of an event. */
function pageFacts(
  context: ResolveContext,
  page: GenericEntry,
  written: readonly BlockView[],
  opened: readonly FactView[],
): FactView[] | undefined {
  const facts = [
    ...(factsOf(context, page, written) ?? []),
    ...opened,
    ...(page.kind === 'events' && !isOver(context, page) ? [calendarFact(context, page)] : []),
  ];
  return facts.length === 0 ? undefined : facts;
}

/** The theme of a page: the one in its file; for a pair black, on which both inks are visible; yellow for an empty job list. */
function themeOf({ entries, locale }: ResolveContext, { kind, data }: GenericEntry, opening: Opening): Theme {
  if (data.theme) return data.theme;
  if (kind === 'pairs') return 'dark';
  return opening === 'jobs' && entries.openJobCount(locale) === 0 ? 'yellow' : 'light';
}

/** On pages with a form or a mixer, the colour ends after that block. */
function paperFrom(blocks: readonly BlockView[]): number | undefined {
  const part = blocks.findIndex(({ type }) => type === 'contactForm' || type === 'mixer');
  return part === -1 ? undefined : part + 1;
}

/** With a mixer or the site search, the headline has at most step d1, to leave room on the first screen. */
const titleSizeOf = (blocks: readonly BlockView[]): GenericContent['titleSize'] =>
  blocks.some(({ type }) => type === 'mixer' || type === 'siteSearch') ? 'd1' : undefined;

/** The parts of a page that belong to its opening. */
function openingParts(
  context: ResolveContext,
  page: GenericEntry,
  opening: Opening,
): Partial<Pick<GenericContent, 'ground' | 'isCompact' | 'numeral' | 'picture'>> {
  if (opening === 'stage') {
    return { picture: context.media.picture(posterOf(page), 'stage', altOf(page)), ground: 'yellow' };
  }
  if (opening === 'legal' || opening === 'jobs' || opening === 'plain') return {};
  const alt = page.kind === 'pairs' ? pairAlt(context, page) : altOf(page);
  return pageOpening(context, page, opening, alt);
}

/** Content of a page rendered by the generic template. */
export function genericContent(context: ResolveContext, page: GenericEntry): GenericContent {
  const { data } = page;
  const opening = openingOf(context, page);
  const parts = openingParts(context, page, opening);
  const written = resolveBlocks(context, page, 'blocks' in data ? data.blocks : []);
  const opened = openingFacts(page, written);
  const own = blocksOf(context, page, opened.length > 0 ? written.slice(1) : written);
  const credited = parts.picture && opening !== 'stage' ? withMaker(context, page, own) : own;
  const blocks = page.kind === 'legal' ? withAnchors(credited) : credited;
  return omitUndefined({
    theme: themeOf(context, page, opening),
    title: data.title,
    titleFit: titleBeside(data.title, opening),
    opening,
    lead: leadOf(context, page),
    eyebrow: eyebrowOf(context, page),
    date: dateOf(context, page),
    newsKind: isDated(page) ? newsKindOf(page) : undefined,
    isPast: page.kind === 'events' ? isOver(context, page) : undefined,
    ...parts,
    stage: 'stage' in data ? data.stage : undefined,
    toc: page.kind === 'legal' ? tocOf(blocks) : undefined,
    facts: page.kind === 'locations' ? undefined : pageFacts(context, page, written, opened),
    ...((opening === 'plain' || parts.isCompact) && {
      titleSize: titleSizeOf(blocks),
      paperFrom: paperFrom(blocks),
    }),
    blocks,
  });
}
