import { plainText } from '../../../src/content/richText';
import type { Block } from '../../../src/content/types';
import type { DownloadView, PressContent } from '../../../src/content/view';
import { resolveBlocks, withMaker } from './blocks';
import type { ResolveContext } from './context';
import type { EntryOf } from './entries';
import { linkTo, richText } from './links';
import { altOf, creditOf, posterOf } from './media';
import { pictureDownload } from './pictureDownload';
import { scanCodeOf } from './scanCode';
import { dateView, newsRow } from './teasers';
import { plainTitle } from './titles';

/** How many older releases a release points to. */
const MORE_RELEASES = 3;

function linesOf(block: Block): string[] {
  const withText = ({ title, text }: { title: string; text?: string | undefined }) =>
    `– ${title}${text === undefined ? '' : `: ${plainText(text)}`}`;
  switch (block.type) {
    case 'text':
      return [...(block.heading === undefined ? [] : [block.heading]), ...block.paragraphs.map(plainText)];
    case 'list':
    case 'steps':
      return [...(block.heading === undefined ? [] : [block.heading]), block.items.map(withText).join('\n')];
    case 'facts':
      return [block.items.map(({ label, value }) => `${label}: ${plainText(value)}`).join('\n')];
    case 'figures':
      return [
        block.items
          .map(({ value, unit, caption }) => [value, unit, caption].filter(Boolean).join(' '))
          .join('\n'),
      ];
    case 'quote':
      return [`${block.text}\n(${block.attribution})`];
    case 'statement':
      return [plainText(block.text)];
    case 'contact':
      return [`${block.heading}\n${block.role}\n${block.email}\n${block.phone}`];
    default:
      return [];
  }
}

/** The release as plain text for newsrooms: paragraphs with an empty line between them. */
function releaseText({ text, region }: ResolveContext, { data }: EntryOf<'press'>): string {
  const paragraphs = [
    data.title,
    data.subheadline,
    `${data.place}, ${dateView({ region }, data.date).text}. ${plainText(data.lead)}`,
    ...data.blocks.flatMap(linesOf),
    text('press.boilerplate.text'),
  ];
  return `${paragraphs.map(plainTitle).join('\n\n')}\n`;
}

function downloadsOf(context: ResolveContext, page: EntryOf<'press'>): DownloadView[] {
  const { media, text, locale } = context;
  const name = `sff-${page.id}-${locale}`;
  const download = (label: string, href: string) => ({ label, href, format: '', size: '' });
  return [
    download(text('press.label'), media.file({ type: 'text', name, text: releaseText(context, page) })),
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
  return {
    theme: data.theme ?? 'light',
    title: data.title,
    subheadline: data.subheadline,
    date: dateView(context, data.date),
    place: data.place,
    lead: richText(context, data.lead),
    picture: media.picture(posterOf(page), 'article', altOf(page)),
    blocks: withMaker(context, page, resolveBlocks(context, page, data.blocks)),
    boilerplate: text('press.boilerplate.text'),
    downloads: downloadsOf(context, page),
    scanCode: scanCodeOf(context.origin + data.path),
    more: entries.olderReleases(page, MORE_RELEASES).map((entry) => newsRow(context, entry)),
    overview: linkTo(context, 'press', text('press.all')),
  };
}
