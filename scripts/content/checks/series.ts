import { PAGE_MOTIFS } from '../../../src/config/posters';
import { LETTER_MOTIFS } from '../../../src/content/letterMotifs';
import { type Locale, LOCALE_CODES } from '../../../src/content/locales';
import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import { type DrawingUse, stepsOf } from '../facts';
import type { Problem } from '../problems';
import { isOver } from '../publication/publication';
import { MOTIFS_PER_CASE } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, nameOf, problemAt, textAt } from '../sources';

const LETTERS: readonly string[] = LETTER_MOTIFS;

/** All other motifs of pages: each belongs to one case at most. */
const OWN_MOTIFS = PAGE_MOTIFS.filter((motif) => !LETTERS.includes(motif));

/** A drawing of a case. */
interface Shown {
  page: PageSource;
  drawing: DrawingUse;
}

const POSTER = '/poster';

const drawingsOf = ({ facts }: PageSource): readonly DrawingUse[] => facts.uses.drawings ?? [];

const areLetters = ({ motif }: DrawingUse): boolean => LETTERS.includes(motif);

const nameOfMotif = ({ motif, text }: DrawingUse): string =>
  `the motif "${motif}"${text === undefined ? '' : ` with the text "${text}"`}`;

/** What only one case may show: a motif or, for letters, a motif with its text. */
const keyOf = (drawing: DrawingUse): string =>
  areLetters(drawing) ? `${drawing.motif} ${drawing.text}` : drawing.motif;

/** The valid cases of a locale that are or will be published, oldest first. */
function casesOf({ pages }: Pick<SourceSet, 'pages'>, locale: Locale, now: BerlinMinute): PageSource[] {
  const dayOf = (page: PageSource) => textAt(page, 'date') ?? '';
  return pages
    .filter((page) => page.kind === 'cases' && page.locale === locale)
    .filter((page) => page.facts.isValid && !isOver(page, now))
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

/** Motifs shown by no case, except those of letters. */
function freeMotifs(cases: readonly PageSource[]): string[] {
  const taken = new Set(cases.flatMap(drawingsOf).map(({ motif }) => motif));
  return OWN_MOTIFS.filter((motif) => !taken.has(motif));
}

function adviceOf(free: readonly string[]): string {
  const letters = '"type" or "glyph" with a text that no other case has';
  return free.length === 0
    ? `no motif is left: take ${letters}, or a picture of your own`
    : `take a motif that no case shows (${free.join(', ')}), ${letters}, or a picture of your own`;
}

/** Reports drawings that an older case also shows. */
function sharedMotifs(cases: readonly PageSource[], advice: string): Problem[] {
  const first = new Map<string, Shown>();
  const problems: Problem[] = [];
  for (const page of cases) {
    for (const drawing of drawingsOf(page)) {
      const other = first.get(keyOf(drawing));
      if (!other) first.set(keyOf(drawing), { page, drawing });
      if (!other || other.page === page) continue;
      const place = nameOf(other.page, [...stepsOf(other.drawing.at), 'motif']);
      problems.push(
        problemAt(page, [...stepsOf(drawing.at), 'motif'], {
          code: 'shared-motif',
          severity: 'warning',
          message: `${nameOfMotif(drawing)} belongs to another case: ${place}`,
          fix: advice,
        }),
      );
    }
  }
  return problems;
}

/** Reports cases whose drawings are all letters, except the first one. */
function lettersAlone(cases: readonly PageSource[], advice: string): Problem[] {
  const alike = cases.flatMap((page) => {
    const [drawing, ...rest] = drawingsOf(page);
    return drawing && [drawing, ...rest].every(areLetters) ? [{ page, drawing }] : [];
  });
  const [oldest, ...others] = alike;
  if (!oldest) return [];
  return others.map(({ page, drawing }) =>
    problemAt(page, stepsOf(drawing.at), {
      code: 'letters-alone',
      severity: 'warning',
      message: `all drawings of this case are letters, and so are those of ${oldest.page.file}`,
      fix: advice,
    }),
  );
}

/** Reports a case whose story has drawings, but none with the motif of its poster. */
function posterAlone(page: PageSource): Problem[] {
  const poster = drawingsOf(page).find(({ at }) => at === POSTER);
  const story = drawingsOf(page).filter(({ at }) => at !== POSTER);
  if (!poster || story.length === 0) return [];
  if (story.some(({ motif, set }) => motif === poster.motif && set !== poster.set)) return [];
  const finding: Finding = {
    code: 'poster-alone',
    severity: 'warning',
    message: `no picture of the story shows the motif "${poster.motif}" of the poster again, in another set`,
    fix: `draw it in the story in another set than "${poster.set}", e.g. as the first of two pictures of a "gallery"`,
  };
  return [problemAt(page, ['blocks'], finding)];
}

/**
 * Checks that the drawings of a case are a series of its own: no other case shows any of its motifs, and the story repeats
 * the motif of the poster. Drafts and pages published later are included.
 */
export function checkSeries(set: SourceSet, now: BerlinMinute): Problem[] {
  const byLocale = LOCALE_CODES.map((locale) => casesOf(set, locale, now));
  // A motif must be unused in all languages, because a case has the same motifs in each.
  const advice = adviceOf(freeMotifs(byLocale.flat()));
  return byLocale.flatMap((cases) => {
    if (cases.length * MOTIFS_PER_CASE > OWN_MOTIFS.length) return [];
    return [...sharedMotifs(cases, advice), ...lettersAlone(cases, advice), ...cases.flatMap(posterAlone)];
  });
}
