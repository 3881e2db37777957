import { findNodeAtLocation } from 'jsonc-parser';
import { LOCALE_CODES } from '../../../src/content/locales';
import { closestWord } from '../../../src/lib/closestWord';
import { BUILD_TEXTS } from '../buildTexts';
import { type Compiled, compileText } from '../compileText';
import { stepsOf } from '../facts';
import type { Problem } from '../problems';
import { SPECIFIED_TEXTS, TWO_PLACEHOLDER_TEXTS } from '../rules';
import type { SourceSet } from '../sourceSet';
import { type Finding, nameOf, placeOf, problemAt, type Source } from '../sources';
import type { FormerText } from '../translations/notedVersions';
import type { FilledTexts } from '../usedTexts';

/** Names of the languages: on the captions of films, and behind links to pages in another language. */
const LANGUAGE_TEXTS = LOCALE_CODES.flatMap((code) => [`language.${code}`, `language.note.${code}`]);

const REQUIRED: readonly string[] = [
  ...new Set<string>([...SPECIFIED_TEXTS, ...BUILD_TEXTS, ...LANGUAGE_TEXTS]),
];

/** URLs of social media accounts. An empty one means that there is no account; its link is left out. */
const ACCOUNT = /^social\..+\.link$/;

/** The entries of a file that are strings. */
function textsOf({ value }: Source): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function icuProblem(
  source: Source,
  key: string,
  text: string,
  { reason, offset }: Extract<Compiled, { ok: false }>,
): Problem {
  const problem = problemAt(source, [key], {
    code: 'invalid-icu',
    message: `the text cannot be read: ${reason}`,
    fix: "compare it with a text that works; braces and < that are meant as such are written '{' and '<'",
  });
  const node = source.tree && findNodeAtLocation(source.tree, [key]);
  // If the JSON contains escapes, offsets in the text differ from those in the file.
  const isLiteral = node && source.text.slice(node.offset + 1, node.offset + node.length - 1) === text;
  return isLiteral ? { ...problem, ...placeOf(source.text, node.offset + 1 + offset) } : problem;
}

function checkOne(source: Source): Problem[] {
  return textsOf(source).flatMap(([key, text]) => {
    if (text.trim() === '') {
      if (ACCOUNT.test(key)) return [];
      const finding: Finding = { code: 'empty-text', message: `the text "${key}" is empty`, fix: 'write it' };
      return [problemAt(source, [key], finding)];
    }
    const compiled = compileText(text);
    if (!compiled.ok) return [icuProblem(source, key, text, compiled)];
    const allowed = TWO_PLACEHOLDER_TEXTS.includes(key) ? 2 : 1;
    const { placeholders } = compiled;
    const problems: Problem[] = [];
    if (placeholders.length > allowed) {
      const message = `the text has ${placeholders.length} placeholders: ${placeholders.join(', ')}`;
      const fix = 'a text may have one (specification, section 3); split it into two texts';
      problems.push(problemAt(source, [key], { code: 'too-many-placeholders', message, fix }));
    }
    if (ACCOUNT.test(key) && !/^https:\/\/\S+$/.test(text.trim())) {
      const fix = 'write an address that starts with https://';
      problems.push(
        problemAt(source, [key], { code: 'bad-link', message: `"${text}" is not a secure address`, fix }),
      );
    }
    if (key === 'navigation.email.link' && !/^mailto:\S+@\S+$/.test(text.trim())) {
      const fix = 'write mailto: and an address, e.g. mailto:hallo@sff.example';
      problems.push(
        problemAt(source, [key], { code: 'bad-link', message: `"${text}" is not an e-mail link`, fix }),
      );
    }
    return problems;
  });
}

function checkPair(source: Source, other: Source): Problem[] {
  const here = new Map(textsOf(source));
  return textsOf(other).flatMap(([key, otherText]) => {
    const text = here.get(key);
    // A value that is no text is reported by the schema.
    if (text === undefined && Object.hasOwn(Object(source.value), key)) return [];
    if (text === undefined) {
      const message = `the text "${key}" of ${nameOf(other, [key])} is missing here`;
      const fix = `add "${key}" in this language`;
      return [problemAt(source, [key], { code: 'missing-text', message, fix })];
    }
    const [compiled, otherCompiled] = [compileText(text), compileText(otherText)];
    if (!compiled.ok || !otherCompiled.ok) return [];
    const [names, otherNames] = [compiled.placeholders.join(', '), otherCompiled.placeholders.join(', ')];
    if (names === otherNames) return [];
    const message = `the placeholders {${names}} differ from {${otherNames}} of ${nameOf(other, [key])}`;
    const fix = 'use the same placeholders in both languages';
    return [problemAt(source, [key], { code: 'placeholder-mismatch', message, fix })];
  });
}

