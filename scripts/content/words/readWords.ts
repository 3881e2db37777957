import { parseRichText, plainText } from '../../../src/content/richText';
import { type Locale, LOCALES } from '../../../src/content/locales';
import type { EditorialCode } from '../../../src/content/editorialCodes';
import type { FileKind } from '../../../src/content/schema/fileSchemas';
import type { RoleVisit } from '../../../src/content/schema/visitRoles';
import { jsonPointer } from '../../../src/lib/jsonPointer';
import type { WordUse } from '../facts';
import { ENGLISH_TERMS } from './englishTerms';
import { GERMAN_TERMS } from './germanTerms';
import { oneSidedTitle, TYPED_GENDER } from './jobTitles';
import { otherLanguage } from './language';
import { PLACEHOLDERS } from './placeholders';
import { hardToRead, longSentence } from './reading';
import { DAY_WORDS, PRAISE } from './styleTerms';
import type { Term } from './terms';

const TERMS: Readonly<Partial<Record<Locale, readonly Term[]>>> = { de: GERMAN_TERMS, en: ENGLISH_TERMS };

/** Link texts that say nothing about the target when read on their own. */
const EMPTY_LINK: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: /^(?:hier|hier klicken|klicke? hier|klicken Sie hier|jetzt klicken|mehr|mehr lesen|mehr erfahren|mehr Infos?|weiter|weiterlesen|(?:dieser |zum )?Link|diese Seite|Details)[.!…]?$/i,
  en: /^(?:here|click here|click|more|read more|learn more|find out more|more info|(?:this )?link|this page|details)[.!…]?$/i,
};

/** Matches nothing; for languages without a pattern. */
const NEVER = /(?!)/g;

/** Such phrases in running text, linked or not. */
const CLICK_HERE: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: /(?<!\p{L})(?:hier klicken|klicke? hier|klicken Sie (?:bitte )?hier)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:click(?:ing)? here|click on this link)(?!\p{L})/giu,
};

const BETTER_LINK = 'let the link name what is behind it; screen readers read out links alone (WCAG 2.4.4)';

/** Words that negate a sentence. */
const DENIAL =
  /(?<!\p{L})(?:kein\p{L}*|nicht|ohne|nie|weglassen|weg|verzicht\p{L}*|statt|no|not|never|without|don’t|leave (?:it )?out|instead)(?!\p{L})/iu;

/** “keine Altersgrenze”, “no age limit” */
const DENIED_AT_ONCE = /(?<!\p{L})(?:kein\p{L}*|nicht|no|not|without)\s+(?:an? )?$/iu;

/** The sentence around an offset. */
function sentenceAround(text: string, start: number): string {
  const from = text.slice(0, start).search(/[^.!?]*$/);
  return text.slice(from).split(/(?<=[.!?])\s/)[0] ?? '';
}

/** Fields that describe the person wanted; others may refer to clients or their customers. */
const DEMANDS = /^\/(?:title|titleNavigation|meta[A-Z][A-Za-z]*|profile|lead|blocks)(?:\/|$)/;

/** Finds words in one file that match editorial rules. What depends on the country is decided by the checks. */
export class WordReader {
  readonly #uses: WordUse[] = [];
  readonly #running: string[] = [];
  readonly #foreign: { at: string; language: Locale }[] = [];

  constructor(
    private readonly kind: FileKind,
    private readonly locale: Locale,
  ) {}

  /** Checks one value of the file. */
  read({ role, value, path, parent }: RoleVisit): void {
    if (typeof value !== 'string' || (role.role !== 'text' && role.role !== 'richText')) return;
    const at = jsonPointer(path);
    this.#readPlaceholder(at, value);
    const language = otherLanguage(value.replaceAll('\u00ad', ''), this.locale);
    if (language !== undefined) this.#foreign.push({ at, language });
    this.#readLinks(
      at,
      value,
      path.at(-1) === 'label' && typeof parent === 'object' && 'targetId' in (parent ?? {}),
    );
    if (role.role === 'richText') this.#readSentences(at, value);
    this.#readStyle(at, value);
    const isTitle = this.kind === 'jobs' && (at === '/title' || at === '/titleNavigation');
    if (isTitle && this.#readTitle(at, value)) return;
    if (this.kind === 'jobs' || this.kind === 'applications') this.#readTerms(at, value);
    if (this.kind === 'jobs' || this.kind === 'locations') this.#readSpelling(at, value);
  }

