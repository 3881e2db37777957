import type { Locale } from '../../../src/content/locales';

/** A word with a soft hyphen (U+00AD) wherever it may break. */
export type Hyphenate = (word: string) => string;

const SOFT_HYPHEN = '\u00ad';

/** What a file of patterns exports. */
interface Patterns {
  hyphenateSync: Hyphenate;
}

/** The patterns are large (150 kB compressed for German), so they are loaded when somebody asks. */
const LOADERS: Readonly<Partial<Record<Locale, () => Promise<Patterns | { default: Patterns }>>>> = {
  de: () => import('hyphen/de-1996'),
  en: () => import('hyphen/en-gb'),
};

/** Patterns leave single letters (com-mu-nic-a-tion), which no typesetter does. */
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

/** Loads what breaks words of a language by the patterns of TeX; words of a language without patterns stay whole. */
export async function loadHyphenate(locale: Locale): Promise<Hyphenate> {
  const loaded = await LOADERS[locale]?.();
  if (!loaded) return (word) => word;
  // CommonJS: Node knows the whole as `default`, bundlers know the names.
  const { hyphenateSync } = 'default' in loaded ? loaded.default : loaded;
  return (word) => withoutSingleLetters(hyphenateSync(word));
}
