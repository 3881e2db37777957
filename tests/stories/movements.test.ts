import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../scripts/lib/filesBelow';
import { DURATIONS_MS } from '../../src/theme/motion';
import { MOVEMENTS } from '../../stories/foundations/movements';

const SRC = path.resolve(__dirname, '../../src');

/** A transition or animation, in styles or in a script, or frames drawn by a script for a limited time. */
const MOVES =
  /^\s*(?:transition|animation):(?!\s*none)|SMOOTH_SCROLL_MAX_MS,|\.animate\(|startViewTransition/m;
/** A duration by its name, or in figures within a transition or an animation. */
const NAMED = /\b(?:duration|DURATIONS_MS)\.(\w+)/g;
const IN_FIGURES = /^\s*(?:transition|animation): [\w-]+ (\d+)ms/gm;

const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8');

it('the table of movements knows every module that makes something move, and no other', () => {
  const modules = filesBelow(SRC).filter(
    (file) => /^(?!generated\/).+\.tsx?$/.test(file) && MOVES.test(read(file)),
  );
  // This file stops all movement for visitors who prefer reduced motion.
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

const tokens = Object.entries(DURATIONS_MS);

it.each(tokens)('the duration %s is that of a movement in the table', (_name, ms) => {
  expect(MOVEMENTS.filter(({ lasts }) => lasts.includes(ms))).not.toEqual([]);
});

it.each([...new Set(MOVEMENTS.flatMap(({ files }) => files))])(
  'every duration in %s is told by its rows of the table',
  (file) => {
    const told = MOVEMENTS.filter(({ files }) => files.includes(file)).flatMap(({ lasts }) => lasts);
    const ofTokens = [...read(file).matchAll(NAMED)].map(
      ([, name]) => Object.fromEntries(tokens)[String(name)],
    );
    const inFigures = [...read(file).matchAll(IN_FIGURES)].map(([, ms]) => Number(ms));
    expect([...ofTokens, ...inFigures].filter((ms) => ms === undefined || !told.includes(ms))).toEqual([]);
  },
);
