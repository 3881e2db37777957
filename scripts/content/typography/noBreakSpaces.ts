import { type Locale, LOCALE_CODES } from '../../../src/content/locales';
import { type FindPlaces, NBSP, replaced } from './findPlaces';

/** Symbols after a number in every language; words such as “Stunden” may start a new line. */
const UNITS = '%|‰|€|CHF|[kMGT]B|[mck]?m[²³]?|[km]?g|kWh?|[kMG]?Hz|dB|px|dpi|°C';

/** Additional units per language. */
const OWN_UNITS: Readonly<Partial<Record<Locale, string>>> = {
  de: '|Euro|Cent|Uhr|Mio\\.|Mrd\\.|Million(?:en)?|Milliarden?',
  en: '|[ap]\\.?m\\b\\.?|[mb]illion',
};

/** Symbols before a number in every language. */
const SIGNS = '§§?|Art\\.|CHF|EUR';

/** Additional symbols per language. */
const OWN_SIGNS: Readonly<Partial<Record<Locale, string>>> = {
  de: '|Abs\\.|Nr\\.|S\\.|Kap\\.|€',
  en: '|No\\.|Nos\\.|pp?\\.',
};

/** Names of the months, as alternatives of a pattern. */
const MONTHS = {
  de: 'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
};

const MONTH_FIRST = `(?<=(?<!\\p{L})(?:${MONTHS.en})) (?=\\d{1,2}(?!\\d))`;

/** Blanks between day and month. */
const IN_DAYS: Readonly<Partial<Record<Locale, string>>> = {
  de: `(?<=(?<!\\d)\\d{1,2}\\.) (?=(?:${MONTHS.de})(?!\\p{L}))`,
  en: `(?<=(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?) (?=(?:${MONTHS.en})(?!\\p{L}))|${MONTH_FIRST}`,
};

/** Blanks in the number of a provision, other than before a number, e.g. in `§ 8 Abs. 2` and `lit. f`. */
const IN_PROVISIONS: Readonly<Partial<Record<Locale, string>>> = {
  de: '(?<=\\d\\p{Ll}?) (?=(?:Abs|Nr|S|lit)\\.[ \\u00a0]?[\\d\\p{Ll}])|(?<=(?<!\\p{L})lit\\.) (?=\\p{Ll})',
};

/** Multi-part abbreviations. */
const ABBREVIATIONS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
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
};

const patternOf = (source: string | undefined) =>
  source === undefined ? undefined : new RegExp(source, 'gu');

const escaped = (text: string) => text.replaceAll('.', '\\.');

function patternsOf(locale: Locale) {
  const words = (ABBREVIATIONS[locale] ?? []).map((one) =>
    escaped(one).replaceAll(' ', '[ \\u202f\\u00a0]?'),
  );
  return {
    units: new RegExp(`(?<=[\\d½]) (?=(?:${UNITS}${OWN_UNITS[locale] ?? ''})(?![\\p{L}\\d]))`, 'gu'),
    signs: new RegExp(`(?<=(?<![\\p{L}\\d])(?:${SIGNS}${OWN_SIGNS[locale] ?? ''})) (?=\\d)`, 'gu'),
    days: patternOf(IN_DAYS[locale]),
    provisions: patternOf(IN_PROVISIONS[locale]),
    titles: /(?<=(?<!\p{L})(?:Dr|Prof)\.) (?=\p{Lu})/gu,
    abbreviations: words.length === 0 ? undefined : new RegExp(`(?<![\\p{L}.])(?:${words.join('|')})`, 'gu'),
  };
}

/** The patterns of each language, built once because that takes longer than using them. */
const PATTERNS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, patternsOf(locale)] as const),
) as Record<Locale, ReturnType<typeof patternsOf>>;

/**
 * Requires no-break spaces between numbers and units, symbols and numbers, days and months, titles and names, and in
 * abbreviations and the numbers of provisions.
 */
export const noBreakSpaces: FindPlaces = (text, locale) => {
  const finding = { rule: 'no-break-space', isSafe: true } as const;
  const { units, signs, days, provisions, titles, abbreviations } = PATTERNS[locale];
  const apart = 'a line may break between number and unit';
  return [
    ...replaced(text, titles, () => NBSP, { ...finding, message: 'a line may break within a name' }),
    ...(/\d|½/.test(text)
      ? [
          ...replaced(text, units, () => NBSP, { ...finding, message: apart }),
          ...replaced(text, signs, () => NBSP, {
            ...finding,
            message: 'a line may break in front of the number',
          }),
          ...(days
            ? replaced(text, days, () => NBSP, {
                ...finding,
                message: 'a line may break between day and month',
              })
            : []),
          ...(provisions
            ? replaced(text, provisions, () => NBSP, {
                ...finding,
                message: 'a line may break within the number of a provision',
              })
            : []),
        ]
      : []),
    ...(abbreviations && text.includes('.')
      ? replaced(
          text,
          abbreviations,
          // A narrow no-break space, allowed by DIN 5008, is kept.
          ([found]) =>
            found.includes('\u202f')
              ? undefined
              : found.replaceAll(/[ \u00a0]/g, '').replaceAll(/\.(?=.)/g, `.${NBSP}`),
          { ...finding, message: 'the parts of an abbreviation stand apart and stay together' },
        )
      : []),
  ];
};