/** Placeholders that the code does not fill in, e.g. misspelt ones, in texts that it shows. */
function checkFilled(sources: readonly Source[], used: FilledTexts): Problem[] {
  const all = sources.flatMap((source) =>
    textsOf(source).flatMap(([key, text]) => {
      const compiled = compileText(text);
      return compiled.ok ? compiled.placeholders.map((name) => ({ source, key, name })) : [];
    }),
  );
  const known = [...new Set(all.map(({ name }) => name).filter((name) => used.fills(name)))];
  return all
    .filter(({ key, name }) => used.has(key) && !used.fills(name))
    .map(({ source, key, name }) => {
      const closest = closestWord(name, known);
      const message = `nothing fills in the placeholder {${name}}`;
      const fix = closest === undefined ? 'write the word itself' : `did you mean {${closest}}?`;
      return problemAt(source, [key], { code: 'unknown-placeholder', message, fix });
    });
}

/** Keys of texts named by menus, with problems for those that do not exist. */
function namedTexts({ navigation, texts }: SourceSet): { keys: Set<string>; problems: Problem[] } {
  const keys = new Set<string>();
  const problems: Problem[] = [];
  const known = texts[0] ? textsOf(texts[0]).map(([key]) => key) : undefined;
  for (const source of navigation) {
    for (const [at, key] of source.facts.uses.textKeys ?? []) {
      keys.add(key);
      if (!known || known.includes(key)) continue;
      const closest = closestWord(key, known);
      const fix =
        closest === undefined ? 'add it to texts.json of each language' : `did you mean "${closest}"?`;
      const finding: Finding = { code: 'unknown-text-key', message: `there is no text "${key}"`, fix };
      problems.push(problemAt(source, stepsOf(at), finding));
    }
  }
  return { keys, problems };
}

/** What to do about a required text that no language has; `unused` are keys of texts that nothing shows. */
function missingFix(key: string, unused: readonly string[], former: readonly FormerText[]): string {
  const closest = closestWord(key, unused);
  if (closest !== undefined) return `add "${key}", or rename "${closest}"`;
  if (REQUIRED.includes(key)) return `add "${key}"`;
  // Only the compiler knows all keys that a template such as `job.level.${level}` stands for.
  const noted = former.filter((text) => text.key === key).map((text) => text.noted);
  return `add "${key}"; if no code shows it any more, remove it from ${noted.join(' and ')}, too`;
}

/**
 * Checks global texts: complete in every language, valid, with equal placeholders; unused ones are reported.
 *
 * @param former texts that the content has had and no longer has; those that code shows are required
 */
export function checkTexts(set: SourceSet, used: FilledTexts, former: readonly FormerText[]): Problem[] {
  const readable = set.texts.filter(({ facts }) => facts.isJson);
  const [main, ...others] = readable;
  const named = namedTexts({ ...set, texts: readable });
  const problems = [...named.problems, ...readable.flatMap(checkOne), ...checkFilled(readable, used)];
  for (const other of others)
    if (main)
      problems.push(
        ...checkPair(other, main),
        ...checkPair(main, other).filter(({ code }) => code === 'missing-text'),
      );
  const everywhere = new Set(readable.flatMap((source) => textsOf(source).map(([key]) => key)));
  const unused = [...everywhere].filter(
    (key) => !REQUIRED.includes(key) && !named.keys.has(key) && !used.has(key),
  );
  const shown = former.map(({ key }) => key).filter((key) => used.has(key));
  const required = [...new Set([...REQUIRED, ...shown])];
  for (const source of readable) {
    for (const key of required.filter((name) => !everywhere.has(name))) {
      const message = `the text "${key}" is missing, and the site needs it`;
      const fix = missingFix(key, unused, former);
      problems.push(problemAt(source, [key], { code: 'missing-required-text', message, fix }));
    }
  }
  for (const [key] of main ? textsOf(main) : []) {
    if (!unused.includes(key)) continue;
    const fix = 'remove it from texts.json of each language, or use it';
    problems.push(
      problemAt(
        main as Source,
        [key],
        { code: 'unused-text', severity: 'warning', message: `no code shows the text "${key}"`, fix },
        'key',
      ),
    );
  }
  return problems;
}
