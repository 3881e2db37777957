import { foldText } from './foldText';

/** Letters and digits that belong together. */
const WORDS = /[\p{L}\p{N}]+/gu;

/** Ways of writing that are looked for alike: "ae" and "ä" and "a", "ss" and "ß" and "s". */
const ALIKE: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u', ss: 's' };

/** The words of a text as they stand there, without soft hyphens. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').replaceAll('\u00ad', '').match(WORDS) ?? [];
}

const PLAIN = /^[a-z0-9]+$/i;

/** The one form in which a word is looked for, however it is written: "Zürich", "Zuerich", "ZURICH" => "zurich". */
export function searchForm(word: string): string {
  // Folding is slow, and most words have nothing to fold.
  const small = PLAIN.test(word) ? word.toLowerCase() : (foldText(word).at(-1) ?? '');
  return small.replace(/ae|oe|ue|ss/g, (letters) => ALIKE[letters] ?? letters);
}

/** The form of a phrase, which is looked for as one word: "Vor Ort" => "vorort". */
export function phraseForm(phrase: string): string {
  return PLAIN.test(phrase) ? searchForm(phrase) : wordsOf(phrase).map(searchForm).join('');
}

/** Fewest letters of a stem: shorter ones would be part of everything. */
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

/** What words of one family share, of a word in search form: "texterin", "texter" and "texten" => "text". */
export function stemOf(form: string): string {
  const ending = ENDINGS.find((end) => form.length - end.length >= STEM_LETTERS && form.endsWith(end));
  return ending === undefined ? form : form.slice(0, -ending.length);
}
