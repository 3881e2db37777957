import { type BadCase, set } from './badCase';

const CASE = 'de/cases/hoerfein.json';
const RELEASE = 'de/press/klanghaus.json';

const block = (pass?: string) => ({
  type: 'text',
  ...(pass === undefined ? {} : { pass }),
  paragraphs: ['Ein Absatz.'],
});

/** Mistakes in the passes in which a case is told. */
export const BAD_PASSES: BadCase[] = [
  {
    code: 'missing-pass',
    mistake: 'a case has no result',
    change: set(CASE, '/blocks', [block('problem'), block('work')]),
    file: CASE,
    at: '[\n    {\n      "type": "text"',
    pointer: '/blocks',
    message: 'no block begins the pass "result"',
    fix: 'write "pass": "result"',
  },
  {
    code: 'pass-order',
    mistake: 'a case tells its result before its work',
    change: set(CASE, '/blocks', [block('problem'), block('result'), block('work')]),
    file: CASE,
    at: '"result"',
    pointer: '/blocks/1/pass',
    message: 'the order is problem, work, result',
    fix: 'move the blocks',
  },
  {
    code: 'pass-order',
    mistake: 'a block of a case stands above its first pass',
    change: set(CASE, '/blocks', [block(), block('problem'), block('work'), block('result')]),
    file: CASE,
    at: '"problem"',
    pointer: '/blocks/1/pass',
    message: 'the blocks above this one belong to no pass',
    fix: 'write "pass": "problem" in the first block',
  },
  {
    code: 'duplicate-anchor',
    mistake: 'a pass begins twice',
    change: set(CASE, '/blocks/3', { type: 'text', pass: 'result', paragraphs: ['x'] }),
    file: CASE,
    at: '"result",\n      "paragraphs": [\n        "x"',
    pointer: '/blocks/3/pass',
    fix: 'a pass begins once: remove one of the two',
  },
  {
    code: 'unknown-value',
    mistake: 'a pass is misspelt',
    change: set(CASE, '/blocks/0/pass', 'probelm'),
    file: CASE,
    at: '"probelm"',
    pointer: '/blocks/0/pass',
    fix: 'did you mean "problem"?',
  },
  {
    code: 'stray-pass',
    mistake: 'a press release has a pass',
    change: set(RELEASE, '/blocks', [block('problem')]),
    file: RELEASE,
    at: '"problem"',
    pointer: '/blocks/0/pass',
    message: 'only cases are told in passes',
    fix: 'remove "pass"',
  },
];
