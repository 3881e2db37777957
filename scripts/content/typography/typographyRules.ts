import { type Locale, LOCALES } from '../../../src/content/locales';
import { type FindPlaces, NBSP, replaced } from './findPlaces';
import { noBreakSpaces } from './noBreakSpaces';

/** Outer and inner quotation marks of a language. */
function quotesOf(locale: Locale) {
  const [open = '', close = '', innerOpen = '', innerClose = ''] = LOCALES[locale].quotes;
  return { double: [open, close], single: [innerOpen, innerClose] } as const;
}

/** A quotation mark opens at the start or after a space, bracket, dash or another opening mark. */
const OPENS_BEHIND = /(?:^|[\s([{–—/„‚“‘])$/u;

/** Replaces paired straight quotation marks; single ones, and those after a number (inches), are ambiguous. */
const straightQuotes: FindPlaces = (text, locale) => {
  if (!text.includes('"')) return [];
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
    replacement: quotesOf(locale).double[OPENS_BEHIND.test(text.slice(0, index)) ? 0 : 1],
    message: 'a straight quotation mark belongs to typewriters',
    isSafe,
  }));
};

/**
 * Quotation marks of other languages. “ closes after „ and opens otherwise, so only marks that never occur in the
 * language are reported.
 */
const foreignQuotes: FindPlaces = (text, locale) => {
  if (!/[„“”‚]/.test(text)) return [];
  const { double, single } = quotesOf(locale);
  const message = 'this quotation mark belongs to another language';
  const finding = { rule: 'quotes', message, isSafe: false } as const;
  return double[0] === '„'
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

/** Replaces outer marks in the words of a quote, to which the page adds them; a third level of marks and inches are ambiguous. */
export const innerQuotes: FindPlaces = (text, locale) => {
  const { single } = quotesOf(locale);
  const opens = [...text.matchAll(/[„“”"]/g)].map(({ index }) => OPENS_BEHIND.test(text.slice(0, index)));
  const isPaired = opens.length % 2 === 0 && opens.every((one, place) => one === (place % 2 === 0));
  return replaced(text, /[„“”"]/g, ({ index }) => single[OPENS_BEHIND.test(text.slice(0, index)) ? 0 : 1], {
    rule: 'quotes',
    message: `the page adds the outer quotation marks of a quote, so those within it are ${single.join(' and ')}`,
    isSafe: isPaired && !text.includes(single[0]) && !/\d"/.test(text),
  });
};

/** Between letters it is an apostrophe in every language; elsewhere it may be a quotation mark. */
const straightApostrophes: FindPlaces = (text, locale) => {
  if (!text.includes("'")) return [];
  return [
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
          ? quotesOf(locale).single[0]
          : before.includes("'")
            ? quotesOf(locale).single[1]
            : '’';
      },
      {
        rule: 'apostrophe',
        message: 'a straight mark is an apostrophe or an inner quotation mark',
        isSafe: false,
      },
    ),
  ];
};

const ellipses: FindPlaces = (text) =>
  !text.includes('...')
    ? []
    : replaced(text, /(?<!\.)\.{3}(?!\.)/g, () => '…', {
        rule: 'ellipsis',
        message: 'three full stops are an ellipsis',
        isSafe: true,
      });

/** The beginning of a telephone number, up to a group of its digits. */
const IN_PHONE_NUMBER = /(?<![\p{L}\d.,])[+0][\d \u00a0/()–-]*$/u;

const dashes: FindPlaces = (text) => {
  if (!text.includes('-')) return [];
  return [
    ...replaced(text, /(?<=\s)-{1,2}(?=\s)|(?<!-)--(?!-)/g, () => '–', {
      rule: 'dash',
      message: 'a hyphen between blanks is a dash',
      isSafe: true,
    }),
    // Not in dates, telephone numbers and names of standards.
    ...replaced(
      text,
      /(?<![\p{L}\d.-]|\p{Lu} )(\d+)-(?=\d+(?![\p{L}\d.-]))/gu,
      ({ index, 1: from = '' }) =>
        IN_PHONE_NUMBER.test(text.slice(0, index) + from) ? undefined : `${from}–`,
      { rule: 'dash', message: 'between two numbers stands a dash', isSafe: false },
    ),
  ];
};

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

/** Blanks of a fixed width and line breaks that word processors and PDFs have; not the narrow no-break space U+202F. */
const FOREIGN_BLANK = /[\u2000-\u200a\u2028\u2029\u205f\u3000]/g;

/** The text with ordinary blanks, as long as before. */
export const withPlainBlanks = (text: string): string => text.replaceAll(FOREIGN_BLANK, ' ');

/** Ligatures and blanks that come with text pasted from a PDF or a word processor. */
export const pastedCharacters: FindPlaces = (text) => [
  ...replaced(text, FOREIGN_BLANK, () => ' ', {
    rule: 'pasted-character',
    message: 'this blank comes from another program and has another width',
    isSafe: true,
  }),
  ...replaced(text, /[\ufb00-\ufb06]/g, ([ligature]) => ligature.normalize('NFKC'), {
    rule: 'pasted-character',
    message: 'this ligature is one character for several letters, which no search finds',
    isSafe: true,
  }),
];

const marks: FindPlaces = (text) => [
  ...replaced(
    text,
    /(?<=[\p{L}\d)“”’‘])[ \u00a0]+(?=[;!?,.](?:\s|$))|(?<=[\p{L})“”’‘])[ \u00a0]+(?=:(?:\s|$))/gu,
    () => '',
    {
      rule: 'blank-before-mark',
      message: 'no blank stands in front of a mark',
      isSafe: true,
    },
  ),
  ...replaced(text, /([!?,;:])\1+/g, ([, mark]) => mark, {
    rule: 'repeated-mark',
    message: 'one mark is enough',
    isSafe: true,
  }),
];

/** Format of amounts of money, for languages with a rule. */
const MONEY: Readonly<Partial<Record<Locale, FindPlaces>>> = {
  de: (text) =>
    replaced(
      text,
      /(?<![\d.,])\d{1,3}(?:,\d{3})+(?=[ \u00a0](?:€|Euro))/g,
      ([figure]) => figure.replaceAll(',', '.'),
      { rule: 'money', isSafe: false, message: 'German groups thousands by full stops' },
    ),
  en: (text) =>
    replaced(
      text,
      /(?<![\d.,€])(\d{1,3}(?:[.,]\d{3})*)[ \u00a0]?€/g,
      ([, figure = '']) => `€${figure.replaceAll('.', ',')}`,
      { rule: 'money', isSafe: false, message: 'English puts the euro sign in front of the figure' },
    ),
};

/** Amounts grouped as in another language and, in English, with the currency sign after the amount. */
const money: FindPlaces = (text, locale) =>
  /€|Euro/.test(text) ? (MONEY[locale]?.(text, locale) ?? []) : [];

/** All rules that need only the text, with plain blanks; soft hyphens need patterns and are handled separately. */
export const TEXT_RULES: readonly FindPlaces[] = [
  straightQuotes,
  foreignQuotes,
  straightApostrophes,
  ellipses,
  dashes,
  doubleBlanks,
  marks,
  money,
  noBreakSpaces,
];
