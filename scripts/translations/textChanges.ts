import { diffArrays, diffWordsWithSpace } from 'diff';
import type { FileText } from '../content/translations/textsOfFile';

/** Unchanged, new or removed words. */
export interface ChangedWords {
  mark: ' ' | '+' | '-';
  words: string;
}

/** A changed text, with its current pointer, or its former one if it was removed. */
export interface TextChange {
  at: string;
  words: ChangedWords[];
}

const wordsOf = (before: string, now: string): ChangedWords[] =>
  diffWordsWithSpace(before, now).map(({ value, added, removed }) => ({
    mark: added ? '+' : removed ? '-' : ' ',
    words: value,
  }));

/** The changes between two versions of a file: replaced texts word by word, new and removed ones as a whole. */
export function textChanges(before: readonly FileText[], now: readonly FileText[]): TextChange[] {
  const runs = diffArrays([...before], [...now], { comparator: (a, b) => a.text === b.text });
  return runs.flatMap(({ value, added, removed }, index): TextChange[] => {
    const next = runs[index + 1];
    const previous = runs[index - 1];
    if (removed) {
      const replaced = next?.added ? next.value : [];
      return value.map(({ at, text }, place) => {
        const other = replaced[place];
        return other
          ? { at: other.at, words: wordsOf(text, other.text) }
          : { at, words: [{ mark: '-', words: text }] };
      });
    }
    if (!added) return [];
    const done = previous?.removed ? previous.value.length : 0;
    return value.slice(done).map(({ at, text }) => ({ at, words: [{ mark: '+', words: text }] }));
  });
}
