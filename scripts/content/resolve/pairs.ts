import type { DisciplinePlate, PlatePair } from '../../../src/config/posters';
import type { BlockView, BlockViewOf, LinkView, MixerSheet, MixerSide } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { DISCIPLINES_PAGE } from '../rules';
import type { ResolveContext } from './context';
import type { Entry, EntryOf } from './entries';
import { hrefOf, linkTo, richText } from './links';
import { overprintOf } from './media';
import { posterTeasers, teaserLabel } from './teasers';
import { plainTitle } from './titles';

type Pair = EntryOf<'pairs'>;

/** A discipline, as named on the services page. */
interface Discipline {
  plate: DisciplinePlate;
  title: string;
}

/** The disciplines with a plate, in the order of the services page; empty if the language has no such page. */
function disciplinesOf({ entries, locale }: ResolveContext): Discipline[] {
  const page = entries.find(locale, DISCIPLINES_PAGE);
  const blocks = page?.kind === 'pages' ? page.data.blocks : [];
  return blocks
    .flatMap((block) => (block.type === 'services' ? block.items : []))
    .flatMap(({ plate, title }) => (plate === undefined ? [] : [{ plate, title }]));
}

/** The name of a discipline without soft hyphens. */
const titleOf = (all: readonly Discipline[], plate: DisciplinePlate): string =>
  plainTitle(all.find((discipline) => discipline.plate === plate)?.title ?? plate);

const pairsOf = ({ entries, locale }: ResolveContext): Pair[] =>
  entries.listed(locale, 'pairs').filter((entry): entry is Pair => entry.kind === 'pairs');

/** The pair of two plates, in either order. */
const pairWith = (pairs: readonly Pair[], one: DisciplinePlate, other: DisciplinePlate): Pair | undefined =>
  one === other
    ? undefined
    : pairs.find(({ card: { plates } }) => plates.includes(one) && plates.includes(other));

/** Cases of the language that combine all the given disciplines, newest first, according to their files. */
function casesOf({ entries, locale }: ResolveContext, disciplines: readonly Discipline[]): Entry[] {
  const names = disciplines.map(({ title }) => plainTitle(title));
  return entries
    .listed(locale, 'cases')
    .filter(({ kind, card }) => kind === 'cases' && names.every((name) => card.disciplines.includes(name)));
}

/** Link to the contact page, for combinations without a case. */
const firstPrint = (context: ResolveContext): LinkView =>
  linkTo(context, 'contact', context.text('mixer.none.link'));

/** The sheet of two disciplines, or of a single one. Its picture is decorative. */
function sheetOf(
  context: ResolveContext,
  all: readonly Discipline[],
  plates: PlatePair,
  pair: Pair | undefined,
): MixerSheet {
  const [first, second] = plates.map((name) => all.find(({ plate }) => plate === name)) as [
    Discipline,
    Discipline,
  ];
  const seed = pair?.id ?? plates[0];
  const sheet = {
    plates: [all.indexOf(first) + 1, all.indexOf(second) + 1] as [number, number],
    picture: context.media.picture(overprintOf(seed, plates), 'sheet', ''),
  };
  if (!pair) return { ...sheet, cases: [] };
  const { title, lead } = pair.card;
  return {
    ...sheet,
    words: { title, lead: richText(context, lead) },
    cases: casesOf(context, [first, second]).map((entry) => ({
      label: teaserLabel(entry),
      isExternal: false,
      ...hrefOf(context, entry),
    })),
    link: linkTo(context, pair.id, context.text('mixer.sheet', { title: plainTitle(title) })),
  };
}

/** Index of the sheet shown first: the pair with the most cases. */
function mostCombined(sheets: readonly MixerSheet[]): number {
  const most = Math.max(0, ...sheets.map(({ cases }) => cases.length));
  return sheets.findIndex(({ words, cases }) => words !== undefined && cases.length === most);
}

function sidesOf(
  { text }: ResolveContext,
  sideOf: (side: 0 | 1) => Omit<MixerSide, 'legend'>,
): [MixerSide, MixerSide] {
  return [
    { legend: text('mixer.first'), ...sideOf(0) },
    { legend: text('mixer.second'), ...sideOf(1) },
  ];
}

/** The mixer with all pairs and the sheet of each; empty in a language without pairs. */
export function mixerBlocks(context: ResolveContext): BlockView[] {
  const { text } = context;
  const all = disciplinesOf(context);
  const pairs = pairsOf(context);
  if (pairs.length === 0) return [];
  const sheets = [
    ...pairs.map((pair) => sheetOf(context, all, pair.card.plates as PlatePair, pair)),
    ...all.map(({ plate }) => sheetOf(context, all, [plate, plate], undefined)),
  ];
  const chosen = sheets[mostCombined(sheets)]?.plates;
  const mixer: BlockViewOf<'mixer'> = {
    type: 'mixer',
    heading: text('mixer.heading'),
    sides: sidesOf(context, (side) => ({
      plates: all.map(({ title }, index) =>
        omitUndefined({ label: title, isChosen: chosen?.[side] === index + 1 ? (true as const) : undefined }),
      ),
    })),
    sheets: {
      items: sheets,
      alone: { title: text('mixer.alone'), lead: text('mixer.alone.lead') },
      casesLabel: text('mixer.cases'),
      none: { text: text('mixer.none'), link: firstPrint(context) },
    },
  };
  return [mixer];
}

/** Blocks of a pair's page: links to neighbouring pairs, and the cases combining the two. */
export function pairBlocks(context: ResolveContext, page: Pair): BlockView[] {
  const { text } = context;
  const all = disciplinesOf(context);
  const pairs = pairsOf(context);
  const [first, second] = page.card.plates as PlatePair;
  const sides = sidesOf(context, (side) => {
    const [own, kept] = side === 0 ? [first, second] : [second, first];
    return {
      kept: titleOf(all, kept),
      plates: all.map(({ plate, title }) => {
        const isChosen = plate === own ? (true as const) : undefined;
        const href = isChosen ? undefined : pairWith(pairs, plate, kept)?.card.path;
        return omitUndefined({ label: title, href, isChosen });
      }),
    };
  });
  const swap: BlockViewOf<'mixer'> = {
    type: 'mixer',
    heading: text('mixer.swap'),
    sides,
    link: linkTo(context, DISCIPLINES_PAGE, text('mixer.all')),
    share: {
      label: text('mixer.share'),
      url: context.origin + page.card.path,
      title: `${plainTitle(page.card.title)}: ${pairName(context, page)}`,
    },
  };
  const cases = casesOf(
    context,
    all.filter(({ plate }) => plate === first || plate === second),
  );
  if (cases.length === 0) {
    return [swap, { type: 'cta', heading: text('mixer.none'), link: firstPrint(context) }];
  }
  return [swap, { type: 'posters', heading: text('mixer.cases'), items: posterTeasers(context, cases) }];
}

/** Alternative text of a pair's picture. */
export function pairAlt({ text, locale }: ResolveContext, { card }: Pair): string {
  const figures = card.plates.map((plate) => text(`mixer.plate.${plate}`));
  return text('mixer.alt', { figures: new Intl.ListFormat(locale).format(figures) });
}

/** The names of the two disciplines of a pair, e.g. `Kampagne + Klang`. */
export function pairName(context: ResolveContext, { card }: Pair): string {
  const all = disciplinesOf(context);
  return card.plates.map((plate) => titleOf(all, plate)).join(' + ');
}
