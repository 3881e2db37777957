import { distance } from 'fastest-levenshtein';
import { phraseForm, searchForm, stemOf, wordsOf } from './searchForm';

/** A word of the texts that are searched. */
export interface SearchTerm {
  /** As it stands there. */
  word: string;
  /** Where it stands: position of the text × 4 + code of the field (src/content/indexedWords.ts). Asked for when it fits. */
  places: () => readonly number[];
  /** true: it is looked for in full, but never in texts where it merely occurs. */
  isLevel?: boolean;
}

/** What the search goes by. */
export interface SearchWords {
  /** Of each text, how many words its title has. */
  titleWords: readonly number[];
  terms: readonly SearchTerm[];
  /** Words that mean the same. */
  alike: readonly (readonly string[])[];
  /** Words that say nothing. */
  ignored: readonly string[];
}

/** A text that was found. */
export interface Hit {
  position: number;
  score: number;
  /** Words of its running text without which it would not have been found; empty where title and facts have them all. */
  textWords: string[];
}

/** What a search found, best first. `similar`: nothing fits, these are spelt nearly so. */
export interface Found {
  hits: Hit[];
  kind: 'exact' | 'similar';
}

/** Searches; an empty query finds everything, one without letter or digit nothing. */
export type WordSearch = (query: string) => Found;

/** What a hit is worth by its field: title, title in another language, fact, running text. */
const FIELD_WEIGHTS = [10, 8, 6, 1.5] as const;
const TITLE_FIELD = 0;
const TEXT_FIELD = 3;

/** What a hit is worth by how the word fits; a beginning that is typed is nearly the word. */
const FIT = { same: 1, start: 0.9, stem: 0.8, alike: 0.75, part: 0.6 } as const;

/** A query word so short begins a word: "it" is not the middle of "digital". */
const SHORT_LETTERS = 2;
/** Fewest letters of a query word that is looked for inside of compounds. */
const PART_LETTERS = 4;
/** Most words of a phrase that is known as one, e.g. "von zu Hause". */
const PHRASE_WORDS = 3;
/** Most words that a misspelt one may have meant: of more, each would cost a look at all words, and nobody meant so many. */
const MEANT_WORDS = 8;
/** Query words whose hits are kept: going back a letter costs nothing. */
const KEPT_UNITS = 60;

interface Term {
  word: string;
  form: string;
  stem: string;
  /** A bit for each letter of the form: says cheaply that two words are far apart. */
  letters: number;
  places: () => readonly number[];
  isLevel: boolean;
}

/** For each text the worth of its best hit for one word of the query, and the term behind it; 0 where there is none. */
interface UnitHits {
  scores: Float32Array;
  terms: Int32Array;
  /** Code of the field. */
  fields: Uint8Array;
}

