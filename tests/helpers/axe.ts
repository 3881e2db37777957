import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Which part of a page is looked at, and by which of axe's rules; without them the whole page, by all. */
export interface AxeScope {
  /** A selector. */
  within?: string;
  rules?: readonly string[];
}

/** What axe finds wrong on a page: rule, place and reason. The page must be opened with `bypassCSP`. */
export async function axeFaults(page: Page, { within, rules }: AxeScope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context = JSON.stringify(within ?? null);
  const options = JSON.stringify({
    ...(rules && { runOnly: rules, iframes: false }),
    resultTypes: ['violations'],
  });
  // What passed names every element of the page: it stays in the page, because to hand it over takes longer than to look.
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${context} ?? document, ${options}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
