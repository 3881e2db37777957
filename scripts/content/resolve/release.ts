import { LOCALES } from '../../../src/content/locales';
import type { BlockView, Inline, PressContent, RichTextView } from '../../../src/content/view';
import { phoneHref } from '../../../src/lib/phoneHref';
import type { Release, ReleaseItem, ReleasePart, ReleaseText } from '../release';
import type { ResolveContext } from './context';

/** Upper limit of the page counts prepared for a release. */
const MOST_SHEETS = 12;

/** Running text for use outside the site: links are absolute. */
function textOf({ origin }: ResolveContext, view: RichTextView): ReleaseText {
  return view.map((piece) =>
    typeof piece === 'string'
      ? { words: piece }
      : { words: piece.label, href: new URL(piece.href, origin).href },
  );
}

/** The parts of a block that can be printed; visual, audible and interactive ones are left out. */
function partsOf(context: ResolveContext, block: BlockView): ReleasePart[] {
  const read = (view: RichTextView = []) => textOf(context, view);
  switch (block.type) {
    case 'text':
      return block.paragraphs.map((text) => ({ type: 'paragraph', text: read(text) }));
    case 'statement':
      return [
        {
          type: 'statement',
          text: read(
            block.segments.filter((piece): piece is Inline => typeof piece === 'string' || 'href' in piece),
          ),
        },
      ];
    case 'list':
    case 'steps':
      return [
        { type: block.type, items: block.items.map(({ title, text }) => ({ title, text: read(text) })) },
      ];
    case 'faq':
      return [
        {
          type: 'list',
          items: block.items.map(({ question, answer }) => ({ title: question, text: read(answer) })),
        },
      ];
    case 'facts':
      return [
        {
          type: 'facts',
          items: block.items.map(({ label, value }) => ({ title: label, text: read(value) })),
        },
      ];
    case 'figures': {
      const items = block.items.map(
        ({ value, unit, caption }): ReleaseItem => ({
          title: [value, unit].filter(Boolean).join('\u00a0'),
          text: [{ words: caption }],
        }),
      );
      return [{ type: 'figures', items }];
    }
    case 'quote': {
      const [open, close] = LOCALES[context.locale].quotes;
      return [{ type: 'quote', text: `${open}${block.text}${close}`, source: block.attribution }];
    }
    case 'contact': {
      const { heading, role, email, phone } = block;
      const lines = [
        [{ words: role }],
        [{ words: email, href: `mailto:${email}` }],
        [{ words: phone, href: phoneHref(phone) }],
      ];
      return [{ type: 'contact', heading, lines }];
    }
    default:
      return [];
  }
}

function headedParts(context: ResolveContext, block: BlockView): ReleasePart[] {
  const parts = partsOf(context, block);
  const heading = 'heading' in block && block.type !== 'contact' ? block.heading : undefined;
  return heading === undefined || parts.length === 0 ? parts : [{ type: 'heading', text: heading }, ...parts];
}

/** Content of a release's file: the text of its page, with the press contact at the end. */
export function releaseOf(
  context: ResolveContext,
  path: string,
  page: Pick<PressContent, 'title' | 'subheadline' | 'date' | 'place' | 'lead' | 'blocks' | 'boilerplate'>,
): Release {
  const { locale, origin, text } = context;
  const { title, subheadline, date, place, lead, blocks, boilerplate } = page;
  const parts = blocks.flatMap((block) => headedParts(context, block));
  const isContact = ({ type }: ReleasePart) => type === 'contact';
  return {
    lang: LOCALES[locale].intl,
    kind: text('press.label'),
    date: date.iso,
    dateline: `${place}, ${date.text}`,
    title,
    subheadline,
    lead: textOf(context, lead),
    parts: [
      ...parts.filter((part) => !isContact(part)),
      { type: 'about', heading: text('press.boilerplate'), text: boilerplate },
      ...parts.filter(isContact),
    ],
    address: origin + path,
    pageCounts: Array.from({ length: MOST_SHEETS }, (_, index) =>
      text('downloads.pages', { count: index + 1 }),
    ),
  };
}
