import type { CaseContent } from '../../../src/content/view';
import { resolveBlocks } from './blocks';
import type { ResolveContext } from './context';
import type { EntryOf } from './entries';
import { linkList, placeName, richText, targetOf } from './links';
import { altOf, creditOf, posterOf } from './media';
import { posterTeaser } from './teasers';

/** Content of a case. */
export function caseContent(context: ResolveContext, page: EntryOf<'cases'>): CaseContent {
  const { text, media } = context;
  const { data } = page;
  const units =
    data.units.length === 0
      ? []
      : [{ label: text('case.units'), value: linkList(context, data.units, placeName) }];
  const credit = creditOf(page);
  const maker = credit === undefined ? [] : [{ role: text('picture.maker'), value: credit }];
  return {
    theme: data.theme ?? 'light',
    title: data.title,
    client: data.client,
    lead: richText(context, data.lead),
    facts: [
      { label: text('case.client'), value: [data.client] },
      { label: text('case.services'), value: [data.disciplines.join(', ')] },
      { label: text('case.location'), value: linkList(context, data.locations, placeName) },
      { label: text('case.period'), value: [data.period] },
      ...units,
    ],
    picture: media.picture(posterOf(page), 'hero', altOf(page)),
    blocks: resolveBlocks(context, page, data.blocks),
    credits: [...data.credits, ...maker],
    next: posterTeaser(context, targetOf(context, data.nextCase), 8, { place: 'next' }),
  };
}
