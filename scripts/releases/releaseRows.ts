import { BRAND } from '../../src/theme/colors';
import { LOGO_HEIGHT, LOGO_PATH } from '../../src/theme/logo';
import type { Release, ReleasePart, ReleaseText } from '../content/release';
import { factRows, figureRows, listRows } from './itemRows';
import type { Row, Shape, Tag } from './rows';
import {
  baseline,
  noRow,
  type Place,
  rectangle,
  runsOf,
  type Setting,
  setLines,
  stack,
  withShape,
} from './setLines';
import { FULL_WIDTH, READING_WIDTH, type Style, STYLES } from './styles';

const LOGO_SCALE = 0.8;
const LOGO_SPACE = 52;
const PILL_PADDING = 10;

/** Maximum lines of a headline in the largest type; longer ones are set smaller. */
const TITLE_LINES = 3;

const QUOTE_INDENT = 18;
const NOTE_PADDING = 16;
const NOTE_CORNER = 30;

function logoRow({ document }: Setting): Row {
  const tag: Tag = { type: 'Figure', parent: document, alt: 'SFF' };
  const logo: Shape = { path: LOGO_PATH, color: BRAND.black, x: 0, y: 0, scale: LOGO_SCALE, tag };
  return { ...noRow, height: LOGO_HEIGHT * LOGO_SCALE + LOGO_SPACE, shapes: [logo] };
}

/** The label "press release" as a tag in the style of the site, with place and date beside it. */
function kindRow({ document, measure }: Setting, { kind, dateline }: Release): Row {
  const { kind: style, dateline: beside } = STYLES;
  const width = measure(kind, style) + 2 * PILL_PADDING;
  const round = style.leading / 2;
  const path = `M${round} 0H${width - round}A${round} ${round} 0 0 1 ${width - round} ${2 * round}H${round}A${round} ${round} 0 0 1 ${round} 0Z`;
  const tag: Tag = { type: 'P', parent: document };
  return {
    ...noRow,
    mayBegin: false,
    height: style.leading,
    shapes: [{ path, color: BRAND.yellow, x: 0, y: 0 }],
    fragments: [
      { text: kind, style, tag, x: PILL_PADDING, y: baseline(style), width: width - 2 * PILL_PADDING },
      {
        text: dateline,
        style: beside,
        tag: { type: 'P', parent: document },
        x: width + PILL_PADDING,
        y: baseline(beside),
        width: measure(dateline, beside),
      },
    ],
  };
}

function headRows(setting: Setting, release: Release): Row[] {
  const { document } = setting;
  const title = (style: Style) =>
    setLines(setting, [{ text: release.title, style, tag: { type: 'H1', parent: document } }], {
      before: 16,
      width: FULL_WIDTH,
      isKept: true,
    });
  const large = title(STYLES.title);
  const paragraph = (text: ReleaseText, style: Style, before: number) =>
    setLines(setting, runsOf(text, style, { type: 'P', parent: document }), { before });
  return [
    logoRow(setting),
    kindRow(setting, release),
    ...(large.length > TITLE_LINES ? title(STYLES.longTitle) : large),
    ...paragraph([{ words: release.subheadline }], STYLES.subheadline, 14),
    ...paragraph(release.lead, STYLES.lead, 26),
  ];
}

/** A quotation with a bar beside it, kept on one sheet. */
function quoteRows(setting: Setting, { text, source }: Extract<ReleasePart, { type: 'quote' }>): Row[] {
  const tag: Tag = { type: 'BlockQuote', parent: setting.document };
  const set = (words: string, style: Style, before: number) =>
    setLines(setting, [{ text: words, style, tag: { type: 'P', parent: tag } }], {
      x: QUOTE_INDENT,
      width: READING_WIDTH - QUOTE_INDENT,
      before,
    });
  const row = stack([...set(text, STYLES.quote, 0), ...set(source, STYLES.small, 7)], { before: 24 });
  return [withShape(row, { path: rectangle(5, row.height), color: BRAND.yellow, x: 0, y: 0 })];
}

/** The press contact as a note in the style of the site: the person on the left, contact details on the right. */
function contactRows(setting: Setting, part: Extract<ReleasePart, { type: 'contact' }>): Row[] {
  const { document } = setting;
  const [who = [], ...ways] = part.lines;
  const half = READING_WIDTH / 2;
  const width = half - 1.5 * NOTE_PADDING;
  const lines = (text: ReleaseText, style: Style, type: Tag['type'], x: number, before = 0) =>
    setLines(setting, runsOf(text, style, { type, parent: document }), { x, width, before });
  const left = stack([
    ...lines([{ words: part.heading }], STYLES.heading, 'H2', NOTE_PADDING),
    ...lines(who, STYLES.body, 'P', NOTE_PADDING, 4),
  ]);
  const right = stack(ways.flatMap((way) => lines(way, STYLES.strong, 'P', half + NOTE_PADDING / 2)));
  const inner = Math.max(left.height, right.height);
  // Aligned at their last lines.
  const fragments = [left, right].flatMap((row) =>
    row.fragments.map((fragment) => ({ ...fragment, y: NOTE_PADDING + inner - row.height + fragment.y })),
  );
  const height = inner + 2 * NOTE_PADDING;
  const path = `M0 0H${READING_WIDTH}V${height - NOTE_CORNER}A${NOTE_CORNER} ${NOTE_CORNER} 0 0 1 ${READING_WIDTH - NOTE_CORNER} ${height}H0Z`;
  return [{ ...noRow, before: 28, height, fragments, shapes: [{ path, color: BRAND.yellow, x: 0, y: 0 }] }];
}

function partRows(setting: Setting, part: ReleasePart, above: ReleasePart | undefined): Row[] {
  const { document } = setting;
  const set = (text: ReleaseText, style: Style, type: Tag['type'], place: Place) =>
    setLines(setting, runsOf(text, style, { type, parent: document }), place);
  const isBelowHeading = above?.type === 'heading';
  switch (part.type) {
    case 'heading':
      return set([{ words: part.text }], STYLES.heading, 'H2', { before: 24 });
    case 'paragraph':
      return set(part.text, STYLES.body, 'P', {
        before: isBelowHeading ? 5 : above?.type === 'quote' ? 24 : 9,
      });
    case 'statement':
      return set(part.text, STYLES.statement, 'P', { before: 26, width: FULL_WIDTH });
    case 'list':
    case 'steps':
      return listRows(setting, part.items, part.type === 'steps');
    case 'facts':
      return factRows(setting, part.items);
    case 'figures':
      return figureRows(setting, part.items);
    case 'quote':
      return quoteRows(setting, part);
    case 'about':
      return [
        ...set([{ words: part.heading }], STYLES.heading, 'H2', { before: 30 }),
        ...set([{ words: part.text }], STYLES.about, 'P', { before: 5, isKept: true }),
      ];
    case 'contact':
      return contactRows(setting, part);
  }
}

/** The rows of a release across the full width, with the structure for screen readers. */
export function releaseRows(release: Release, setting: Setting): Row[] {
  const parts = release.parts.flatMap((part, index) => {
    const above = release.parts[index - 1];
    const rows = partRows(setting, part, above);
    // A heading is never last on a sheet, and the contact never alone on one.
    const isKept = above?.type === 'heading' || (above?.type === 'about' && part.type === 'contact');
    return rows.map((row, at) => (at === 0 && isKept ? { ...row, mayBegin: false } : row));
  });
  return [...headRows(setting, release), ...parts];
}
