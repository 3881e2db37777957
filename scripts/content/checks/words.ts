import { stepsOf, type WordUse } from '../facts';
import { countriesOf } from '../jobCountries';
import type { Cure, Problem } from '../problems';
import { isDraft } from '../publication/publication';
import { LIX_MAX, SENTENCE_MAX_WORDS } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt } from '../sources';
import { type Country, type Ground, GROUNDS } from '../words/grounds';

const warning = (code: WordUse['code'], message: string, fix: string, cures?: Cure[]): Finding => ({
  code,
  severity: 'warning',
  message,
  fix,
  ...(cures ? { cures } : {}),
});

/** What the law of each country says; an error where one forbids it outright and nobody can take it in another way. */
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

/** The text at a place of a file, which is read again; empty where something else stands. */
function textOf(page: PageSource, use: WordUse): string {
  const value = stepsOf(use.at).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[step] : undefined,
    page.value,
  );
  return typeof value === 'string' ? value : '';
}

/** Switzerland writes ss throughout. */
function swissFinding(page: PageSource, use: WordUse): Finding {
  const cures = [...textOf(page, use).matchAll(/[ßẞ]/g)].map(({ index, 0: letter }) => ({
    start: index,
    end: index + 1,
    found: letter,
    replacement: letter === 'ß' ? 'ss' : 'SS',
  }));
  const better = use.words.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
  return warning('sharp-s', `"${use.words}" is not spelt as in Switzerland`, `write "${better}"`, cures);
}

/** What puts words right, where only one thing can. */
const cureOf = ({ start, words, replacement }: WordUse): Cure[] | undefined =>
  replacement === undefined ? undefined : [{ start, end: start + words.length, found: words, replacement }];

function findingOf(page: PageSource, use: WordUse, countries: ReadonlySet<Country>): Finding | undefined {
  const { code, words, better } = use;
  switch (code) {
    case 'placeholder-text':
      if (isDraft(page)) return undefined;
      return { code, message: `"${words}" stands where a text is missing`, fix: better };
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
        cureOf(use),
      );
    case 'sharp-s':
      return countries.size === 1 && countries.has('CH') ? swissFinding(page, use) : undefined;
    case 'austrian-month':
      if (countries.size !== 1 || !countries.has('AT')) return undefined;
      return warning(code, `"${words}" is called otherwise in Austria`, `write ${better}`, cureOf(use));
    default: {
      const ground = GROUNDS[code];
      // Forms without a job, and jobs at no known place, are under German law.
      return ground && legalFinding(use, ground, countries.size === 0 ? ['DE'] : [...countries].toSorted());
    }
  }
}

/** Words of all pages: style, spelling of the country, and what its law says about vacancies. */
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
