import { LOCALE_CODES } from '../../../src/content/locales';
import { openingsOf, type Step, stepsOfLocale } from '../openings/openings';
import { canChoose, chosenOpening, obstacleTo, wishesOf, writtenOpening } from '../openings/wishes';
import type { BerlinMinute } from '../../lib/berlinClock.mjs';
import type { Problem } from '../problems';
import { isOver } from '../publication/publication';
import { createSourceSet, type PageSource, type SourceSet } from '../sourceSet';
import { nameOf, problemAt } from '../sources';

/** Reports an opening that the page cannot have. */
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

/** True if an editor has chosen how the page opens. */
const isChosen = (page: PageSource) => chosenOpening(page) !== undefined;

function repeatedOpening({ from, to, because }: Step, opening: string): Problem {
  const [page, other] = isChosen(from) ? [from, to] : [to, from];
  const suggestions = [page, other].filter(canChoose).flatMap((one) => {
    const others = wishesOf(one).filter((wish) => wish !== opening);
    return others.length > 0 ? [`for "${one.id}" ${others.join(', ')}`] : [];
  });
  return problemAt(page, ['opening'], {
    code: 'repeated-opening',
    message: `"${from.id}" ${because} "${to.id}", and both open with "${opening}": ${nameOf(other, isChosen(other) ? ['opening'] : [])}`,
    fix: `write another opening (${suggestions.join('; ')}), or remove "opening": the build then chooses one that differs`,
  });
}

/**
 * Checks that pages can open as specified, and not in the same way as the page before. Openings chosen by the build
 * already differ. Drafts and pages published later are included, expired pages are not.
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
