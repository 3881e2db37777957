import { collectAnchors } from '../anchors';
import type { Problem } from '../problems';
import { APPLICANT_ANCHORS, RESERVED_ANCHORS } from '../rules';
import type { SourceSet } from '../sourceSet';
import { nameOf, problemAt } from '../sources';

/** Anchors are ids of the HTML: each at most once per page, none that the frame uses; the policy needs its own. */
export function checkAnchors(set: SourceSet): Problem[] {
  const anchors = collectAnchors(set);
  return set.pages.flatMap((page) => {
    const problems: Problem[] = [];
    const places = anchors.placesOf(page);
    places.forEach(({ anchor, path }, index) => {
      const first = places.slice(0, index).find((other) => other.anchor === anchor);
      if (first) {
        const message = `the anchor "${anchor}" stands already at ${nameOf(page, first.path)}`;
        problems.push(
          problemAt(page, path, {
            code: 'duplicate-anchor',
            message,
            fix: 'give one of the two another name',
          }),
        );
      }
      if (RESERVED_ANCHORS.some((name) => name === anchor)) {
        const message = `the anchor "${anchor}" is used by the frame of every page`;
        problems.push(
          problemAt(page, path, { code: 'reserved-anchor', message, fix: 'choose another name' }),
        );
      }
    });
    const wanted = APPLICANT_ANCHORS[page.locale];
    if (
      page.kind === 'legal' &&
      page.id === 'data-privacy' &&
      page.tree &&
      !anchors.of(page).includes(wanted)
    ) {
      const message = `no block has the anchor "${wanted}", which forms link to (specification, section 9: point 7 about applicants)`;
      const fix = `add "anchor": "${wanted}" to the block about applicants`;
      problems.push(problemAt(page, ['blocks'], { code: 'privacy-anchor', message, fix }));
    }
    return problems;
  });
}
