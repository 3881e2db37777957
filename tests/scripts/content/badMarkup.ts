// Covers scripts/content.
import { codePointOf } from '../../../scripts/content/characters';
import { type BadCase, set } from './badCase';

const ABOUT = 'de/pages/about.json';
const TEXTS = 'de/texts.json';

const PARAGRAPH = { file: ABOUT, pointer: '/blocks/0/paragraphs/0' };

const paragraph = (text: string): BadCase['change'] =>
  set(ABOUT, '/blocks', [{ type: 'text', paragraphs: [text] }]);

const link = (mistake: string, text: string, message: string, fix: string): BadCase => ({
  code: 'bad-link',
  mistake,
  change: paragraph(text),
  ...PARAGRAPH,
  at: `"${text.slice(0, 6)}`,
  message,
  fix,
});

const character = (
  mistake: string,
  [hidden, name]: readonly [string, string],
  message: string,
  fix: string,
  rest: Pick<BadCase, 'severity'> = {},
): BadCase => ({
  code: 'control-character',
  mistake,
  change: paragraph(`Ein${hidden}Haus.`),
  ...PARAGRAPH,
  at: '"Ein',
  message: `${name} ${message}`,
  fix,
  ...rest,
});

const BREAKS = 'makes feeds and other files unreadable';
const TURNS = 'turns round the words behind it';
const LOST = 'stands for one that was lost when the text was converted';

