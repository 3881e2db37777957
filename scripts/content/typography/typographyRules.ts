import type { Locale } from '../../../src/content/locales';

/** What is looked for in texts. */
export type TypographyRule =
  | 'quotes'
  | 'apostrophe'
  | 'ellipsis'
  | 'dash'
  | 'double-blank'
  | 'no-break-space'
  | 'soft-hyphen';

/** Characters of a text that should be others. */
export interface TypographyFinding {
  rule: TypographyRule;
  /** First character, counted from 0 in UTF-16 units. */
  start: number;
  /** Behind the last character. */
  end: number;
  /** What should stand there. */
  replacement: string;
  /** What is wrong, as a sentence without its full stop. */
  message: string;
  /** Whether the replacement is right without being looked at. */
  isSafe: boolean;
}

/** A rule: every place in a text that it objects to. What is no prose (addresses, placeholders) is blanked out by `PROTECTED`. */
type FindPlaces = (text: string, locale: Locale) => TypographyFinding[];

/** Stands for each character that no rule may look at or change; a letter of no language. */
export const PROTECTED = '\ufffc';

const NBSP = '\u00a0';

interface Quotes {
  double: readonly [open: string, close: string];
  single: readonly [open: string, close: string];
}

/** Quotation marks of each language, outer and inner ones. */
const QUOTES: Readonly<Record<Locale, Quotes>> = {
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  en: { double: ['“', '”'], single: ['‘', '’'] },
};

/** What a regular expression finds, each with what should stand there. */
function replaced(
  text: string,
  pattern: RegExp,
  replacementOf: (match: RegExpExecArray) => string | undefined,
  finding: Pick<TypographyFinding, 'rule' | 'message' | 'isSafe'>,
): TypographyFinding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const replacement = replacementOf(match);
    if (replacement === undefined || replacement === match[0]) return [];
    return [{ ...finding, start: match.index, end: match.index + match[0].length, replacement }];
  });
}

