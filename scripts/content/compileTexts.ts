import type { CompiledMessage } from '../../src/content/pageData';
import type { Texts } from '../../src/content/types';
import { compileText, fillPlaceholder } from './compileText';

/** Compiled texts of a language: key => message. */
export type Messages = Record<string, CompiledMessage>;

/** Compiled texts of a language, sorted by key. The year of the copyright line is a fact of the build. */
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
