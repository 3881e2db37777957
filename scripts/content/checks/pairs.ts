import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import type { ValuePath } from '../../../src/content/schema/visitRoles';
import type { Block } from '../../../src/content/types';
import { closestWord } from '../../../src/lib/closestWord';
import { PUBLICATION_FIELDS } from '../facts';
import type { Problem } from '../problems';
import { plainTitle } from '../resolve/titles';
import { DISCIPLINES_PAGE } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, textAt, valueAt } from '../sources';

/** A discipline on the services page, with the position of its plate. */
interface Discipline {
  plate: string;
  title: string;
  at: ValuePath;
}

/** The disciplines with a plate; undefined if the page is invalid, which is already reported. */
function disciplinesOf(page: PageSource | undefined): Discipline[] | undefined {
  if (page && page.data === undefined) return undefined;
  const { blocks = [] } = (page?.data ?? {}) as { blocks?: readonly Block[] };
  return blocks.flatMap((block, index) =>
    block.type !== 'services'
      ? []
      : block.items.flatMap(({ plate, title }, item) =>
          plate === undefined
            ? []
            : [{ plate, title: plainTitle(title), at: ['blocks', index, 'items', item, 'plate'] }],
        ),
  );
}

/** Reports disciplines with the same plate. */
function twinPlates(page: PageSource, disciplines: readonly Discipline[]): Problem[] {
  return disciplines.flatMap(({ plate, at }, index) => {
    const first = disciplines.slice(0, index).find((other) => other.plate === plate);
    if (!first) return [];
    const message = `the plate "${plate}" is that of "${first.title}" already: ${nameOf(page, first.at)}`;
    const fix = 'give each discipline its own plate';
    return [problemAt(page, at, { code: 'duplicate-plate', message, fix })];
  });
}

const platesOf = (page: PageSource): string[] => {
  const plates = valueAt(page, ['plates']);
  return Array.isArray(plates) ? plates.filter((plate) => typeof plate === 'string') : [];
};

/** A name for two plates, in either order. */
const pairName = (plates: readonly string[]): string => plates.toSorted().join(' ');

function unknownPlate(plate: string, known: readonly string[], services: string): Finding {
  const message = `no discipline of ${services} has the plate "${plate}"`;
  const fix =
    known.length === 0
      ? 'give the disciplines there their plates, or delete this file'
      : `use one of: ${known.join(', ')}`;
  return { code: 'unknown-discipline', message, fix };
}

function pairFindings(
  page: PageSource,
  known: readonly string[],
  services: { file: string; path: string | undefined },
): [ValuePath, Finding][] {
  const plates = platesOf(page);
  const findings = plates.flatMap((plate, index): [ValuePath, Finding][] =>
    known.includes(plate) ? [] : [[['plates', index], unknownPlate(plate, known, services.file)]],
  );
  if (plates.length === 2 && plates[0] === plates[1]) {
    const message = `a pair needs two disciplines, and both are "${plates[0]}"`;
    findings.push([['plates', 1], { code: 'same-plates', message, fix: 'name another one' }]);
  }
  const path = textAt(page, 'path');
  if (services.path !== undefined && path !== undefined && !path.startsWith(services.path)) {
    const message = `pages of pairs lie below ${services.path}`;
    const fix = `write "path": "${services.path}${page.id}/", or other words for the last part`;
    findings.push([['path'], { code: 'kind-path', message, fix }]);
  }
  for (const field of PUBLICATION_FIELDS) {
    if ([undefined, false].includes(valueAt(page, [field]) as undefined)) continue;
    const message = `${services.file} lets visitors choose this pair at all times`;
    findings.push([[field], { code: 'required-page', message, fix: `remove "${field}"` }]);
  }
  return findings;
}

/** Reports two files about the same pair of disciplines. */
function twinPairs(pairs: readonly PageSource[]): Problem[] {
  const first = new Map<string, PageSource>();
  return pairs.flatMap((page) => {
    const name = pairName(platesOf(page));
    const other = first.get(name);
    if (!other) {
      first.set(name, page);
      return [];
    }
    const message = `the two disciplines are those of ${nameOf(other, ['plates'])}`;
    return [
      problemAt(page, ['plates'], {
        code: 'duplicate-pair',
        message,
        fix: 'delete one of the two files, or name other plates',
      }),
    ];
  });
}

/** Reports pairs of disciplines without a page, at the later discipline. */
function missingPairs(
  page: PageSource,
  disciplines: readonly Discipline[],
  pairs: readonly PageSource[],
): Problem[] {
  const present = new Set(pairs.map((pair) => pairName(platesOf(pair))));
  const folder = page.file.replace(/pages\/[^/]+$/, 'pairs/');
  return disciplines.flatMap(({ plate, title, at }, index) =>
    disciplines
      .slice(0, index)
      .filter((other) => other.plate !== plate && !present.has(pairName([plate, other.plate])))
      .map((other) =>
        problemAt(page, at, {
          code: 'missing-pair',
          message: `nothing says what "${other.title}" and "${title}" make together`,
          fix: `create a file in ${folder} with "plates": ["${other.plate}", "${plate}"], or take the plate out`,
        }),
      ),
  );
}

/** Checks that the disciplines of cases exist, because cases are found by them. */
function caseProblems(cases: readonly PageSource[], names: readonly string[], services: string): Problem[] {
  return cases.flatMap((page) => {
    const written = valueAt(page, ['disciplines']);
    if (!Array.isArray(written)) return [];
    return written.flatMap((name: unknown, index) => {
      if (typeof name !== 'string' || names.includes(name)) return [];
      const closest = closestWord(name, names);
      const message = `${services} has no discipline "${name}"`;
      const fix = closest === undefined ? `use one of: ${names.join(', ')}` : `did you mean "${closest}"?`;
      return [problemAt(page, ['disciplines', index], { code: 'unknown-discipline', message, fix })];
    });
  });
}

function localeProblems({ pages, find, shown }: SourceSet, locale: Locale): Problem[] {
  const page = find(locale, DISCIPLINES_PAGE);
  const disciplines = disciplinesOf(page);
  if (disciplines === undefined) return [];
  const own = pages.filter((source) => source.locale === locale && source.facts.isJson);
  const pairs = own.filter(({ kind }) => kind === 'pairs');
  const services = {
    file: page?.file ?? `${shown}/${locale}/pages/${DISCIPLINES_PAGE}.json`,
    path: page && textAt(page, 'path'),
  };
  const known = disciplines.map(({ plate }) => plate);
  const problems = [
    ...pairs.flatMap((pair) =>
      pairFindings(pair, known, services).map(([path, finding]) => problemAt(pair, path, finding)),
    ),
    ...twinPairs(pairs),
  ];
  if (!page || disciplines.length === 0) return problems;
  const cases = own.filter(({ kind }) => kind === 'cases');
  return [
    ...problems,
    ...twinPlates(page, disciplines),
    ...missingPairs(page, disciplines, pairs),
    ...caseProblems(
      cases,
      disciplines.map(({ title }) => title),
      services.file,
    ),
  ];
}

/** Checks that every pair of disciplines on the services page has exactly one page, and that cases use the names on that page. */
export function checkPairs(set: SourceSet): Problem[] {
  return LOCALE_CODES.flatMap((locale) => localeProblems(set, locale));
}
