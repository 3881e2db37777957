import { OPENINGS } from '../../../src/config/openings';
import { LOCALE_CODES } from '../../../src/content/locales';
import { openingsOf, type Step, stepsOfLocale } from '../openings/openings';
import { canChoose, chosenOpening, obstacleTo, writtenOpening } from '../openings/wishes';
import type { Problem } from '../problems';
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
  const others = OPENINGS.filter((one) => one !== opening).join(', ');
  return problemAt(page, ['opening'], {
    code: 'repeated-opening',
    message: `"${from.id}" ${because} "${to.id}", and both open with "${opening}": ${nameOf(other, isChosen(other) ? ['opening'] : [])}`,
    fix: `write another opening in one of the two (${others}), or remove "opening": the build then chooses one that differs`,
  });
}

/** Pages can open as their editors say, and never like the page before; what the build chooses differs by itself. */
export function checkOpenings(set: SourceSet): Problem[] {
  const isValid = ({ facts }: PageSource) => facts.isValid;
  const valid = createSourceSet([...set.pages.filter(isValid), ...set.navigation], set.shown);
  const openings = openingsOf(valid);
  const repeated = LOCALE_CODES.flatMap((locale) => stepsOfLocale(valid, locale)).flatMap((step) => {
    const opening = openings.get(step.from);
    if (opening === undefined || openings.get(step.to) !== opening) return [];
    return isChosen(step.from) || isChosen(step.to) ? [repeatedOpening(step, opening)] : [];
  });
  return [...valid.pages.flatMap(impossibleOpening), ...repeated];
}
