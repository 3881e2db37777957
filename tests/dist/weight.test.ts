import { statSync } from 'node:fs';
import path from 'node:path';
import { pageBytes } from '../../scripts/bench/pageBytes';
import { dataFileOf, DIST, pagePaths } from '../helpers/builtSite';

const KILOBYTE = 1000;
const sample = ['index.html', 'work/rollwerk-zwei-raeder/index.html', 'jobs/index.html'];

describe('what a first visit loads', () => {
  it.each(sample)('for %s stays within the budget', (file) => {
    const { script, css } = pageBytes(DIST, file);
    expect(css).toBeLessThanOrEqual(12 * KILOBYTE);
    expect(script).toBeLessThanOrEqual(96 * KILOBYTE);
  });

  it('of page data is at most 30 kB per page', () => {
    const sizes = pagePaths.map((page) => [page, statSync(path.join(DIST, dataFileOf(page))).size] as const);
    expect(sizes.filter(([, size]) => size > 30 * KILOBYTE)).toEqual([]);
  });
});
