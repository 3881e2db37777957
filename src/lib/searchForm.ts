import { foldText } from './foldText';

/** Runs of letters and digits. */
const WORDS = /[\p{L}\p{N}]+/gu;

/** Spellings that are treated alike: "ae", "ä" and "a"; "ss", "ß" and "s". */
const ALIKE: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u', ss: 's' };

/** Returns the words of a text as written, without soft hyphens. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').replaceAll('\u00ad', '').match(WORDS) ?? [];
}

const PLAIN = /^[a-z0-9]+$/i;

/** Returns the normalised form of a word for searching: "Zürich", "Zuerich", "ZURICH" => "zurich". */
export function searchForm(word: string): string {
  // Folding is slow, and most words have nothing to fold.
  const small = PLAIN.test(word) ? word.toLowerCase() : (foldText(word).at(-1) ?? '');
  return small.replace(/ae|oe|ue|ss/g, (letters) => ALIKE[letters] ?? letters);
}

/** Returns the normalised form of a phrase, which is searched as one word: "Vor Ort" => "vorort". */
export function phraseForm(phrase: string): string {
  return PLAIN.test(phrase) ? searchForm(phrase) : wordsOf(phrase).map(searchForm).join('');
}

/** Fewest letters of a stem: shorter ones would match nearly everything. */
const STEM_LETTERS = 4;

/** Endings of persons, trades, plurals and verbs in German and English; in search form, longest first. */
const ENDINGS = [
  ...['erinnen', 'antinnen', 'entinnen', 'istinnen'],
  ...['innen', 'ungen', 'antin', 'entin', 'istin', 'ments', 'orin'],
  ...['erin', 'isch', 'ment', 'ions', 'ieren'],
  ...['ung', 'ant', 'ent', 'ist', 'ium', 'ing', 'ion', 'ern', 'ers'],
  ...['um', 'er', 'or', 'in', 'en', 'em', 'es', 'ie', 'st', 'is'],
  ...['e', 'n', 's', 'y'],
].toSorted((a, b) => b.length - a.length);

/**
 * Returns the stem that a word in search form shares with its word family: "texterin", "texter" and "texten" => "text".
 */
export function stemOf(form: string): string {
  const ending = ENDINGS.find((end) => form.length - end.length >= STEM_LETTERS && form.endsWith(end));
  return ending === undefined ? form : form.slice(0, -ending.length);
}
