import { type Locale, LOCALE_CODES } from '../../../src/content/locales';
import { type FindPlaces, NBSP, replaced } from './findPlaces';

/** Symbols after a number in every language; words such as “Stunden” may start a new line. */
const UNITS = '%|‰|€|CHF|[kMGT]B|[mck]?m[²³]?|[km]?g|kWh?|[kMG]?Hz|dB|px|dpi|°C';

/** Additional units per language. */
const OWN_UNITS: Readonly<Partial<Record<Locale, string>>> = {
  de: '|Euro|Cent|Uhr|Mio\\.|Mrd\\.',
  en: '|[ap]\\.?m\\b\\.?',
};

/** Symbols before a number in every language. */
const SIGNS = '§§?|Art\\.|CHF|EUR';

/** Additional symbols per language. */
const OWN_SIGNS: Readonly<Partial<Record<Locale, string>>> = {
  de: '|Abs\\.|Nr\\.|S\\.|Kap\\.|€',
  en: '|No\\.|Nos\\.|pp?\\.',
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

const escaped = (text: string) => text.replaceAll('.', '\\.');

function patternsOf(locale: Locale) {
  const words = (ABBREVIATIONS[locale] ?? []).map((one) =>
    escaped(one).replaceAll(' ', '[ \\u202f\\u00a0]?'),
  );
  return {
    units: new RegExp(`(?<=[\\d½]) (?=(?:${UNITS}${OWN_UNITS[locale] ?? ''})(?![\\p{L}\\d]))`, 'gu'),
    signs: new RegExp(`(?<=(?<![\\p{L}\\d])(?:${SIGNS}${OWN_SIGNS[locale] ?? ''})) (?=\\d)`, 'gu'),
    titles: /(?<=(?<!\p{L})(?:Dr|Prof)\.) (?=\p{Lu})/gu,
    abbreviations: words.length === 0 ? undefined : new RegExp(`(?<![\\p{L}.])(?:${words.join('|')})`, 'gu'),
  };
}

/** The patterns of each language, built once because that takes longer than using them. */
const PATTERNS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, patternsOf(locale)] as const),
) as Record<Locale, ReturnType<typeof patternsOf>>;

/** Requires no-break spaces between numbers and units, symbols and numbers, titles and names, and in abbreviations. */
export const noBreakSpaces: FindPlaces = (text, locale) => {
  const finding = { rule: 'no-break-space', isSafe: true } as const;
  const { units, signs, titles, abbreviations } = PATTERNS[locale];
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