/** A mark opens where nothing, a blank, a bracket, a dash or another opening mark stands before it. */
const OPENS_BEHIND = /(?:^|[\s([{–—/„‚“‘])$/u;

/** Straight marks in pairs get the signs of the language; a single one, or one behind a number (inches), has no one right answer. */
const straightQuotes: FindPlaces = (text, locale) => {
  const marks = [...text.matchAll(/"/g)];
  const isPaired = marks.every(({ index }, place) => {
    const opens = OPENS_BEHIND.test(text.slice(0, index));
    return opens === (place % 2 === 0) && !/\d$/.test(text.slice(0, index));
  });
  const isSafe = isPaired && marks.length % 2 === 0;
  return marks.map(({ index }) => ({
    rule: 'quotes',
    start: index,
    end: index + 1,
    replacement: QUOTES[locale].double[OPENS_BEHIND.test(text.slice(0, index)) ? 0 : 1],
    message: 'a straight quotation mark belongs to typewriters',
    isSafe,
  }));
};

/** Marks of the other language. “ closes in German and opens in English, so only the ones that never stand here are told. */
const foreignQuotes: FindPlaces = (text, locale) => {
  const { double, single } = QUOTES[locale];
  const message = 'this quotation mark belongs to the other language';
  const finding = { rule: 'quotes', message, isSafe: false } as const;
  return locale === 'de'
    ? [
        ...replaced(text, /”/g, () => double[1], finding),
        ...replaced(text, /“(?=[^“”„]*”)/g, () => double[0], finding),
      ]
    : [
        ...replaced(text, /„/g, () => double[0], finding),
        ...replaced(text, /(?<=„[^“”„]*)“/g, () => double[1], finding),
        ...replaced(text, /‚/g, () => single[0], finding),
      ];
};

/** Between letters it is an apostrophe whatever the language; elsewhere it may be a quotation mark. */
const straightApostrophes: FindPlaces = (text, locale) => [
  ...replaced(text, /(?<=\p{L})'(?=\p{L})/gu, () => '’', {
    rule: 'apostrophe',
    message: 'an apostrophe is round',
    isSafe: true,
  }),
  ...replaced(
    text,
    /(?<!\p{L})'|'(?!\p{L})/gu,
    ({ index }) => {
      const before = text.slice(0, index);
      const isYear = /^'\d\d(?!\d)/.test(text.slice(index));
      return OPENS_BEHIND.test(before) && !isYear
        ? QUOTES[locale].single[0]
        : locale === 'de' && before.includes("'")
          ? QUOTES.de.single[1]
          : '’';
    },
    {
      rule: 'apostrophe',
      message: 'a straight mark is an apostrophe or an inner quotation mark',
      isSafe: false,
    },
  ),
];

const ellipses: FindPlaces = (text) =>
  replaced(text, /(?<!\.)\.{3}(?!\.)/g, () => '…', {
    rule: 'ellipsis',
    message: 'three full stops are an ellipsis',
    isSafe: true,
  });

const dashes: FindPlaces = (text) => [
  ...replaced(text, /(?<=\s)-{1,2}(?=\s)|(?<!-)--(?!-)/g, () => '–', {
    rule: 'dash',
    message: 'a hyphen between blanks is a dash',
    isSafe: true,
  }),
  // Not within dates, telephone numbers and names of standards.
  ...replaced(text, /(?<![\p{L}\d.-]|\p{Lu} )(\d+)-(?=\d+(?![\p{L}\d.-]))/gu, ([, from]) => `${from}–`, {
    rule: 'dash',
    message: 'between two numbers stands a dash',
    isSafe: false,
  }),
];

const doubleBlanks: FindPlaces = (text) =>
  replaced(
    text,
    /[ \u00a0\u202f]{2,}/g,
    ([blanks]) => (blanks.trim() === '' && /^ +$/.test(blanks) ? ' ' : NBSP),
    {
      rule: 'double-blank',
      message: 'one blank is enough',
      isSafe: true,
    },
  );

/** Signs behind a number; words such as “Stunden” may stand on the next line. */
const UNITS: Readonly<Record<Locale, string>> = {
  de: '%|‰|€|Euro|CHF|Cent|[kMGT]B|[mck]?m[²³]?|[km]?g|kWh?|[kMG]?Hz|dB|px|dpi|°C|Uhr|Mio\\.|Mrd\\.',
  en: '%|‰|€|CHF|[kMGT]B|[mck]?m[²³]?|[km]?g|kWh?|[kMG]?Hz|dB|px|dpi|°C|[ap]\\.?m\\b\\.?',
};

/** In front of a number. */
const SIGNS: Readonly<Record<Locale, string>> = {
  de: '§§?|Art\\.|Abs\\.|Nr\\.|S\\.|Kap\\.|CHF|€|EUR',
  en: '§§?|Art\\.|No\\.|Nos\\.|pp?\\.|CHF|EUR',
};

/** Abbreviations of several letters, each with its full stop. */
const ABBREVIATIONS: Readonly<Record<Locale, readonly string[]>> = {
  de: [
    'z. B.',
    'd. h.',
    'u. a.',
    'u. U.',
    'i. d. R.',
    'o. Ä.',
    'u. Ä.',
    'v. a.',
    's. o.',
    's. u.',
    'z. T.',
    'i. A.',
    'a. D.',
    'n. Chr.',
    'v. Chr.',
  ],
  en: [],
};

const escaped = (text: string) => text.replaceAll('.', '\\.');

const noBreakSpaces: FindPlaces = (text, locale) => {
  const finding = { rule: 'no-break-space', isSafe: true } as const;
  const apart = 'a line may break between number and unit';
  const units = new RegExp(`(?<=[\\d½]) (?=(?:${UNITS[locale]})(?![\\p{L}\\d]))`, 'gu');
  const signs = new RegExp(`(?<=(?<![\\p{L}\\d])(?:${SIGNS[locale]})) (?=\\d)`, 'gu');
  return [
    ...replaced(text, units, () => NBSP, { ...finding, message: apart }),
    ...replaced(text, signs, () => NBSP, { ...finding, message: 'a line may break in front of the number' }),
    ...ABBREVIATIONS[locale].flatMap((words) => {
      const pattern = new RegExp(
        `(?<![\\p{L}.])${escaped(words).replaceAll(' ', '[ \\u202f\\u00a0]?')}`,
        'gu',
      );
      return replaced(
        text,
        pattern,
        // A narrow no-break space, which DIN 5008 allows, is left alone.
        ([found]) => (found.includes('\u202f') ? undefined : words.replaceAll(' ', NBSP)),
        { ...finding, message: 'the parts of an abbreviation stand apart and stay together' },
      );
    }),
  ];
};

/** All rules that need nothing but the text; soft hyphens need patterns and stand by themselves. */
export const TEXT_RULES: readonly FindPlaces[] = [
  straightQuotes,
  foreignQuotes,
  straightApostrophes,
  ellipses,
  dashes,
  doubleBlanks,
  noBreakSpaces,
];
