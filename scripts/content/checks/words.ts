import type { Country } from '../../../src/config/countries';
import { stepsOf, type WordUse } from '../facts';
import { countriesOf } from '../jobCountries';
import type { Correction, Problem } from '../problems';
import { isDraft } from '../publication/publication';
import { LIX_MAX, SENTENCE_MAX_WORDS } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt } from '../sources';
import { type Ground, GROUNDS } from '../words/grounds';

const warning = (
  code: WordUse['code'],
  message: string,
  fix: string,
  corrections?: Correction[],
): Finding => ({
  code,
  severity: 'warning',
  message,
  fix,
  ...(corrections ? { corrections } : {}),
});

/** A finding based on the law of each country; an error if one forbids the words outright and they have no other meaning. */
function legalFinding(use: WordUse, { about, sources }: Ground, countries: readonly Country[]): Finding {
  const here = countries.map((country) => sources[country]);
  const laws = [...new Set(here.map(({ law }) => law))].join('; ');
  const isForbidden = use.isPlain === true && here.some(({ forbids }) => forbids);
  return {
    code: use.code,
    severity: isForbidden ? 'error' : 'warning',
    message: `"${use.words}" ${about} (${laws})`,
    fix: use.better,
  };
}

/** The text that contains the words, read from the file again; empty if it is not a string. */
function textOf(page: PageSource, use: WordUse): string {
  const value = stepsOf(use.at).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[step] : undefined,
    page.value,
  );
  return typeof value === 'string' ? value : '';
}

/** Swiss spelling has no ß. */
function swissFinding(page: PageSource, use: WordUse): Finding {
  const corrections = [...textOf(page, use).matchAll(/[ßẞ]/g)].map(({ index, 0: letter }) => ({
    start: index,
    end: index + 1,
    found: letter,
    replacement: letter === 'ß' ? 'ss' : 'SS',
  }));
  const better = use.words.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
  return warning(
    'sharp-s',
    `"${use.words}" is not spelt as in Switzerland`,
    `write "${better}"`,
    corrections,
  );
}

/** The correction of words, if there is only one. */
const correctionsOf = ({ start, words, replacement }: WordUse): Correction[] | undefined =>
  replacement === undefined ? undefined : [{ start, end: start + words.length, found: words, replacement }];

const languages = new Intl.DisplayNames('en-GB', { type: 'language' });

/** A text in another language than its file; only the first of a file, which says how many there are. */
function languageFinding({ locale }: PageSource, { code, words, better }: WordUse): Finding {
  const [is, not] = [languages.of(words), languages.of(locale)];
  const others = Number(better) - 1;
  const more = others === 0 ? '' : `, as ${others === 1 ? 'is 1 more' : `are ${others} more`} of this file`;
  return warning(code, `this text is ${is}, not ${not}${more}`, `translate it into ${not}`);
}

function findingOf(page: PageSource, use: WordUse, countries: ReadonlySet<Country>): Finding | undefined {
  const { code, words, better } = use;
  switch (code) {
    case 'placeholder-text':
      if (isDraft(page)) return undefined;
      return { code, message: `"${words}" stands where a text is missing`, fix: better };
    case 'other-language':
      return languageFinding(page, use);
    case 'self-praise':
      return warning(code, `"${words}" praises us, as everybody does`, better);
    case 'day-word':
      return warning(code, `"${words}" is true on one day, but the page stays after the event`, better);
    case 'link-words':
      return warning(code, `"${words}" does not say where the link leads`, better);
    case 'long-sentence':
      return warning(
        code,
        `the sentence "${words} …" has ${better} words`,
        `make two of it; ${SENTENCE_MAX_WORDS} are the most that people keep in mind`,
      );
    case 'hard-to-read':
      return warning(
        code,
        `the page is hard to read: LIX ${words}`,
        `shorten sentences and long words until LIX is at most ${LIX_MAX} (words per sentence plus the percentage of words of seven letters or more)`,
      );
    case 'typed-gender':
      return warning(
        code,
        `"${words.trim()}" is typed into the title, so that it is printed twice and search engines take it for a part of the job`,
        better,
        correctionsOf(use),
      );
    case 'sharp-s':
      return countries.size === 1 && countries.has('CH') ? swissFinding(page, use) : undefined;
    case 'austrian-month':
      if (countries.size !== 1 || !countries.has('AT')) return undefined;
      return warning(
        code,
        `"${words}" is called otherwise in Austria`,
        `write ${better}`,
        correctionsOf(use),
      );
    default: {
      const ground = GROUNDS[code];
      // German law applies to forms without a job and to jobs without a known location.
      return ground && legalFinding(use, ground, countries.size === 0 ? ['DE'] : [...countries].toSorted());
    }
  }
}

/** Checks the words of all pages: language, style, national spelling, and the law on job advertisements. */
export function checkWords(set: SourceSet): Problem[] {
  return set.pages.flatMap((page) => {
    const { words } = page.facts.uses;
    if (!words) return [];
    const countries = countriesOf(set, page);
    return words.flatMap((use) => {
      const finding = findingOf(page, use, countries);
      return finding ? [problemAt(page, stepsOf(use.at), finding)] : [];
    });
  });
}
