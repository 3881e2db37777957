import type { Locale } from '../../../src/content/locales';

/** Inserts a soft hyphen (U+00AD) wherever a word may break. */
export type Hyphenate = (word: string) => string;

const SOFT_HYPHEN = '\u00ad';

/** Exports of a pattern module. */
interface Patterns {
  hyphenateSync: Hyphenate;
}

/** The patterns are large (150 kB compressed for German), so they are loaded on demand. */
const LOADERS: Readonly<Partial<Record<Locale, () => Promise<Patterns | { default: Patterns }>>>> = {
  de: () => import('hyphen/de-1996'),
  en: () => import('hyphen/en-gb'),
};

/** Patterns may split off single letters (com-mu-nic-a-tion), which is bad typesetting. */
const withoutSingleLetters = (word: string) =>
  word
    .split(SOFT_HYPHEN)
    .reduce<string[]>((pieces, piece) => {
      const last = pieces.at(-1);
      if (last !== undefined && (piece.length === 1 || last.length === 1))
        pieces[pieces.length - 1] = last + piece;
      else pieces.push(piece);
      return pieces;
    }, [])
    .join(SOFT_HYPHEN);

/** Loads hyphenation by TeX patterns; words of a language without patterns are not broken. */
export async function loadHyphenate(locale: Locale): Promise<Hyphenate> {
  const loaded = await LOADERS[locale]?.();
  if (!loaded) return (word) => word;
  // CommonJS: Node puts all exports in `default`, bundlers provide them by name.
  const { hyphenateSync } = 'default' in loaded ? loaded.default : loaded;
  return (word) => withoutSingleLetters(hyphenateSync(word));
}
