import {
  type LoadReport,
  type PageFigures,
  loadRows,
  LOAD_COLUMNS,
  missedBudgets,
} from '../../../scripts/bench/load/report';

const page: PageFigures = {
  template: 'case',
  locale: 'de',
  path: '/work/x/',
  firstPaint: { whole: 420, withoutScript: 410, bare: 400 },
  largestPaint: { whole: 416, withoutScript: 410, bare: 400 },
  menu: 480,
  input: null,
  blocking: 0,
  longestTask: { whole: 50, bare: 0 },
  slowestPress: 96,
  bytes: { html: 21_500, styles: 10_300, script: 98_040, fonts: 47_000, pictures: 5_200, data: 0 },
};
const report = (changed: Partial<PageFigures>): Pick<LoadReport, 'pages'> => ({
  pages: [{ ...page, ...changed }],
});

it('gives each page a cell in every column, with its ratios to the control page', () => {
  const [cells = []] = loadRows(report({}));
  expect(cells).toHaveLength(LOAD_COLUMNS.length);
  expect(cells).toEqual(
    'case de|420|410|400|1.05|416|400|1.04|480|1.20|–|0|50|< 50|96|21.5|10.3|98.0|47.0|5.2|0.0'.split('|'),
  );
});

it('says "less than" for what the browser does not report', () => {
  const [cells = []] = loadRows(
    report({ longestTask: { whole: 0, bare: 64 }, slowestPress: 0, input: 1200 }),
  );
  expect(cells.slice(10, 15)).toEqual(['1200', '0', '< 50', '64', '< 16']);
});

it.each<[string, Partial<PageFigures>]>([
  ['first paint', { firstPaint: { whole: 425, withoutScript: 400, bare: 400 } }],
  ['largest paint', { largestPaint: { whole: 425, withoutScript: 400, bare: 400 } }],
  ['menu', { menu: 490 }],
  ['longest task', { longestTask: { whole: 51, bare: 0 } }],
  ['slowest press', { slowestPress: 104 }],
  ['first paint', { firstPaint: { whole: Number.NaN, withoutScript: 400, bare: 400 } }],
])('names the page and its %s where that is beyond its budget', (name, changed) => {
  expect(missedBudgets(report({}))).toEqual([]);
  expect(missedBudgets(report(changed))).toEqual([
    expect.stringMatching(new RegExp(`^${name}.*; case de (?:NaN|[\\d.]+)$`)),
  ]);
});

it('names all pages beyond a budget in one line', () => {
  const pages = [
    page,
    { ...page, longestTask: { whole: 62, bare: 0 } },
    { ...page, locale: 'en' as const, longestTask: { whole: 58, bare: 0 } },
  ];
  expect(missedBudgets({ pages })).toEqual(['longest task, ms: at most 50; case de 62, case en 58']);
});
