import { LOCALE_CODES } from '../../../src/content/locales';
import { openingsOf, type Step, stepsOfLocale } from '../openings/openings';
import { canChoose, chosenOpening, obstacleTo, wishesOf, writtenOpening } from '../openings/wishes';
import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import type { Problem } from '../problems';
import { isOver } from '../publication/publication';
import { createSourceSet, type PageSource, type SourceSet } from '../sourceSet';
import { nameOf, problemAt } from '../sources';

/** An opening that the page cannot have. */
function impossibleOpening(page: PageSource): Problem[] {
  const opening = writtenOpening(page);
  if (opening === undefined) return [];
  const obstacle = canChoose(page)
    ? obstacleTo(opening, page)
    : { message: 'this page opens in a way of its own', fix: 'remove "opening"' };
  if (!obstacle) return [];
  const { message, fix } = obstacle;
  return [
    problemAt(page, ['opening'], {
      code: 'impossible-opening',
      message: `the page cannot open with "${opening}": ${message}`,
      fix,
    }),
  ];
}

/** Whether how a page opens is an editor's choice. */
const isChosen = (page: PageSource) => chosenOpening(page) !== undefined;

function repeatedOpening({ from, to, because }: Step, opening: string): Problem {
  const [page, other] = isChosen(from) ? [from, to] : [to, from];
  const cures = [page, other].filter(canChoose).flatMap((one) => {
    const others = wishesOf(one).filter((wish) => wish !== opening);
    return others.length > 0 ? [`for "${one.id}" ${others.join(', ')}`] : [];
  });
  return problemAt(page, ['opening'], {
    code: 'repeated-opening',
    message: `"${from.id}" ${because} "${to.id}", and both open with "${opening}": ${nameOf(other, isChosen(other) ? ['opening'] : [])}`,
    fix: `write another opening (${cures.join('; ')}), or remove "opening": the build then chooses one that differs`,
  });
}

/**
 * Pages can open as their editors say, and never like the page before; what the build chooses differs by itself. Drafts and pages that
 * are still to come count, those that are over do not.
 */
export function checkOpenings(set: SourceSet, now: BerlinMinute): Problem[] {
  const counts = (page: PageSource) => page.facts.isValid && !isOver(page, now);
  const valid = createSourceSet([...set.pages.filter(counts), ...set.navigation], set.shown);
  const openings = openingsOf(valid);
  const repeated = LOCALE_CODES.flatMap((locale) => stepsOfLocale(valid, locale)).flatMap((step) => {
    const opening = openings.get(step.from);
    if (opening === undefined || openings.get(step.to) !== opening) return [];
    return isChosen(step.from) || isChosen(step.to) ? [repeatedOpening(step, opening)] : [];
  });
  return [...valid.pages.flatMap(impossibleOpening), ...repeated];
}
