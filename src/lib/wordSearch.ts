import { editsBetween } from './editsBetween';
import { phraseForm, searchForm, stemOf, wordsOf } from './searchForm';

/** A word of the searched texts. */
export interface SearchTerm {
  /** As it is written. */
  word: string;
  /**
   * Its occurrences: position of the text × 4 + code of the field (src/content/indexedWords.ts). Called only if the
   * word matches.
   */
  places: () => readonly number[];
  /** true: the word names a level, which never matches in running text. */
  isLevel?: boolean;
}

/** The data of a search. */
export interface SearchWords {
  /** Number of words in each text's title. */
  titleWords: readonly number[];
  terms: readonly SearchTerm[];
  /** Groups of synonyms. */
  alike: readonly (readonly string[])[];
  /** Stop words. */
  ignored: readonly string[];
}

/** A text that was found. */
export interface Hit {
  position: number;
  score: number;
  /** Words matched only in its running text; empty if title and facts contain all words of the query. */
  textWords: string[];
}

/** Search results, best first. `similar`: nothing matches exactly; the hits are for similar spellings. */
export interface Found {
  hits: Hit[];
  kind: 'exact' | 'similar';
}

/** Runs a search; an empty query finds everything, one without letters or digits finds nothing. */
export type WordSearch = (query: string) => Found;

/** Weight of a hit by its field: title, title in another language, fact, running text. */
const FIELD_WEIGHTS = [10, 8, 6, 1.5] as const;
const TITLE_FIELD = 0;
const TEXT_FIELD = 3;

/** Weight of a hit by the kind of match; a typed beginning is nearly the whole word. */
const FIT = { same: 1, start: 0.9, stem: 0.8, alike: 0.75, part: 0.6 } as const;

/** Query words up to this length match only the beginning of a word: "it" is not the middle of "digital". */
const SHORT_LETTERS = 2;
/** Fewest letters of a query word that may match inside compounds. */
const PART_LETTERS = 4;
/** Most words of a phrase that is treated as one word, e.g. "von zu Hause". */
const PHRASE_WORDS = 3;
/** Most candidates for a misspelt word: each one costs a pass over all words. */
const MEANT_WORDS = 8;
/** Number of query words whose hits are cached, so that deleting a letter costs nothing. */
const KEPT_UNITS = 60;

interface Term {
  word: string;
  form: string;
  stem: string;
  /** Bit set of the letters of the form: a cheap test that two words are far apart. */
  letters: number;
  places: () => readonly number[];
  isLevel: boolean;
}

/** For each text, the score of its best hit for one word of the query and the matching term; score 0 without a hit. */
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

/** Allowed typos in a word: none up to three letters and in a number, whose neighbour is another job; one up to five, then two. */
function allowedEdits(form: string): number {
  if (form.length <= 3 || /^\d+$/.test(form)) return 0;
  return form.length <= 5 ? 1 : 2;
}

/** Match weight of a term for a correctly spelt query word; 0: no match. */
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

/** True if a word occurs in running texts only. */
function isOnlyInText({ places }: Term): boolean {
  return places().every((place) => (place & 3) === TEXT_FIELD);
}

/**
 * Edit distance of a term from a misspelt query word, as a whole or at either end of a compound; Infinity beyond the
 * limit.
 */
function editsOf(unit: string, letters: number, term: Term): number {
  const limit = allowedEdits(unit);
  const { form } = term;
  const { length } = unit;
  // A cheap test that excludes nearly all terms: each letter missing from the term is an edit.
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

/** Creates a search. Do this once; the search then handles each key press. */
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

  /** The words of a query; known phrases become one word, stop words are dropped. */
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

  /** Adds the texts that contain a word, its word family or its synonyms. */
  function addHits(hits: UnitHits, unit: string): UnitHits {
    const stem = stemOf(unit);
    const also = new Set(others.get(unit));
    // Two letters that are a word themselves do not match longer words: "PR" does not find "Projekt".
    const isWhole = unit.length <= SHORT_LETTERS && known.has(unit);
    // A level counts only as a fact of the job: a text about coaching juniors does not offer a junior position.
    const isLevel = levelForms.has(unit);
    terms.forEach((term, number) => {
      if (isWhole && term.form !== unit && !also.has(term.form)) return;
      const fit = Math.max(fitOf(unit, stem, term), also.has(term.form) ? FIT.alike : 0);
      if (fit > 0) note(hits, number, fit, isLevel || (unit.length <= SHORT_LETTERS && !isWhole));
    });
    return hits;
  }

  const exactHits = (unit: string): UnitHits => keep(unit, () => addHits(nothing(), unit));

  /** Texts with the words closest in spelling to a word that occurs in none of them. */
  const similarHits = (unit: string): UnitHits =>
    keep(`~${unit}`, () => {
      const hits = nothing();
      // A known word is not a misspelling of another: "junior" does not mean "senior".
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
      // Words of titles and facts first.
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
      // Of two titles with the word, the shorter one ranks first.
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
