import { shown } from '../../src/content/describeIssue';
import { parseRichText } from '../../src/content/richText';
import { escapedCharacter, refusedCharacters } from './characters';
import type { Correction } from './problems';
import type { Finding } from './sources';

const LINK_FORMS = 'write [words](page:id), [words](page:id#anchor) or [words](https://host/)';

const WITHOUT_WORDS = ['a link has no words', 'write between [ and ] what is behind the link'] as const;

/** Malformed markup of links and small posters, with message and fix; the first match is reported. */
const LEFTOVERS: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
  [/\[\s*\]\s*\(/, ...WITHOUT_WORDS],
  [
    /\[[^\][]*\[[^\][]*\][^\][]*\]\(/,
    'square brackets stand in the words of a link',
    'leave out the inner [ and ], or write ( and )',
  ],
  [
    /\]\(https?:[^\s()]*\(/,
    'round brackets stand in the address of a link',
    'write ( as %28 and ) as %29 in the address',
  ],
  [/\]\((?:page|https?):[^\s()]*(?:\s|$)/, 'a link is not closed', 'write ) behind its address'],
  [
    /\]\s+\((?:page|https?):/,
    'a blank stands between the words of a link and its address',
    'write ( directly behind ]',
  ],
  [
    /\[\s*poster\s*:[^\][]*\]|\[\s*poster\s*\d+\s*\]/i,
    'the mark of a small poster is not understood',
    'write [poster:1] in lower case and without blanks',
  ],
  [/\]\(|(?<![\p{L}\d])page:[a-z\d]/u, 'a link is not understood', LINK_FORMS],
];

/** Markup in a text that has neither links nor small posters. */
const OUT_OF_PLACE = /\]\(|\[\s*poster\s*:[^\][]*\]|(?<![\p{L}\d])page:[a-z\d]/iu;

/** Longest part of a text that a message repeats. */
const SHOWN_LENGTH = 40;

/** The words around a match, starting at the bracket before it, shortened for a message. */
function near(text: string, { index, 0: found }: RegExpExecArray): string {
  const before = text.slice(0, index + 1);
  const bracket = Math.max(before.lastIndexOf('['), found.includes(']') ? -1 : before.lastIndexOf('('));
  const [words = ''] = text.slice(bracket < 0 ? index : bracket).split('\n');
  return shown(words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH)}…` : words.trim());
}

/** Reports markup of links and small posters that would be shown literally. */
export function linkLeftovers(text: string, hasLinks: boolean): Finding[] {
  if (!hasLinks) {
    const found = OUT_OF_PLACE.exec(text);
    if (!found) return [];
    const message = `visitors read ${near(text, found)} as it stands: this text has no links`;
    return [{ code: 'bad-link', message, fix: 'write its words alone; only longer texts have links' }];
  }
  const parts = parseRichText(text);
  const rest = parts.map((part) => (part.type === 'words' ? part.words : '\n')).join('');
  const blank = parts.some((part) => part.type === 'link' && part.words.trim() === '');
  const [message, fix] = WITHOUT_WORDS;
  if (blank) return [{ code: 'bad-link', message, fix }];
  for (const [pattern, what, how] of LEFTOVERS) {
    const found = pattern.exec(rest);
    if (found)
      return [
        { code: 'bad-link', message: `visitors read ${near(rest, found)} as it stands: ${what}`, fix: how },
      ];
  }
  return [];
}

/** Elements that editors use for formatting; others, such as <video>, may be the subject of a text. */
const ELEMENTS =
  'a|b|big|blockquote|br|center|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|ol|p|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul|wbr';

/** A tag, with attributes or without, or a comment; not the sign in “a < b”. */
const TAG = new RegExp(`</?(?:${ELEMENTS})(?:\\s[^<>]*=[^<>]*|\\s*/?)>|<!--`, 'i');

/** Bold text in Markdown; single asterisks also occur in words such as „Kolleg*innen“. */
const MARKS = /\*\*(?=\S)[^*]+\*\*|(?<![\p{L}\d_])__(?=\S)[^_]+__(?![\p{L}\d_])/u;

/** A heading or an entry of a list as in Markdown and word processors. */
const LINE_START = /(?:^|\n)((?:#{1,6}|[-*•·▪])[ \t\u00a0])/;

/** Characters by HTML entity name. Other names, as in “R&D;”, are ordinary text. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' },
  ...{ nbsp: '\u00a0', shy: '\u00ad', ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009' },
  ...{ zwj: '\u200d', zwnj: '\u200c', ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·' },
  ...{ laquo: '«', raquo: '»', lsaquo: '‹', rsaquo: '›', ldquo: '“', rdquo: '”', bdquo: '„' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', copy: '©', reg: '®', trade: '™', euro: '€', pound: '£' },
  ...{ sect: '§', para: '¶', deg: '°', times: '×', frac12: '½', sup2: '²', sup3: '³', rarr: '→' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ agrave: 'à', aacute: 'á', egrave: 'è', eacute: 'é', ecirc: 'ê', ccedil: 'ç', ntilde: 'ñ' },
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi;

const MAX_CODE_POINT = 0x10ffff;

/** The character of an entity; undefined if there is none or it is not allowed in texts. */
function characterOf([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const character = code <= MAX_CODE_POINT ? String.fromCodePoint(code) : undefined;
  return character === undefined || refusedCharacters(character).length > 0 ? undefined : character;
}

function entityFindings(text: string): Finding[] {
  if (!text.includes('&')) return [];
  const found = [...text.matchAll(ENTITY)].flatMap((match) => {
    const replacement = characterOf(match);
    const [written] = match;
    return replacement === undefined
      ? []
      : [{ start: match.index, end: match.index + written.length, found: written, replacement }];
  }) satisfies Correction[];
  const [first] = found;
  if (!first) return [];
  const message = `visitors read ${shown(first.found)} as it stands: a text holds the character itself`;
  const more = found.length === 1 ? '' : ` (and ${found.length - 1} more in this text)`;
  const fix = `write ${escapedCharacter(first.replacement)} itself${more}`;
  // Replacing &lt; and &gt; could produce a tag, which is also an error.
  const corrections = found.filter(({ replacement }) => !'<>'.includes(replacement));
  return corrections.length < found.length
    ? [{ code: 'raw-markup', message, fix }]
    : [{ code: 'raw-markup', message, fix: `${fix}, or run npm run content -- --fix`, corrections }];
}

/** Reports HTML and other markup that would be shown literally: one finding per type. */
export function rawMarkup(text: string): Finding[] {
  const [tag] = TAG.exec(text) ?? [];
  const [marks] = MARKS.exec(text) ?? [];
  const [, start] = LINE_START.exec(text) ?? [];
  const findings = entityFindings(text);
  if (tag !== undefined) {
    const message = `visitors read ${shown(tag)} as it stands: texts have no HTML`;
    findings.push({ code: 'raw-markup', message, fix: 'remove the tags; the site sets its texts by itself' });
  }
  if (marks !== undefined) {
    const message = `visitors read ${shown(marks)} as it stands: marks do not make words bold`;
    findings.push({ code: 'raw-markup', message, fix: 'remove the marks' });
  }
  if (start !== undefined) {
    const message = `visitors read ${shown(start.trim())} as it stands: marks make neither headings nor lists`;
    const fix =
      'remove the mark; entries stand in a block "list", and the heading of a block in its field "heading"';
    findings.push({ code: 'raw-markup', message, fix });
  }
  return findings;
}