  /** All findings in file order, those about the whole page last. */
  uses(): WordUse[] {
    const uses = [...this.#uses];
    const [first] = this.#foreign;
    if (first) {
      const better = String(this.#foreign.length);
      uses.push({ at: first.at, code: 'other-language', start: 0, words: first.language, better });
    }
    const lix = hardToRead(this.#running);
    if (lix !== undefined)
      uses.push({ at: '', code: 'hard-to-read', start: 0, words: String(lix), better: '' });
    return uses;
  }

  #readPlaceholder(at: string, text: string): void {
    for (const { index, 0: words } of text.matchAll(PLACEHOLDERS)) {
      const better = 'write the text, or set "draft": true until it is there';
      this.#uses.push({ at, code: 'placeholder-text', start: index, words, better });
    }
  }

  #readLinks(at: string, text: string, isLabel: boolean): void {
    const links = isLabel
      ? [text]
      : text.includes('](')
        ? parseRichText(text).flatMap((part) => (part.type === 'link' ? [part.words] : []))
        : [];
    const empty = links.filter((words) => EMPTY_LINK[this.locale]?.test(words));
    const said = [...text.matchAll(CLICK_HERE[this.locale] ?? NEVER)].map(([words]) => words);
    for (const words of new Set([...empty, ...said])) {
      this.#uses.push({ at, code: 'link-words', start: text.indexOf(words), words, better: BETTER_LINK });
    }
  }

  #readSentences(at: string, text: string): void {
    const plain = plainText(text);
    this.#running.push(plain);
    const long = longSentence(plain);
    if (!long) return;
    const words = long.words.split(' ').slice(0, 6).join(' ');
    this.#uses.push({ at, code: 'long-sentence', start: long.start, words, better: String(long.count) });
  }

  /** Finds self-praise and words that are only true on a certain day, except in quotations. */
  #readStyle(at: string, written: string): void {
    const text = written.replaceAll('\u00ad', '');
    const [opens = '', closes = ''] = LOCALES[this.locale].quotes;
    const found = (code: EditorialCode, pattern: RegExp | undefined, better: string) => {
      for (const { index, 0: words } of text.matchAll(pattern ?? NEVER)) {
        const isQuoted = text.lastIndexOf(opens, index) > text.lastIndexOf(closes, index);
        if (isQuoted || (code === 'self-praise' && DENIAL.test(sentenceAround(text, index)))) continue;
        this.#uses.push({ at, code, start: index, words, better });
      }
    };
    found(
      'self-praise',
      PRAISE[this.locale],
      'say what was done, with its figure; readers draw the conclusion',
    );
    if (this.kind === 'events')
      found('day-word', DAY_WORDS[this.locale], 'write the date, or what stays true after it');
  }

  #readTerms(at: string, written: string): void {
    // Soft hyphens must not hide words.
    const text = written.replaceAll('\u00ad', '');
    const found: WordUse[] = [];
    for (const { code, pattern, better, isPlain, isDeniable } of TERMS[this.locale] ?? []) {
      for (const { index, 0: words } of text.matchAll(pattern)) {
        const end = index + words.length;
        if (found.some(({ start, words: known }) => index < start + known.length && start < end)) continue;
        if (DENIED_AT_ONCE.test(text.slice(0, index))) continue;
        if (isDeniable && DENIAL.test(sentenceAround(text, index))) continue;
        const isDemand = isPlain && DEMANDS.test(at);
        found.push({ at, code, start: index, words, better, ...(isDemand ? { isPlain } : {}) });
      }
    }
    this.#uses.push(...found.toSorted((a, b) => a.start - b.start));
  }

  #readSpelling(at: string, text: string): void {
    if (this.locale !== 'de') return;
    const [word] = text.match(/\p{L}*[ßẞ]\p{L}*/u) ?? [];
    if (word !== undefined)
      this.#uses.push({ at, code: 'sharp-s', start: text.indexOf(word), words: word, better: '' });
    for (const { index, 0: words } of text.matchAll(/(?<!\p{L})Januars?(?!\p{L})/gu)) {
      const replacement = words.replace('Januar', 'Jänner');
      this.#uses.push({
        at,
        code: 'austrian-month',
        start: index,
        words,
        better: `„${replacement}“`,
        replacement,
      });
    }
  }

  /** Checks a job title; true if it excludes people. */
  #readTitle(at: string, title: string): boolean {
    const typed = TYPED_GENDER.exec(title);
    if (typed) {
      const better = 'leave it out; the page adds (m/w/d) behind the title';
      const { index, 0: words } = typed;
      this.#uses.push({ at, code: 'typed-gender', start: index, words, better, replacement: '' });
    }
    const oneSided = oneSidedTitle(title, this.locale);
    if (!oneSided) return false;
    const { words, isPlain } = oneSided;
    const better =
      this.locale === 'de'
        ? 'name the work („Text“, „Beratung“, „Leitung …“) or both forms („Texterin / Texter“)'
        : 'name the work (“sales”, “camera”), or a form for everybody';
    this.#uses.push({
      at,
      code: 'gendered-title',
      start: Math.max(0, title.indexOf(words)),
      words,
      better,
      ...(isPlain ? { isPlain } : {}),
    });
    return true;
  }
}
