import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOVEMENTS } from '../../stories/foundations/movements';

const SRC = path.resolve(__dirname, '../../src');

/** A transition or an animation, or frames that a script draws until a time is over. */
const MOVES = /^\s*(?:transition|animation):(?!\s*none)|SMOOTH_SCROLL_MAX_MS,/m;

it('the table of movements knows every module that makes something move, and no other', () => {
  const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => MOVES.test(readFileSync(path.join(SRC, file), 'utf8')))
    .map((file) => file.split(path.sep).join('/'));
  // Only there is everything held still for those who want less motion.
  const moving = modules.filter((file) => file !== 'theme/globalStyles.ts');
  expect([...new Set(MOVEMENTS.flatMap(({ files }) => files))].toSorted()).toEqual(moving.toSorted());
});

it('every movement says how long it lasts, what for, and what is seen with less motion', () => {
  for (const { what, lasts, purpose, reduced } of MOVEMENTS) {
    expect([what, lasts.every((ms) => ms > 0), purpose, reduced]).toEqual([
      what,
      true,
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
  }
});
