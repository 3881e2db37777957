import { all, type BadCase, set } from './badCase';

/** A case without a translation, and one with. */
const CASE = 'de/cases/hoerfein.json';
const TRANSLATED = 'cases/rollwerk.json';
const NUMBER = { value: 112, counts: 'Ausreden', mark: 'bubbles' };

/** A mistake in the number of a case. */
function bad(
  mistake: string,
  fields: object,
  rest: Pick<BadCase, 'code' | 'at' | 'pointer' | 'fix' | 'message'>,
): BadCase {
  return { mistake, file: CASE, change: set(CASE, '/number', { ...NUMBER, ...fields }), ...rest };
}

/** Mistakes in the number that belongs to a case. */
export const BAD_NUMBERS: BadCase[] = [
  bad(
    'a number is to be drawn by a mark that nobody draws',
    { mark: 'bubble' },
    { code: 'unknown-value', at: '"bubble"', pointer: '/number/mark', fix: 'did you mean "bubbles"?' },
  ),
  bad(
    'a number does not say what it counts',
    { counts: undefined },
    { code: 'missing-field', at: '{\n    "value"', pointer: '/number/counts', fix: 'add "counts": text' },
  ),
  bad(
    'a number is not whole',
    { value: 2.6 },
    { code: 'wrong-type', at: '2.6', pointer: '/number/value', fix: 'write a whole number' },
  ),
  bad(
    'a number is too large to be drawn one by one',
    { value: 3206 },
    {
      code: 'out-of-range',
      at: '3206',
      pointer: '/number/value',
      message: '3206 marks are more than anybody counts: at most 500 are drawn',
      fix: 'write "each": 7, so that one mark stands for 7',
    },
  ),
  bad(
    'marks that stand for several things leave a part of one over',
    { each: 10 },
    {
      code: 'out-of-range',
      at: '10',
      pointer: '/number/each',
      message: '112 things cannot be drawn by marks that stand for 10 each',
      fix: 'remove "each"',
    },
  ),
  bad(
    'hardly anything divides a large number',
    { value: 7919, each: 10 },
    {
      code: 'out-of-range',
      at: '7919',
      pointer: '/number/value',
      message: '792 marks are more than anybody counts',
      fix: 'say a rounder number: hardly anything divides 7919',
    },
  ),
  {
    code: 'translation-differs',
    mistake: 'a case counts another number in its translation',
    change: all(
      set(`de/${TRANSLATED}`, '/number', NUMBER),
      set(`en/${TRANSLATED}`, '/number', { ...NUMBER, value: 113 }),
    ),
    file: `en/${TRANSLATED}`,
    at: '113',
    pointer: '/number/value',
    fix: 'state the same fact in both languages',
  },
];
