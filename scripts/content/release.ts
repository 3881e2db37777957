import { plainTitle } from './resolve/titles';

/** Words of running text; a link if `href` (absolute URL) is set. */
export interface ReleaseWords {
  words: string;
  href?: string;
}

/** Running text of a release. */
export type ReleaseText = ReleaseWords[];

/** A list entry with title and text, or a label with its value. */
export interface ReleaseItem {
  title: string;
  text: ReleaseText;
}

/** A part of a release, in page order. */
export type ReleasePart =
  | { type: 'heading'; text: string }
  | { type: 'paragraph' | 'statement'; text: ReleaseText }
  | { type: 'list' | 'steps' | 'facts' | 'figures'; items: ReleaseItem[] }
  | { type: 'quote'; text: string; source: string }
  /** The company description in small type. */
  | { type: 'about'; heading: string; text: string }
  | { type: 'contact'; heading: string; lines: ReleaseText[] };

/** A press release as a file for newsrooms: its whole text, without pictures. */
export interface Release {
  /** BCP 47 tag, e.g. `de-DE`. */
  lang: string;
  /** The label "press release" in the language. */
  kind: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Place and date as printed. */
  dateline: string;
  /** May contain soft hyphens. */
  title: string;
  subheadline: string;
  lead: ReleaseText;
  parts: ReleasePart[];
  /** Absolute URL of its page. */
  address: string;
  /** Page count labels for file lists; index 0 is the label for one page. */
  pageCounts: string[];
}

const wordsOf = (text: ReleaseText): string => text.map(({ words }) => words).join('');

/** Separator between an entry's title and text: empty without text, a space if the title ends with punctuation. */
export function itemColon({ title, text }: ReleaseItem): string {
  if (text.length === 0) return '';
  return /[.!?:…]$/.test(title) ? ' ' : ': ';
}

function linesOf(part: ReleasePart): string[] {
  switch (part.type) {
    case 'heading':
      return [part.text];
    case 'paragraph':
    case 'statement':
      return [wordsOf(part.text)];
    case 'list':
    case 'steps':
    case 'facts':
    case 'figures':
      return [part.items.map((item) => `– ${item.title}${itemColon(item)}${wordsOf(item.text)}`).join('\n')];
    case 'quote':
      return [`${part.text}\n(${part.source})`];
    case 'about':
      return [part.heading, part.text];
    case 'contact':
      return [[part.heading, ...part.lines.map(wordsOf)].join('\n')];
  }
}

/** A release as plain text, for places where no PDF can be made; paragraphs are separated by blank lines. */
export function releaseText({ title, subheadline, dateline, lead, parts }: Release): string {
  const paragraphs = [title, subheadline, `${dateline}. ${wordsOf(lead)}`, ...parts.flatMap(linesOf)];
  return `${paragraphs.map(plainTitle).join('\n\n')}\n`;
}
