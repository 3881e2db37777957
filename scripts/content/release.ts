import { plainTitle } from './resolve/titles';

/** Words of running text; with an absolute address they lead there. */
export interface ReleaseWords {
  words: string;
  href?: string;
}

/** Running text of a release. */
export type ReleaseText = ReleaseWords[];

/** An entry of a list: its title and what it says, or a label and its value. */
export interface ReleaseItem {
  title: string;
  text: ReleaseText;
}

/** A part of a release, from top to bottom. */
export type ReleasePart =
  | { type: 'heading'; text: string }
  | { type: 'paragraph' | 'statement'; text: ReleaseText }
  | { type: 'list' | 'steps' | 'facts' | 'figures'; items: ReleaseItem[] }
  | { type: 'quote'; text: string; source: string }
  /** What the group is, in small type. */
  | { type: 'about'; heading: string; text: string }
  | { type: 'contact'; heading: string; lines: ReleaseText[] };

/** A press release as a file for newsrooms: everything it says, without pictures. */
export interface Release {
  /** BCP 47 tag, e.g. `de-DE`. */
  lang: string;
  /** The word for a press release. */
  kind: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Place and day as printed. */
  dateline: string;
  /** May hold soft hyphens. */
  title: string;
  subheadline: string;
  lead: ReleaseText;
  parts: ReleasePart[];
  /** Absolute address of its page. */
  address: string;
  /** What so many pages are called, from one on, as lists of files print it. */
  pageCounts: string[];
}

const wordsOf = (text: ReleaseText): string => text.map(({ words }) => words).join('');

/** What stands between the title of an entry and its text: nothing where either is missing or the title ends a sentence. */
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

/** A release as plain text: paragraphs with an empty line between them. For where no PDF can be drawn. */
export function releaseText({ title, subheadline, dateline, lead, parts }: Release): string {
  const paragraphs = [title, subheadline, `${dateline}. ${wordsOf(lead)}`, ...parts.flatMap(linesOf)];
  return `${paragraphs.map(plainTitle).join('\n\n')}\n`;
}
