import type { CompiledMessage } from '../../src/content/pageData';
import type { Texts } from '../../src/content/types';
import { compileText, fillPlaceholder } from './compileText';

/** Compiled texts of a language by key. */
export type Messages = Record<string, CompiledMessage>;

/** Compiles the texts of a language, sorted by key; the copyright line gets the year of the build. */
export function compileTexts(texts: Texts, date: string): Messages {
  const compiled = Object.entries(texts).flatMap(([key, text]) => {
    const result = compileText(text);
    if (!result.ok) return [];
    const message =
      key === 'copyright' ? fillPlaceholder(result.message, 'year', date.slice(0, 4)) : result.message;
    return [[key, message] as const];
  });
  return Object.fromEntries(compiled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
