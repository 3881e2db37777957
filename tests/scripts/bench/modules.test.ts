import { moduleTable } from '../../../scripts/bench/modules/moduleTable';
import { BUNDLER, cutScript, weighModules } from '../../../scripts/bench/modules/weighModules';

describe('a script', () => {
  it('is cut where its map goes on with another module, over lines and without gaps', () => {
    const script = 'wrap(aaaa;\nbb;aa)';
    const pieces = cutScript(script, [
      { line: 1, column: 0, module: undefined },
      { line: 1, column: 5, module: 'a.ts' },
      { line: 1, column: 7, module: 'a.ts' },
      { line: 2, column: 0, module: 'b.ts' },
      { line: 2, column: 3, module: 'a.ts' },
      { line: 2, column: 5, module: undefined },
    ]);
    const texts = pieces.map(({ module, end }, index) => [
      module,
      script.slice(pieces[index - 1]?.end ?? 0, end),
    ]);
    expect(texts).toEqual([
      [BUNDLER, 'wrap('],
      ['a.ts', 'aaaa;\n'],
      ['b.ts', 'bb;'],
      ['a.ts', 'aa'],
      [BUNDLER, ')'],
    ]);
  });

  it('without a map is the bundler’s', () => {
    expect(cutScript('abc', [])).toEqual([{ module: BUNDLER, end: 3 }]);
  });

  it('weighs what is served, and what is repeated weighs next to nothing', async () => {
    const text = Array.from({ length: 400 }, (_, index) => ((index * 7919) % 3571).toString(36)).join(';');
    const script = text + text;
    const pieces = [
      { module: 'first', end: text.length },
      { module: 'again', end: script.length },
    ];
    const weights = await weighModules(script, pieces, 1000);
    const [first = 0, again = 0] = [weights.get('first'), weights.get('again')];
    expect(first + again).toBeCloseTo(1000, 6);
    expect(again).toBeLessThan(first / 20);
  });
});

it('lists the heaviest modules of every template once, the rest in one line, and a sum beside the files', () => {
  const { columns, rows } = moduleTable(
    [
      {
        template: 'case',
        served: 1750,
        modules: { 'node_modules/react/x.js': 1000, 'src/a.ts': 500, 'src/b.ts': 250 },
      },
      { template: 'press', served: 1400, modules: { 'node_modules/react/x.js': 1000, 'src/b.ts': 400 } },
    ],
    1,
  );
  expect(columns).toEqual(['module', 'case', 'press']);
  expect(rows).toEqual([
    ['react/x.js', '1.00', '1.00'],
    ['all others', '0.75', '0.40'],
    ['sum', '1.75', '1.40'],
    ['files', '1.75', '1.40'],
  ]);
});
