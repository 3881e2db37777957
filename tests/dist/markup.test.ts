// Covers src, content-json.
import { HtmlValidate } from 'html-validate';
import { htmlOf, pagePaths } from '../helpers/builtSite';
import { pagesToLookAt } from '../helpers/pagesToLookAt';

/** The HTML standard and its accessibility rules; code style rules are off, because this HTML is generated. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React prints void elements and boolean attributes in its own way; both are valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    // Phone numbers are links only where visitors may call.
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // The main navigation exists three times (bar, menu, menu without JavaScript), but only one is ever shown.
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
