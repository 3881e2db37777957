import { z } from 'zod';
import { COUNT_MARKS, MAX_COUNT_MARKS } from '../../config/posters';
import { text } from './primitives';

const MAX_COUNTS_LETTERS = 60;

/** A larger number does not fit on a poster in large figures. */
const MAX_VALUE = 99_999;

/** With fewer marks than this a large number looks like a small one. */
const FEWEST_MARKS = 10;

/** The fewest things that one mark can stand for so that a number is drawn whole, by marks that all stand for as many. */
export function thingsPerMark(value: number): number {
  let each = Math.ceil(value / MAX_COUNT_MARKS);
  while (value % each !== 0) each += 1;
  return each;
}

/** Says of a number that cannot be drawn mark by mark how many things one mark should stand for. */
function checkMarks(
  { value, each = 1 }: { value: number; each?: number | undefined },
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const isTooMany = value / each > MAX_COUNT_MARKS;
  if (!isTooMany && value % each === 0) return;
  const message = isTooMany
    ? `${Math.ceil(value / each)} marks are more than anybody counts: at most ${MAX_COUNT_MARKS} are drawn`
    : `${value} things cannot be drawn by marks that stand for ${each} each: a part of a mark would be left over`;
  const share = thingsPerMark(value);
  const fix =
    share === 1
      ? 'remove "each": everything gets a mark of its own'
      : value / share < FEWEST_MARKS
        ? `say a rounder number: hardly anything divides ${value}`
        : `write "each": ${share}, so that one mark stands for ${share}, or another number that divides ${value}`;
  addIssue({
    code: 'custom',
    path: [isTooMany ? 'value' : 'each'],
    message,
    params: { code: 'out-of-range', fix },
  });
}

/** The number that belongs to a case, drawn by the build with exactly as many marks. */
export const caseNumber = z
  .strictObject({
    value: z.int().min(1).max(MAX_VALUE).meta({ description: 'The number, e.g. 112' }),
    counts: text
      .max(MAX_COUNTS_LETTERS)
      .meta({ description: 'What it counts, so that number and words are read as one, e.g. "Ausreden"' }),
    mark: z.enum(COUNT_MARKS).meta({
      description:
        'By what it is drawn: steps (footprints), tally (strokes in fives), strikes (lines struck out), bubbles (said), drops, rings, tiles, tickets',
    }),
    each: z
      .int()
      .min(2)
      .optional()
      .meta({
        description: `How many things one mark stands for; needed above ${MAX_COUNT_MARKS}, and must divide the number. Default: 1`,
      }),
  })
  .superRefine(checkMarks)
  .meta({ description: 'The number that belongs to the case; the build draws it by what it counts' });