function lettersOf(form: string): number {
  let bits = 0;
  for (let place = 0; place < form.length; place += 1) bits |= 1 << (form.charCodeAt(place) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many letters may be wrong in a word: none up to three letters, one up to five, then two. */
function allowedEdits(form: string): number {
  if (form.length <= 3) return 0;
  return form.length <= 5 ? 1 : 2;
}

const sorted = (word: string): string => [...word].toSorted().join('');

/** Letters that differ; two neighbours that changed places count once. */
function editsBetween(typed: string, word: string): number {
  const edits = distance(typed, word);
  return edits === 2 && typed.length === word.length && sorted(typed) === sorted(word) ? 1 : edits;
}

/** How a term fits a word of the query that is spelt right; 0: not at all. */
function fitOf(unit: string, stem: string, term: Term): number {
  const { form } = term;
  if (form === unit) return FIT.same;
  if (form.startsWith(unit)) return FIT.start;
  if (unit.length <= SHORT_LETTERS) return 0;
  if (term.stem === stem && stem.length >= PART_LETTERS) return FIT.stem;
  if (unit.length < PART_LETTERS) return 0;
  if (form.includes(unit)) return FIT.part;
  const isCompound =
    stem.length >= PART_LETTERS && term.stem.length > stem.length && term.stem.endsWith(stem);
  return isCompound || (stem.length > PART_LETTERS && form.startsWith(stem)) ? FIT.part : 0;
}

/** Whether no title and no fact has a word. */
function isOnlyInText({ places }: Term): boolean {
  return places().every((place) => (place & 3) === TEXT_FIELD);
}

/** How near a term is to a word of the query that is spelt wrong, whole or at either end of a compound; in edits. */
function editsOf(unit: string, letters: number, term: Term): number {
  const limit = allowedEdits(unit);
  const { form } = term;
  const { length } = unit;
  // Cheap, and enough for nearly all: each letter that the term has nowhere is an edit.
  if (countBits(letters & ~term.letters) > limit) return Infinity;
  const isNearlyAsLong = Math.abs(form.length - length) <= limit;
  let edits = isNearlyAsLong ? editsBetween(unit, form) : Infinity;
  if (form.length > length && length > PART_LETTERS && !isOnlyInText(term)) {
    edits = Math.min(
      edits,
      editsBetween(unit, form.slice(0, length)),
      editsBetween(unit, form.slice(-length)),
    );
  }
  return edits <= limit ? edits : Infinity;
}

/** Makes a search of words; done once, the search then answers each key press. */
export function createWordSearch({ titleWords, terms: given, alike, ignored }: SearchWords): WordSearch {
  const size = titleWords.length;
  const terms = given.map(({ word, places, isLevel = false }): Term => {
    const form = phraseForm(word);
    return { word, form, stem: stemOf(form), letters: lettersOf(form), places, isLevel };
  });
  const levelForms = new Set(terms.filter(({ isLevel }) => isLevel).map(({ form }) => form));
  const known = new Set(terms.map(({ form }) => form));
  const ignoredForms = new Set(ignored.map((word) => searchForm(word)));
  const others = new Map<string, string[]>();
  for (const group of alike) {
    const forms = group.map(phraseForm);
    for (const form of forms) {
      known.add(form);
      others.set(form, [...(others.get(form) ?? []), ...forms.filter((other) => other !== form)]);
    }
  }
  const kept = new Map<string, UnitHits>();

  /** The words of a query; phrases that are known as one word are one, words that say nothing are left out. */
  function unitsOf(query: string): string[] {
    const words = wordsOf(query).map(searchForm);
    const units: string[] = [];
    for (let at = 0; at < words.length; ) {
      let length = Math.min(PHRASE_WORDS, words.length - at);
      while (length > 1 && !known.has(words.slice(at, at + length).join(''))) length -= 1;
      const unit = words.slice(at, at + length).join('');
      at += length;
      if (!ignoredForms.has(unit)) units.push(unit);
    }
    return units;
  }

  function note(hits: UnitHits, number: number, fit: number, isNotInText: boolean): void {
    for (const place of terms[number]?.places() ?? []) {
      if (isNotInText && (place & 3) === TEXT_FIELD) continue;
      const position = place >> 2;
      const worth = fit * (FIELD_WEIGHTS[place & 3] ?? 0);
      if (worth <= (hits.scores[position] ?? 0)) continue;
      hits.scores[position] = worth;
      hits.terms[position] = number;
      hits.fields[position] = place & 3;
    }
  }

  const nothing = (): UnitHits => ({
    scores: new Float32Array(size),
    terms: new Int32Array(size),
    fields: new Uint8Array(size),
  });

  function keep(key: string, make: () => UnitHits): UnitHits {
    const before = kept.get(key);
    if (before) return before;
    const hits = make();
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_UNITS && oldest !== undefined) kept.delete(oldest);
    kept.set(key, hits);
    return hits;
  }

  /** Texts with one of these words, their families and what means the same. */
  function addHits(hits: UnitHits, unit: string): UnitHits {
    const stem = stemOf(unit);
    const also = new Set(others.get(unit));
    // Two letters that are a word of their own begin no longer one: "PR" is no "Projekt".
    const isWhole = unit.length <= SHORT_LETTERS && known.has(unit);
    // A level counts as a fact of the job only: a text about coaching juniors offers no junior position.
    const isLevel = levelForms.has(unit);
    terms.forEach((term, number) => {
      if (isWhole && term.form !== unit && !also.has(term.form)) return;
      const fit = Math.max(fitOf(unit, stem, term), also.has(term.form) ? FIT.alike : 0);
      if (fit > 0) note(hits, number, fit, isLevel || (unit.length <= SHORT_LETTERS && !isWhole));
    });
    return hits;
  }

  const exactHits = (unit: string): UnitHits => keep(unit, () => addHits(nothing(), unit));

  /** Texts with the words that are spelt most like a word that stands in none of them. */
  const similarHits = (unit: string): UnitHits =>
    keep(`~${unit}`, () => {
      const hits = nothing();
      // A word of the texts is no misspelling of another: "junior" does not mean "senior".
      if (known.has(unit)) return hits;
      const letters = lettersOf(unit);
      let least = Infinity;
      let nearest = new Map<string, Term>();
      for (const term of terms) {
        const edits = editsOf(unit, letters, term);
        if (edits === Infinity || edits > least) continue;
        if (edits < least) nearest = new Map();
        least = edits;
        nearest.set(term.form, term);
      }
      // Those of titles and facts first.
      const meant = [...nearest]
        .map(([form, term]) => ({ form, rank: isOnlyInText(term) ? 1 : 0 }))
        .toSorted((a, b) => a.rank - b.rank);
      for (const { form } of meant.slice(0, MEANT_WORDS)) addHits(hits, form);
      return hits;
    });

  function collect(units: readonly UnitHits[]): Hit[] {
    const hits: Hit[] = [];
    for (let position = 0; position < size; position += 1) {
      if (units.some(({ scores }) => scores[position] === 0)) continue;
      let score = 0;
      let isInTitle = false;
      const textWords: string[] = [];
      for (const { scores, terms: found, fields } of units) {
        score += scores[position] ?? 0;
        const field = fields[position];
        isInTitle ||= field === TITLE_FIELD;
        const word = terms[found[position] ?? 0]?.word;
        if (field === TEXT_FIELD && word !== undefined && !textWords.includes(word)) textWords.push(word);
      }
      // Of two titles with the word, the one that says less beside it comes first.
      if (isInTitle) score += 1 / Math.max(1, titleWords[position] ?? 1);
      hits.push({ position, score, textWords });
    }
    const tier = ({ textWords }: Hit) => (textWords.length > 0 ? 1 : 0);
    return hits.toSorted((a, b) => tier(a) - tier(b) || b.score - a.score || a.position - b.position);
  }

  return (query) => {
    if (wordsOf(query).length === 0) return { hits: [], kind: 'exact' };
    const units = unitsOf(query);
    const exact = units.map((unit) => exactHits(unit));
    const hits = collect(exact);
    if (hits.length > 0) return { hits, kind: 'exact' };
    const wider = units.map((unit, place) => {
      const found = exact[place];
      return found?.scores.some((score) => score > 0) ? found : similarHits(unit);
    });
    return { hits: collect(wider), kind: 'similar' };
  };
}
