import { contactLinks } from '../../../src/content/contactLinks';
import { parseRichText, type RichTextPart } from '../../../src/content/richText';
import type { Inline, LinkView, RichTextView } from '../../../src/content/view';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import type { Entry } from './entries';
import { plainTitle } from './titles';

/** Title of a page in menus, and in links without their own label. */
export function navigationTitle({ card }: Entry): string {
  return plainTitle(card.titleNavigation ?? card.title);
}

/**
 * Finds the page for an id, preferring the context's language; a closed job leads to the page for closed jobs.
 * @throws if there is no such page; the checks should have ruled that out
 */
export function targetOf({ locale, entries }: ResolveContext, id: string): Entry {
  const entry =
    entries.findNear(locale, id) ??
    (entries.isClosedJob(id) ? entries.findNear(locale, 'closed-job') : undefined);
  if (!entry) throw new Error(`There is no page "${id}"; the content checks should have reported this.`);
  return entry;
}

/** The pages of a list, without those currently unpublished. */
export function listedTargets(context: ResolveContext, ids: readonly string[]): Entry[] {
  const { entries, locale } = context;
  return ids
    .filter((id) => entries.findNear(locale, id) !== undefined || entries.isClosedJob(id))
    .map((id) => targetOf(context, id));
}

/** Path of a page, and its language if that differs from the linking page's. */
export function hrefOf(context: ResolveContext, target: Entry): Pick<LinkView, 'href' | 'hreflang'> {
  const hreflang = target.locale === context.locale ? undefined : target.locale;
  return omitUndefined({ href: target.card.path, hreflang });
}

/** A link to a page by its id, optionally with an anchor or filters of the job list. */
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

/** Resolves a link as written in content: label, page, filters. */
export function pageLink(
  context: ResolveContext,
  link: { label: string; targetId: string; targetQuery?: string | undefined } | undefined,
): LinkView | undefined {
  return link && linkTo(context, link.targetId, link.label, { query: link.targetQuery });
}

/** A piece of running text with its link resolved; empty for small posters, which the `statement` block handles itself. */
export function resolvePart(context: ResolveContext, part: RichTextPart): Inline[] {
  if (part.type === 'words') return [part.words];
  if (part.type === 'poster') return [];
  const { target, words } = part;
  if (target.type === 'page') return [linkTo(context, target.id, words, { anchor: target.anchor })];
  if (target.type === 'external') return [{ label: words, href: target.href, isExternal: true }];
  throw new Error(
    `The link to "${target.written}" is not understood; the content checks should have reported this.`,
  );
}

/** Running text with its links resolved; e-mail addresses and telephone numbers become links automatically. */
export function richText(context: ResolveContext, text: string): RichTextView {
  return parseRichText(text).flatMap((part) =>
    part.type === 'words' ? contactLinks(part.words) : resolvePart(context, part),
  );
}

/** Like `richText`, for text that may be missing. */
export function optionalText(context: ResolveContext, text: string | undefined): RichTextView | undefined {
  return text === undefined ? undefined : richText(context, text);
}

/** The space after a short first word of a name, as in "CX Group": no line ends with that word. */
const AFTER_SHORT_START = /(?<=^\p{L}{1,3}) /u;

/** Comma-separated links to pages, labelled with their names. */
export function linkList(
  context: ResolveContext,
  ids: readonly string[],
  nameOf: (page: Entry) => string,
): RichTextView {
  return ids.flatMap((id, index): Inline[] => {
    const name = nameOf(targetOf(context, id)).replace(AFTER_SHORT_START, '\u00a0');
    const link = linkTo(context, id, name);
    return index === 0 ? [link] : [', ', link];
  });
}

/** Name of a city or unit, as used in facts. */
export const placeName = (page: Entry): string =>
  page.kind === 'locations'
    ? page.card.city
    : page.kind === 'units'
      ? page.card.unit
      : plainTitle(page.card.title);
