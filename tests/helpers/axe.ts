import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The part of a page to check, and the axe rules to use; by default the whole page, with all rules. */
export interface AxeScope {
  /** A selector. */
  within?: string;
  rules?: readonly string[];
}

/** Runs axe on a page and returns its findings: rule, place and reason. The page must be opened with `bypassCSP`. */
export async function axeFaults(page: Page, { within, rules }: AxeScope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context = JSON.stringify(within ?? null);
  const options = JSON.stringify({
    ...(rules && { runOnly: rules, iframes: false }),
    resultTypes: ['violations'],
  });
  // Passed rules list every element of the page; they stay in the page, because transferring them takes longer than the
  // check.
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${context} ?? document, ${options}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
