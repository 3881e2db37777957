import { statSync } from 'node:fs';
import path from 'node:path';
import { pageBytes } from '../../scripts/bench/pageBytes';
import { dataFileOf, DIST, pagePaths } from '../helpers/builtSite';

const KILOBYTE = 1000;
// The list of jobs carries its search beyond what every page has (docs/decisions/0020-job-search-in-the-browser.md).
const sample: [file: string, script: number][] = [
  ['index.html', 96],
  ['work/rollwerk-zwei-raeder/index.html', 96],
  ['jobs/index.html', 98],
];

describe('what a first visit loads', () => {
  it.each(sample)('for %s stays within the budget', (file, budget) => {
    const { script, css } = pageBytes(DIST, file);
    expect(css).toBeLessThanOrEqual(12 * KILOBYTE);
    expect(script).toBeLessThanOrEqual(budget * KILOBYTE);
  });

  it('of page data is at most 30 kB per page', () => {
    const sizes = pagePaths.map((page) => [page, statSync(path.join(DIST, dataFileOf(page))).size] as const);
    expect(sizes.filter(([, size]) => size > 30 * KILOBYTE)).toEqual([]);
  });
});
