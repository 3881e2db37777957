import type { CaseContent } from '../../../src/content/view';
import { formatNumber } from '../../../src/lib/formatNumber';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import { resolveBlocks } from './blocks';
import type { ResolveContext } from './context';
import type { Entry, EntryOf } from './entries';
import { linkList, placeName, richText } from './links';
import { altOf, countOf, creditOf, posterOf } from './media';
import { pageOpening } from './pageOpening';
import { numberWords, posterTeaser } from './teasers';
import { titleBeside } from './titleFit';

/**
 * The case linked at the foot of a case: the one named in its file or, if that is unpublished, the next one of the
 * overview.
 */
function nextOf({ entries, locale }: ResolveContext, { id, data }: EntryOf<'cases'>): Entry | undefined {
  const named = entries.findNear(locale, data.nextCase);
  if (named) return named;
  const all = entries.listed(locale, 'cases');
  const own = all.findIndex((other) => other.id === id);
  return [...all.slice(own + 1), ...all].find((other) => other.id !== id);
}

/** The number of a case with its decorative drawing. */
function numberOf(context: ResolveContext, page: EntryOf<'cases'>): CaseContent['number'] {
  const { text, media, region } = context;
  const words = numberWords(context, page);
  const { number } = page.data;
  if (!words || !number) return undefined;
  const { value, mark, each = 1 } = number;
  const drawing = countOf(page.id, { mark, marks: value / each }, posterOf(page));
  return omitUndefined({
    ...words,
    scale: each === 1 ? undefined : text('case.number.each', { count: formatNumber(each, region) }),
    picture: media.picture(drawing, 'number', ''),
  });
}

/** Content of a case. */
export function caseContent(context: ResolveContext, page: EntryOf<'cases'>): CaseContent {
  const { text } = context;
  const { data } = page;
  const units =
    data.units.length === 0
      ? []
      : [{ label: text('case.units'), value: linkList(context, data.units, placeName) }];
  const { opening = 'side' } = context.openingOf(page.id) ?? {};
  const credit = creditOf(page);
  const next = nextOf(context, page);
  const maker = credit === undefined ? [] : [{ role: text('picture.maker'), value: credit }];
  return omitUndefined({
    theme: data.theme ?? 'light',
    title: data.title,
    titleFit: titleBeside(data.title, opening),
    client: data.client,
    lead: richText(context, data.lead),
    facts: [
      { label: text('case.client'), value: [data.client] },
      { label: text('case.services'), value: [data.disciplines.join(', ')] },
      { label: text('case.location'), value: linkList(context, data.locations, placeName) },
      { label: text('case.period'), value: [data.period] },
      ...units,
    ],
    opening,
    ...pageOpening(context, page, opening, altOf(page)),
    number: numberOf(context, page),
    passes: {
      problem: { title: text('case.pass.problem'), print: text('case.pass.problem.print') },
      work: { title: text('case.pass.work'), print: text('case.pass.work.print') },
      result: { title: text('case.pass.result'), print: text('case.pass.result.print') },
    },
    blocks: resolveBlocks(context, page, data.blocks),
    credits: [...data.credits, ...maker],
    next: next && posterTeaser(context, next, 8, { place: 'next' }),
  });
}
