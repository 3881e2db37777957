// Covers src, content-json.
import { HtmlValidate } from 'html-validate';
import { htmlOf, pagePaths } from '../helpers/builtSite';
import { pagesToLookAt } from '../helpers/pagesToLookAt';

/** The HTML standard and its accessibility rules; rules about code style are off, because nobody reads this HTML. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React prints void elements and boolean attributes its own way; both are valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    // Numbers are marked up as links only where a visitor may call.
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // The main navigation is there thrice (bar, menu, menu without script), but only one of them is ever shown.
    'unique-landmark': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

const { pages, note } = pagesToLookAt('markup', pagePaths);

it('is valid HTML on every page', async () => {
  const faults: string[] = [];
  for (const path of pages) {
    const report = await validator.validateString(htmlOf(path));
    const found = report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`);
    note(path, found);
    faults.push(...found);
  }
  expect(faults.slice(0, 40)).toEqual([]);
});