/** Markup that nothing reads, and characters that nobody sees and that break files. */
export const BAD_MARKUP: BadCase[] = [
  link(
    'round brackets stand in the address of a link',
    'Mehr bei [Wikipedia](https://de.wikipedia.org/wiki/Bremen_(Stadt)).',
    'round brackets stand in the address',
    'write ( as %28 and ) as %29',
  ),
  link(
    'a link is not closed',
    'Zur [Startseite](page:home und zurück.',
    'visitors read "[Startseite](page:home und zurück." as it stands: a link is not closed',
    'write ) behind its address',
  ),
  link(
    'a link that is not closed stands in front of another one',
    'Zur [Startseite](page:home und zum [Kontakt](page:contact).',
    'visitors read "[Startseite](page:home und zum" as it stands: a link is not closed',
    'write ) behind its address',
  ),
  link(
    'a blank stands within a link',
    'Zur [Startseite] (page:home).',
    'a blank stands between the words of a link and its address',
    'write ( directly behind ]',
  ),
  link(
    'square brackets stand in the words of a link',
    'Zur [Start [neu]](page:home).',
    '"[Start [neu]](page:home)." as it stands: square brackets stand in the words',
    'leave out the inner [ and ]',
  ),
  link(
    'a link has no words',
    'Zur [](page:home) zurück.',
    'a link has no words',
    'write between [ and ] what is behind the link',
  ),
  link(
    'a link has a blank for its words',
    'Zur [ ](page:home) zurück.',
    'a link has no words',
    'write between [ and ] what is behind the link',
  ),
  link(
    'a link has round brackets only',
    'Zur Startseite (page:home).',
    'visitors read "(page:home)." as it stands: a link is not understood',
    'write [words](page:id)',
  ),
  {
    code: 'bad-link',
    mistake: 'the mark of a small poster is written with a capital letter',
    change: set('de/pages/home.json', '/blocks/0/text', 'Wir sind [Poster:1] Leute.'),
    file: 'de/pages/home.json',
    at: '"Wir sind',
    pointer: '/blocks/0/text',
    message: '"[Poster:1] Leute." as it stands: the mark of a small poster is not understood',
    fix: 'write [poster:1]',
  },
  {
    code: 'bad-link',
    mistake: 'a link stands in a headline',
    change: set(ABOUT, '/title', 'Zur [Firma](page:home)'),
    file: ABOUT,
    at: '"Zur [Firma',
    pointer: '/title',
    message: 'this text has no links',
    fix: 'write its words alone',
  },
  ...(
    [
      ['+49 30 23125-100', '+49 30 23125 100'],
      ['+49 30/23125–100', '+49 30 23125 100'],
      ['+49 (0)30 23125 100', '+49 30 23125 100'],
    ] as const
  ).map(
    ([written, number]): BadCase => ({
      code: 'bad-link',
      mistake: `a telephone number is written ${written}`,
      change: paragraph(`Ruf an: ${written}.`),
      ...PARAGRAPH,
      at: '"Ruf an',
      message: `only a part of ${written} would become a link`,
      fix: `write ${number}, with blanks alone`,
      severity: 'warning',
    }),
  ),
  {
    code: 'raw-markup',
    mistake: 'words are made bold as in HTML',
    change: paragraph('Das ist <b>fett</b>.'),
    ...PARAGRAPH,
    at: '"Das ist',
    message: 'visitors read "<b>" as it stands',
    fix: 'remove the tags',
  },
  {
    code: 'raw-markup',
    mistake: 'a line is broken as in HTML',
    change: set(ABOUT, '/title', 'Ein<br />Haus'),
    file: ABOUT,
    at: '"Ein<br',
    pointer: '/title',
    message: 'visitors read "<br />" as it stands',
    fix: 'remove the tags',
  },
  {
    code: 'raw-markup',
    mistake: 'words are made bold by stars',
    change: paragraph('Das ist **fett**.'),
    ...PARAGRAPH,
    at: '"Das ist',
    message: 'visitors read "**fett**" as it stands',
    fix: 'remove the marks',
  },
  ...['## Ein Haus', '- ein Haus', '* ein Haus', '•\tein Haus', '· ein Haus', '▪ ein Haus'].map(
    (written): BadCase => ({
      code: 'raw-markup',
      mistake: `a paragraph begins with a mark for headings or lists: ${written.replace('\t', ' ')}`,
      change: paragraph(written),
      ...PARAGRAPH,
      at: JSON.stringify(written),
      message: `visitors read "${written.split(/\s/)[0]}" as it stands`,
      fix: 'entries stand in a block "list"',
    }),
  ),
  {
    code: 'raw-markup',
    mistake: 'a no-break space is written as in HTML',
    change: paragraph('Höchstens 10&nbsp;MB.'),
    ...PARAGRAPH,
    at: '"Höchstens',
    message: 'visitors read "&nbsp;" as it stands',
    fix: 'write \\u00a0 itself, or run npm run content -- --fix',
    corrected: 'Höchstens 10\u00a0MB.',
  },
  {
    code: 'raw-markup',
    mistake: 'soft hyphens are written as in HTML',
    change: set(ABOUT, '/title', 'Barriere&shy;freiheit f&uuml;r &#65;'),
    file: ABOUT,
    at: '"Barriere',
    pointer: '/title',
    message: 'visitors read "&shy;" as it stands',
    fix: 'write \\u00ad itself (and 2 more in this text)',
    corrected: 'Barriere\u00adfreiheit für A',
  },
  {
    code: 'raw-markup',
    mistake: 'a sign of which a tag could be made is written as in HTML',
    change: paragraph('Zwei &lt; drei.'),
    ...PARAGRAPH,
    at: '"Zwei',
    message: 'visitors read "&lt;" as it stands',
    fix: 'write < itself',
  },
  {
    code: 'raw-markup',
    mistake: 'a text of the interface has a character written as in HTML',
    change: set(TEXTS, '/menu.label', 'Suche &amp; Filter'),
    file: TEXTS,
    at: '"Suche',
    pointer: '/menu.label',
    message: 'visitors read "&amp;" as it stands',
    fix: 'write & itself',
    corrected: 'Suche & Filter',
  },
  character(
    'a line break of a word processor stands in a text',
    ['\u000b', 'U+000B'],
    BREAKS,
    'the file may spell it \\u000b',
  ),
  character('a control character stands in a text', ['\u0002', 'U+0002'], BREAKS, 'remove it'),
  character('a text holds the character zero', ['\u0000', 'U+0000'], BREAKS, 'remove it'),
  character(
    'half of an emoji stands in a text',
    ['\ud83d', 'U+D83D'],
    BREAKS,
    'the file may spell it \\ud83d',
  ),
  character('a text holds what is no character', ['\ufffe', 'U+FFFE'], BREAKS, 'remove it'),
  character(
    'a text holds the mark for a character that was lost',
    ['\ufffd', 'U+FFFD'],
    LOST,
    'type that one again',
  ),
  character(
    'a bullet of a word processor stands in a text',
    ['\uf0b7', 'U+F0B7'],
    LOST,
    'the file may spell it \\uf0b7',
  ),
  ...(
    [
      ['FragebÃ¶gen', '"Ã¶" stands for "ö"'],
      ['ein Bogen â€“ und noch einer', '"â€“" stands for "–"'],
      ['ein Bogen â\u0080\u0093 und noch einer', '"â\\u0080\\u0093" stands for "–"'],
      ['10Â\u00a0MB', '"Â\\u00a0" stands for U+00A0'],
    ] as const
  ).map(
    ([written, message]): BadCase => ({
      code: 'wrong-encoding',
      mistake: `UTF-8 was read as Windows text, so that ${message}`,
      change: paragraph(`Es sind ${written}.`),
      ...PARAGRAPH,
      at: '"Es sind',
      message: `${message}: the text was read in the wrong encoding`,
      fix: 'open the original as UTF-8 and paste the text again',
    }),
  ),
  character(
    'a quotation mark of Windows stands in a text as a control character',
    ['\u0093', 'U+0093'],
    LOST,
    'type that one again',
  ),
  character('a text turns the direction of its words', ['\u202e', 'U+202E'], TURNS, 'spell it \\u202e'),
  character('a text isolates the direction of its words', ['\u2067', 'U+2067'], TURNS, 'remove it'),
  ...(['\u200b', '\ufeff'] as const).map((hidden) => {
    const code = codePointOf(hidden);
    return character(`a copied text brought ${code} along`, [hidden, code], 'splits a word', 'remove it', {
      severity: 'warning',
    });
  }),
  {
    code: 'control-character',
    mistake: 'a control character stands in a headline, which the typeface does not know either',
    change: set(ABOUT, '/title', 'Ein\u0007Haus'),
    file: ABOUT,
    at: '"Ein',
    pointer: '/title',
    message: 'U+0007',
    fix: 'remove it',
  },
  {
    code: 'control-character',
    mistake: 'a control character stands in a text of the interface',
    change: set(TEXTS, '/menu.label', 'Me\u001fnu'),
    file: TEXTS,
    at: '"Me\\u001fnu"',
    pointer: '/menu.label',
    message: 'U+001F',
    fix: 'remove it',
  },
  {
    code: 'line-break',
    mistake: 'a line break stands in a paragraph',
    change: paragraph('Ein Haus.\nNoch ein Haus.'),
    ...PARAGRAPH,
    at: '"Ein Haus',
    message: 'a line break (\\n) stands in this text, which the page shows as a blank',
    fix: 'a new paragraph is a new entry of "paragraphs"',
    severity: 'warning',
  },
  {
    code: 'line-break',
    mistake: 'a line break stands in the short title of a page',
    change: set(ABOUT, '/titleNavigation', 'Ein\nHaus'),
    file: ABOUT,
    at: '"Ein',
    pointer: '/titleNavigation',
    fix: 'write a blank',
    severity: 'warning',
  },
  {
    code: 'line-break',
    mistake: 'a line break stands in a text of the interface',
    change: set(TEXTS, '/menu.label', 'Das\nMenü'),
    file: TEXTS,
    at: '"Das',
    pointer: '/menu.label',
    fix: 'write a blank',
    severity: 'warning',
  },
];
