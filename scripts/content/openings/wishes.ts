import { isPattern, MAX_NUMERAL_LENGTH, type PageOpening } from '../../../src/config/openings';
import { DISCIPLINES_PAGE } from '../rules';
import type { PageSource } from '../sourceSet';
import { textAt, valueAt } from '../sources';

/** Pages on which people look something up, or write: their opening leaves room for it on the first screen. */
const LOOKED_UP: readonly string[] = ['contact', 'locations', 'news', 'press', 'work', DISCIPLINES_PAGE];

/** Whether the opening of a page must leave room for what follows. */
export const isCompact = ({ kind, id }: Pick<PageSource, 'kind' | 'id'>): boolean =>
  kind === 'pages' && LOOKED_UP.includes(id);

/** The opening that an editor has written. */
export const writtenOpening = (page: PageSource): PageOpening | undefined =>
  textAt(page, 'opening') as PageOpening | undefined;

/** A number with all of its parts, such as `12.000`, `3,5` and `21.58`. */
const NUMBER = /\d+(?:[.,:\u00a0\u202f]\d+)*/g;

/** Whole numbers in a text that are short enough to be set giant. */
const numbersIn = (text: string | undefined): string[] =>
  (text?.match(NUMBER) ?? []).filter((number) => /^\d+$/.test(number) && number.length <= MAX_NUMERAL_LENGTH);

/** The number of a case, where it is short enough. */
function caseNumber(page: PageSource): string | undefined {
  const value = valueAt(page, ['number', 'value']);
  return typeof value === 'number' ? numbersIn(String(value))[0] : undefined;
}

/** What the opening `numeral` of a page sets giant: what its file says, else what follows from its content. */
export function numeralOf(page: PageSource): string | undefined {
  const written = textAt(page, 'numeral');
  if (written !== undefined) return written;
  switch (page.kind) {
    case 'cases':
      return caseNumber(page);
    case 'events':
      return textAt(page, 'date')?.slice(8).replace(/^0/, '');
    case 'news':
      return numbersIn(textAt(page, 'title'))[0];
    default:
      return undefined;
  }
}

/** Why a page cannot open in some way; undefined where it can. */
export function obstacleTo(
  opening: PageOpening,
  page: PageSource,
): { message: string; fix: string } | undefined {
  const motif = textAt(page, 'poster', 'motif');
  const hasPoster = valueAt(page, ['poster']) !== undefined;
  if (opening === 'numeral' && numeralOf(page) === undefined)
    return { message: 'there is no number to set giant', fix: 'write "numeral", e.g. "numeral": "7"' };
  if ((opening === 'poster' || opening === 'side') && !hasPoster)
    return { message: 'the page has no poster to open with', fix: 'add a "poster"' };
  if (opening === 'poster' && motif !== undefined && !isPattern(motif))
    return {
      message: `the headline would stand on a part of the figure "${motif}"`,
      fix: 'write "opening": "side", or take a pattern such as tiles or waves as motif',
    };
  return undefined;
}

/** The others, in the order in which one stands in for the best where a neighbour has that. */
const OTHERS: readonly PageOpening[] = ['poster', 'numeral', 'side', 'type'];

/** The opening by which a page shows best what it is about. */
function bestFor(page: PageSource): PageOpening {
  const motif = textAt(page, 'poster', 'motif');
  const numeral = numeralOf(page);
  if (page.kind === 'pages') return isCompact(page) ? 'type' : 'side';
  if (page.kind === 'events') return 'numeral';
  if (numeral !== undefined && numbersIn(textAt(page, 'title')).includes(numeral)) return 'numeral';
  if (motif === 'type') return 'type';
  return motif !== undefined && isPattern(motif) ? 'poster' : 'side';
}

/** Openings by what a page is, which no editor chooses. */
function fixedOpening(page: PageSource): PageOpening | undefined {
  if (page.kind === 'locations' || page.kind === 'pairs') return 'side';
  if (page.kind !== 'pages') return undefined;
  if (valueAt(page, ['stage']) !== undefined) return 'poster';
  // The headline of the job list is the number of open jobs.
  return page.id === 'jobs' ? 'numeral' : undefined;
}

/** Whether an editor may choose how a page opens. */
export const canChoose = (page: PageSource): boolean => fixedOpening(page) === undefined && page.id !== '404';

/** The opening that an editor has chosen, where the page can have it. */
export function chosenOpening(page: PageSource): PageOpening | undefined {
  const opening = writtenOpening(page);
  if (opening === undefined || !canChoose(page)) return undefined;
  return obstacleTo(opening, page) === undefined ? opening : undefined;
}

/** Kinds of pages that open in one of these ways. */
const KINDS: ReadonlySet<string> = new Set([
  'cases',
  'events',
  'locations',
  'news',
  'pages',
  'pairs',
  'units',
]);

/** The ways in which a page may open, the best first; none for one that opens in no such way. */
export function wishesOf(page: PageSource): readonly PageOpening[] {
  if (!KINDS.has(page.kind) || page.id === '404') return [];
  const fixed = fixedOpening(page);
  if (fixed) return [fixed];
  const best = bestFor(page);
  const possible = [best, ...OTHERS.filter((opening) => opening !== best)].filter(
    (opening) => obstacleTo(opening, page) === undefined,
  );
  return possible;
}
