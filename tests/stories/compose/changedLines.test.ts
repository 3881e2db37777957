import { firstChangedLine } from '../../../stories/compose/save/changedLines';

const lines = (...all: string[]) => `${all.join('\n')}\n`;
const BEFORE = lines('{', '"a": 1,', '"b": 2,', '"c": 3,', '"d": 4,', '"e": 5', '}');

it.each<[string, string | null, string | null, number]>([
  ['a changed line', BEFORE, BEFORE.replace('4', '40'), 5],
  ['the first of two changes', BEFORE, BEFORE.replace('2', '20').replace('5', '50'), 3],
  ['a change in the first line', BEFORE, BEFORE.replace('{', '['), 1],
  ['a line that was added', BEFORE, BEFORE.replace('"d"', '"new": 0,\n"d"'), 5],
  ['what follows a line that was removed', BEFORE, BEFORE.replace('"c": 3,\n', ''), 4],
  ['the beginning of a new file', null, BEFORE, 1],
  ['the beginning of a deleted file', BEFORE, null, 1],
  ['the beginning where nothing differs', BEFORE, BEFORE, 1],
])('names the line of %s', (_what, before, after, line) => {
  expect(firstChangedLine({ file: 'a.json', before, after })).toBe(line);
});
