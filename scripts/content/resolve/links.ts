import { contactLinks } from '../../../src/content/contactLinks';
import { parseRichText, type RichTextPart } from '../../../src/content/richText';
import type { Inline, LinkView, RichTextView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import type { Entry } from './entries';
import { plainTitle } from './titles';

/** What a page is called in menus and links that do not word it themselves. */
export function navigationTitle({ card }: Entry): string {
  return plainTitle(card.titleNavigation ?? card.title);
}

/**
 * The page behind an id as seen from a language; a job that has closed leads to the page that says so.
 * @throws for an id without page, which the checks refuse earlier
 */
export function targetOf({ locale, entries }: ResolveContext, id: string): Entry {
  const entry =
    entries.findNear(locale, id) ??
    (entries.isClosedJob(id) ? entries.findNear(locale, 'closed-job') : undefined);
  if (!entry) throw new Error(`There is no page "${id}"; the content checks should have said so.`);
  return entry;
}

/** The pages of a list, without those that are not on the site now. */
export function listedTargets(context: ResolveContext, ids: readonly string[]): Entry[] {
  const { entries, locale } = context;
  return ids
    .filter((id) => entries.findNear(locale, id) !== undefined || entries.isClosedJob(id))
    .map((id) => targetOf(context, id));
}

/** Where a page is and, if it is written in another language than the page that links to it, in which. */
export function hrefOf(context: ResolveContext, target: Entry): Pick<LinkView, 'href' | 'hreflang'> {
  const hreflang = target.locale === context.locale ? undefined : target.locale;
  return omitUndefined({ href: target.card.path, hreflang });
}

/** A link to a page by its id, with a place on it or filters of the job list. */
export function linkTo(
  context: ResolveContext,
  id: string,
  label: string,
  { anchor, query }: { anchor?: string | undefined; query?: string | undefined } = {},
): LinkView {
  const target = targetOf(context, id);
  const { href, ...rest } = hrefOf(context, target);
  const isThere = target.id === id;
  const suffix = `${query === undefined ? '' : `?${query}`}${anchor === undefined || !isThere ? '' : `#${anchor}`}`;
  return { label, href: href + suffix, isExternal: false, ...rest };
}

/** A link as content words it: label, page, filters. */
export function pageLink(
  context: ResolveContext,
  link: { label: string; targetId: string; targetQuery?: string | undefined } | undefined,
): LinkView | undefined {
  return link && linkTo(context, link.targetId, link.label, { query: link.targetQuery });
}

/** A piece of running text with its link resolved; nothing for a small poster, which is the `statement` block's matter. */
export function resolvePart(context: ResolveContext, part: RichTextPart): Inline[] {
  if (part.type === 'words') return [part.words];
  if (part.type === 'poster') return [];
  const { target, words } = part;
  if (target.type === 'page') return [linkTo(context, target.id, words, { anchor: target.anchor })];
  if (target.type === 'external') return [{ label: words, href: target.href, isExternal: true }];
  throw new Error(
    `The link to "${target.written}" is not understood; the content checks should have said so.`,
  );
}

/** Running text with its links resolved; e-mail addresses and telephone numbers are links without being written so. */
export function richText(context: ResolveContext, text: string): RichTextView {
  return parseRichText(text).flatMap((part) =>
    part.type === 'words' ? contactLinks(part.words) : resolvePart(context, part),
  );
}

/** Running text that may be missing. */
export function optionalText(context: ResolveContext, text: string | undefined): RichTextView | undefined {
  return text === undefined ? undefined : richText(context, text);
}

/** Links to pages by their names, as one line. */
export function linkList(
  context: ResolveContext,
  ids: readonly string[],
  nameOf: (page: Entry) => string,
): RichTextView {
  return ids.flatMap((id, index): Inline[] => {
    const link = linkTo(context, id, nameOf(targetOf(context, id)));
    return index === 0 ? [link] : [', ', link];
  });
}

/** Name of a city or unit as a fact states it. */
export const placeName = (page: Entry): string =>
  page.kind === 'locations'
    ? page.card.city
    : page.kind === 'units'
      ? page.card.unit
      : plainTitle(page.card.title);
