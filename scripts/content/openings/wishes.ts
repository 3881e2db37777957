import { isPattern, MAX_NUMERAL_LENGTH, type PageOpening } from '../../../src/config/openings';
import { hasHorizon } from '../../images/horizons';
import { SEARCH_PAGE } from '../resolve/searchIndex';
import { DISCIPLINES_PAGE, NOT_FOUND_PAGE } from '../rules';
import type { PageSource } from '../sourceSet';
import { textAt, valueAt } from '../sources';

/**
 * Pages for looking something up or writing to us, and those that say that it has arrived: their opening leaves room for
 * that on the first screen.
 */
const COMPACT_PAGES: readonly string[] = [
  'apply-thanks',
  'contact',
  'contact-thanks',
  'locations',
  'news',
  'press',
  'work',
  DISCIPLINES_PAGE,
  SEARCH_PAGE,
];

/** True if the opening must leave room for the content below it. */
export const isCompact = ({ kind, id }: Pick<PageSource, 'kind' | 'id'>): boolean =>
  kind === 'legal' || (kind === 'pages' && COMPACT_PAGES.includes(id));

/** The opening written in the page's file. */
export const writtenOpening = (page: PageSource): PageOpening | undefined =>
  textAt(page, 'opening') as PageOpening | undefined;

/** A number including separators, such as `12.000`, `3,5` and `21.58`. */
const NUMBER = /\d+(?:[.,:\u00a0\u202f]\d+)*/g;

/** Integers in a text that are short enough to be shown very large. */
const numbersIn = (text: string | undefined): string[] =>
  (text?.match(NUMBER) ?? []).filter((number) => /^\d+$/.test(number) && number.length <= MAX_NUMERAL_LENGTH);

/** The number of a case, if short enough. */
function caseNumber(page: PageSource): string | undefined {
  const value = valueAt(page, ['number', 'value']);
  return typeof value === 'number' ? numbersIn(String(value))[0] : undefined;
}

/** What the opening `numeral` shows very large: the text in the file, otherwise a number from the content. */
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

/** True if a headline can stand on a motif; compact openings leave too little of a sky. */
const carriesHeadline = (motif: string, page: PageSource): boolean =>
  isPattern(motif) || (hasHorizon(motif) && !isCompact(page));

/** Why a page cannot have an opening; undefined if it can. */
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
  if (opening === 'type' && page.kind === 'cases')
    return { message: 'a case opens with a picture or a number', fix: 'remove "opening", or write "side"' };
  if (opening === 'poster' && motif !== undefined && !carriesHeadline(motif, page))
    return {
      message: `the headline would stand on a part of the figure "${motif}"`,
      fix: `${page.kind === 'legal' ? 'remove "opening"' : 'write "opening": "side"'}, or take a pattern such as tiles or waves as motif`,
    };
  return undefined;
}

/** Alternatives to the best opening, in order of preference, for pages whose neighbour already uses it. */
const OTHERS: readonly PageOpening[] = ['poster', 'numeral', 'side', 'type'];

/** The opening that suits the page's content best. */
function bestFor(page: PageSource): PageOpening {
  const motif = textAt(page, 'poster', 'motif');
  const numeral = numeralOf(page);
  if (page.kind === 'pages') return isCompact(page) ? 'type' : 'side';
  if (page.kind === 'events') return 'numeral';
  if (numeral !== undefined && numbersIn(textAt(page, 'title')).includes(numeral)) return 'numeral';
  if (motif === 'type' && page.kind !== 'cases') return 'type';
  return motif !== undefined && carriesHeadline(motif, page) ? 'poster' : 'side';
}

/** Openings fixed by the page's kind or id, which editors cannot change. */
function fixedOpening(page: PageSource): PageOpening | undefined {
  if (page.kind === 'pairs') return 'side';
  if (page.kind === 'locations')
    return carriesHeadline(textAt(page, 'poster', 'motif') ?? '', page) ? 'poster' : 'side';
  if (page.kind !== 'pages') return undefined;
  if (valueAt(page, ['stage']) !== undefined) return 'poster';
  // The headline of the job list is the number of open jobs.
  return page.id === 'jobs' ? 'numeral' : undefined;
}

/** True if editors may choose how the page opens. */
export const canChoose = (page: PageSource): boolean =>
  fixedOpening(page) === undefined && page.id !== NOT_FOUND_PAGE;

/** The opening written in the file, if the page can have it. */
export function chosenOpening(page: PageSource): PageOpening | undefined {
  const opening = writtenOpening(page);
  if (opening === undefined || !canChoose(page)) return undefined;
  return obstacleTo(opening, page) === undefined ? opening : undefined;
}

/** Kinds of pages that have an opening. */
const KINDS: ReadonlySet<string> = new Set([
  'cases',
  'events',
  'legal',
  'locations',
  'news',
  'pages',
  'pairs',
  'units',
]);

/** The possible openings of a page, best first; empty if it has none: a legal page has one only if its file says so. */
export function wishesOf(page: PageSource): readonly PageOpening[] {
  if (!KINDS.has(page.kind) || page.id === NOT_FOUND_PAGE) return [];
  if (page.kind === 'legal') return chosenOpening(page) === undefined ? [] : ['poster'];
  const fixed = fixedOpening(page);
  if (fixed) return [fixed];
  const best = bestFor(page);
  const others = OTHERS.filter((opening) => opening !== best);
  return [best, ...others].filter((opening) => obstacleTo(opening, page) === undefined);
}
