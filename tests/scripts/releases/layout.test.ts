import { balanceLines, breakLines, type Run } from '../../../scripts/releases/breakLines';
import { laySheets, type Row } from '../../../scripts/releases/rows';
import { setLines } from '../../../scripts/releases/setLines';
import { STYLES } from '../../../scripts/releases/styles';

/** All letters have the same width. */
const measure = (text: string) => text.length;

const run = (text: string): Run => ({ text, style: STYLES.body, tag: { type: 'P' } });

const linesOf = (runs: Run[], width: number, set = breakLines) =>
  set(runs, width, measure).map((pieces) => pieces.map(({ text }) => text).join('|'));

describe('lines', () => {
  it.each([
    ['ends at blanks', 'Wir haben nichts zu sagen', 12, ['Wir haben ', 'nichts zu ', 'sagen']],
    [
      'keeps together what a no-break space joins',
      'Es sind 24\u00a0Menschen da',
      16,
      ['Es sind ', '24\u00a0Menschen da'],
    ],
    ['ends behind a hyphen between letters', 'die SFF-Projekte 2-3', 10, ['die SFF-', 'Projekte ', '2-3']],
    ['leaves soft hyphens in words that fit', 'Ein Farb\u00adboden', 11, ['Ein ', 'Farbboden']],
    ['uses them in words that do not', 'Ein Farb\u00adboden', 6, ['Ein ', 'Farb-', 'boden']],
    ['breaks an address anywhere rather than leave the sheet', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ])('%s', (_what, text, width, lines) => {
    expect(linesOf([run(text)], width)).toEqual(lines);
  });

  it('keeps a link and the full stop behind it together', () => {
    expect(linesOf([run('Das ist '), run('Wien'), run('. Ja.')], 12)).toEqual(['Das ist ', 'Wien|. Ja.']);
  });

  it('are about as long as each other where that is wanted', () => {
    const text = `${'wort '.repeat(20)}ende`;
    const lengths = linesOf([run(text)], 80, balanceLines).map(({ length }) => length);
    expect(linesOf([run(text)], 80)).toHaveLength(lengths.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(12);
  });
});

/** Rows of a paragraph with this many lines. */
const paragraph = (lines: number, isKept = false): Row[] =>
  setLines({ document: { type: 'Document' }, measure }, [run('x '.repeat(lines).trim())], {
    width: 1,
    isKept,
  });

const [height] = paragraph(1).map((row) => row.height);
const sheet = (lines: number) => ({ firstTop: 0, top: 0, bottom: lines * (height ?? 0) });
const countsOf = (rows: Row[], lines: number) => laySheets(rows, sheet(lines)).map((placed) => placed.length);

describe('sheets', () => {
  it.each([
    ['take the next sheet for what does not fit', [...paragraph(2), ...paragraph(2)], 3, [2, 2]],
    ['leave no first line of a paragraph alone', [...paragraph(2), ...paragraph(4)], 3, [2, 2, 2]],
    ['leave no last line of a paragraph alone', paragraph(5), 4, [3, 2]],
    [
      'keep a heading with the text below it',
      [...paragraph(3), ...paragraph(1), ...paragraph(2, true)],
      4,
      [3, 3],
    ],
    ['divide what is higher than a sheet', paragraph(7, true), 3, [3, 3, 1]],
  ])('%s', (_what, rows, lines, counts) => {
    expect(countsOf(rows, lines)).toEqual(counts);
  });

  it('begin without the space that parts a row from the one above', () => {
    const rows = [
      ...paragraph(2),
      ...paragraph(2).map((row, index) => ({ ...row, before: index === 0 ? 9 : 0 })),
    ];
    const tops = laySheets(rows, { ...sheet(3), top: 5 }).map(([first]) => first?.top);
    expect(tops).toEqual([0, 5]);
  });
});
