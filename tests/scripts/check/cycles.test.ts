import { checkCycles } from '../../../scripts/check/cycles';
import { problemsOf } from './smallTree';

it('is content where modules import each other in one direction', () => {
  const files = {
    'src/lib/a.ts': "import './b';\nimport './c';",
    'src/lib/b.ts': "import './c';",
    'src/lib/c.ts': '',
  };
  expect(problemsOf(checkCycles, files)).toEqual([]);
});

it('tells each circle once, by its shortest way', () => {
  const files = {
    'src/lib/a.ts': "import './b';",
    'src/lib/b.ts': "import './c';",
    'src/lib/c.ts': "import './a';\nimport './b';",
    'src/lib/d.ts': "import './a';",
  };
  expect(problemsOf(checkCycles, files)).toEqual([
    'src/lib/a.ts:0 is part of a circle of imports: src/lib/a.ts > src/lib/b.ts > src/lib/c.ts > src/lib/a.ts - move what they share into a module that imports none of them',
  ]);
});

it.each([
  ["import type { B } from './b';"],
  ["export const a: import('./b').B = 1;"],
  ["export const a = () => import('./b');"],
])('sees a circle through %s', (source) => {
  expect(
    problemsOf(checkCycles, { 'src/lib/a.ts': source, 'src/lib/b.ts': "import { a } from './a';" }),
  ).toEqual([expect.stringContaining('src/lib/a.ts > src/lib/b.ts > src/lib/a.ts')]);
});

it('sees a module that imports itself', () => {
  expect(problemsOf(checkCycles, { 'src/lib/a.ts': "import './a';" })).toEqual([
    expect.stringContaining('src/lib/a.ts > src/lib/a.ts'),
  ]);
});
