import { FILTER_OPTIONS, FILTERED_FROM } from '../../../src/config/listFilter';
import type { BlockViewOf } from '../../../src/content/view';
import type { ResolveContext } from './context';
import { isDated, newsKindOf } from './dates';
import type { Entry } from './entries';
import { createCollator } from './titles';

/** What an entry can be found by. */
interface Trait {
  /** Groups stand in this order. */
  group: 'kind' | 'discipline' | 'year';
  label: string;
}

/** The filter of a list, and by which of its options each entry is shown. */
export interface ListFilter {
  block: BlockViewOf<'listFilter'>;
  shownBy: (entry: Entry) => string;
}

const GROUPS: readonly Trait['group'][] = ['kind', 'discipline', 'year'];

function traitsOf(context: ResolveContext, entry: Entry): Trait[] {
  if (entry.kind === 'cases')
    return entry.card.disciplines.map((label) => ({ group: 'discipline', label }) as const);
  if (!isDated(entry)) return [];
  return [
    { group: 'kind', label: context.text(`news.type.${newsKindOf(entry)}`) },
    { group: 'year', label: entry.card.date.slice(0, 4) },
  ];
}

/** A word as it stands in an address: `Öffentlichkeit` is `oeffentlichkeit`. */
function addressWord(label: string): string {
  const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return label
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The filter of a whole list: kinds, disciplines by their number of entries, years from the newest. A trait that every
 * entry has would narrow nothing and is no option. undefined where the list is short or nothing would be narrowed.
 */
export function listFilter(context: ResolveContext, entries: readonly Entry[]): ListFilter | undefined {
  if (entries.length < FILTERED_FROM) return undefined;
  const found = new Map<string, Trait & { count: number }>();
  for (const entry of entries) {
    for (const trait of traitsOf(context, entry)) {
      const known = found.get(trait.label);
      if (known) known.count += 1;
      else found.set(trait.label, { ...trait, count: 1 });
    }
  }
  const collator = createCollator(context.locale);
  const options = [...found.values()]
    .filter(({ count }) => count < entries.length)
    .toSorted((a, b) => {
      if (a.group !== b.group) return GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group);
      if (a.group === 'year') return a.label < b.label ? 1 : -1;
      return b.count - a.count || collator.compare(a.label, b.label);
    })
    .slice(0, FILTER_OPTIONS);
  if (options.length < 2) return undefined;
  return {
    block: {
      type: 'listFilter',
      legend: context.text('list.filter'),
      all: context.text('list.filter.all'),
      total: entries.length,
      options: options.map(({ label, count }) => ({ value: addressWord(label), label, count })),
    },
    shownBy: (entry) => {
      const labels = new Set(traitsOf(context, entry).map(({ label }) => label));
      return options.flatMap(({ label }, index) => (labels.has(label) ? [index + 1] : [])).join(' ');
    },
  };
}
