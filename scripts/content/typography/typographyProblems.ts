import { type Locale, LOCALE_CODES } from '../../../src/content/locales';
import type { Problem } from '../problems';
import { problemAt, type Source } from '../sources';
import { applyTypography } from './findTypography';
import { type Hyphenate, loadHyphenate } from './hyphenation';
import { typographyOfFile } from './typographyOfFile';
import type { TypographyFinding } from './findPlaces';

/** Hyphenation by language. */
export type Hyphenators = Readonly<Record<Locale, Hyphenate>>;

/** Loads the hyphenation patterns of all languages. */
export async function loadHyphenators(): Promise<Hyphenators> {
  const loaded = LOCALE_CODES.map(async (locale) => [locale, await loadHyphenate(locale)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Hyphenators;
}

const HIDDEN: Readonly<Record<string, string>> = {
  '\u00a0': '\\u00a0',
  '\u202f': '\\u202f',
  '\u00ad': '\\u00ad',
};

/** A text for pasting into a content file: invisible characters are escaped. */
const pasteable = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[\u00a0\u202f\u00ad]/g, (character) => HIDDEN[character] ?? character);

/** Extends a finding to whole words, so that editors can find and replace them. */
function wordsAround(text: string, { start, end }: TypographyFinding): [from: number, to: number] {
  const from = text.slice(0, start).search(/\S*\s?$/);
  const after = /^\s?\S*/.exec(text.slice(end))?.[0].length ?? 0;
  return [from < 0 ? start : from, end + after];
}

function advice(text: string, findings: readonly TypographyFinding[]): string {
  const [first] = findings;
  if (!first) return '';
  const [from, to] = wordsAround(text, first);
  const near = findings.filter(({ start, end }) => start >= from && end <= to);
  const shifted = near.map((finding) => ({
    ...finding,
    start: finding.start - from,
    end: finding.end - from,
  }));
  const words = pasteable(applyTypography(text.slice(from, to), shifted).trim());
  const rest = findings.length - near.length;
  const more = rest === 0 ? '' : ` (and ${rest} more in this text)`;
  const isSafe = findings.every((finding) => finding.isSafe);
  return `write "${words}"${more}${isSafe ? ', or run npm run content -- --fix' : ''}`;
}

/** The typography errors of a file as problems: one per text and rule. */
export function typographyProblems(source: Source, hyphenators: Hyphenators): Problem[] {
  const { kind, locale, value } = source;
  const options = { locale, hyphenate: hyphenators[locale] };
  return typographyOfFile(kind, value, options).flatMap(({ path, text, findings }) =>
    [...new Set(findings.map(({ rule }) => rule))].map((rule) => {
      const own = findings.filter((finding) => finding.rule === rule);
      const safe = own.filter(({ isSafe }) => isSafe);
      return problemAt(source, path, {
        code: rule,
        severity: 'warning',
        message: own[0]?.message ?? '',
        fix: advice(text, own),
        ...(safe.length === 0
          ? {}
          : {
              corrections: safe.map(({ start, end, replacement }) => ({
                start,
                end,
                found: text.slice(start, end),
                replacement,
              })),
            }),
      });
    }),
  );
}
