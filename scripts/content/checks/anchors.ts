import { anchorsOf } from '../anchors';
import { stepsOf } from '../facts';
import type { Problem } from '../problems';
import { applicantAnchor, RESERVED_ANCHORS } from '../rules';
import type { PageSource, SourceSet } from '../sourceSet';
import { nameOf, problemAt } from '../sources';
import { isPass } from './passes';

function ownProblems(page: PageSource): Problem[] {
  const problems: Problem[] = [];
  const places = page.facts.uses.anchors ?? [];
  places.forEach(([at, anchor], index) => {
    const first = places.slice(0, index).find(([, other]) => other === anchor);
    if (first) {
      const message = `the anchor "${anchor}" stands already at ${nameOf(page, stepsOf(first[0]))}`;
      const fix = isPass(at)
        ? 'a pass begins once: remove one of the two'
        : 'give one of the two another name';
      problems.push(problemAt(page, stepsOf(at), { code: 'duplicate-anchor', message, fix }));
    }
    if (RESERVED_ANCHORS.some((name) => name === anchor)) {
      const message = `the anchor "${anchor}" is used by the frame of every page`;
      problems.push(
        problemAt(page, stepsOf(at), { code: 'reserved-anchor', message, fix: 'choose another name' }),
      );
    }
  });
  return problems;
}

/** Checks anchors, which become ids in the HTML: unique per page, not used by the frame; the privacy policy must have one for applicants. */
export function checkAnchors(set: SourceSet): Problem[] {
  return set.pages.flatMap((page) => {
    const problems = page.facts.uses.anchors ? ownProblems(page) : [];
    if (page.kind !== 'legal' || page.id !== 'data-privacy' || !page.facts.isJson) return problems;
    const wanted = applicantAnchor(page.locale);
    if (!anchorsOf(page).includes(wanted)) {
      const message = `no block has the anchor "${wanted}", which forms link to (specification, section 9: point 7 about applicants)`;
      const fix = `add "anchor": "${wanted}" to the block about applicants`;
      problems.push(problemAt(page, ['blocks'], { code: 'privacy-anchor', message, fix }));
    }
    return problems;
  });
}
