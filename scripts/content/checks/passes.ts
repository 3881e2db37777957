import { PASSES } from '../../../src/config/passes';
import { stepsOf } from '../facts';
import type { Problem } from '../problems';
import type { PageSource, SourceSet } from '../sourceSet';
import { type Finding, problemAt } from '../sources';

const FIRST_BLOCK = '/blocks/0/pass';

/** True if an anchor of a page is that of a pass. */
export const isPass = (at: string): boolean => at.endsWith('/pass');

function passProblems(page: PageSource): Problem[] {
  const found = (page.facts.uses.anchors ?? []).filter(([at]) => isPass(at));
  const problemOf = (at: string, finding: Finding) => problemAt(page, stepsOf(at), finding);
  if (page.kind !== 'cases') {
    const message = 'only cases are told in passes';
    return found.map(([at]) => problemOf(at, { code: 'stray-pass', message, fix: 'remove "pass"' }));
  }
  const names = found.map(([, name]) => name);
  const missing = PASSES.filter((pass) => !names.includes(pass));
  if (missing.length > 0) {
    return missing.map((pass) =>
      problemOf('/blocks', {
        code: 'missing-pass',
        message: `no block begins the pass "${pass}"; a case is told in three: ${PASSES.join(', ')}`,
        fix: `write "pass": "${pass}" in the text, statement, list, steps or figures with which it begins`,
      }),
    );
  }
  const firsts = found.filter(([, name], index) => names.indexOf(name) === index);
  const misplaced = firsts.find(([, name], index) => name !== PASSES[index]);
  if (misplaced) {
    const message = `the pass "${misplaced[1]}" stands at the wrong place: the order is ${PASSES.join(', ')}`;
    const fix = 'move the blocks, or name the passes in this order';
    return [problemOf(misplaced[0], { code: 'pass-order', message, fix })];
  }
  const [first] = firsts;
  if (!first || first[0] === FIRST_BLOCK) return [];
  const message = 'the blocks above this one belong to no pass';
  const fix = `write "pass": "${PASSES[0]}" in the first block, or move the blocks into a pass`;
  return [problemOf(first[0], { code: 'pass-order', message, fix })];
}

/** Checks the three passes of a case: each begins once, in printing order, the first one with the first block. */
export function checkPasses({ pages }: SourceSet): Problem[] {
  return pages.flatMap((page) => (page.facts.isValid ? passProblems(page) : []));
}
