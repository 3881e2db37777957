import type { DownloadView, PressContent } from '../../../src/content/view';
import type { Release } from '../release';
import { resolveBlocks, withMaker } from './blocks';
import type { ResolveContext } from './context';
import type { EntryOf } from './entries';
import { linkTo, richText } from './links';
import { altOf, creditOf, posterOf } from './media';
import { pictureDownload } from './pictureDownload';
import { releaseOf } from './release';
import { scanCodeOf } from './scanCode';
import { dateView, newsRow } from './teasers';

/** Number of older releases linked from a release. */
const MORE_RELEASES = 3;

function downloadsOf(context: ResolveContext, page: EntryOf<'press'>, release: Release): DownloadView[] {
  const { media, text, locale } = context;
  const name = `sff-${page.id}-${locale}`;
  // Format, pages and size are filled in once the file exists.
  const file = { href: media.file({ type: 'release', name, release }), format: '', size: '' };
  return [
    { label: text('press.label'), ...file },
    pictureDownload(context, posterOf(page), {
      label: altOf(page),
      name: `sff-${page.id}`,
      credit: creditOf(page),
    }),
  ];
}

/** Content of a press release. */
export function pressContent(context: ResolveContext, page: EntryOf<'press'>): PressContent {
  const { text, media, entries } = context;
  const { data } = page;
  const words = {
    title: data.title,
    subheadline: data.subheadline,
    date: dateView(context, data.date),
    place: data.place,
    lead: richText(context, data.lead),
    blocks: resolveBlocks(context, page, data.blocks),
    boilerplate: text('press.boilerplate.text'),
  };
  return {
    ...words,
    theme: data.theme ?? 'light',
    picture: media.picture(posterOf(page), 'article', altOf(page)),
    blocks: withMaker(context, page, words.blocks),
    downloads: downloadsOf(context, page, releaseOf(context, data.path, words)),
    scanCode: scanCodeOf(context.origin + data.path),
    more: entries.olderReleases(page.locale, page.id, MORE_RELEASES).map((entry) => newsRow(context, entry)),
    overview: linkTo(context, 'press', text('press.all')),
  };
}
