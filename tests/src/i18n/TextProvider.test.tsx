import { render, screen } from '@testing-library/react';
import { compileText } from '../../../scripts/content/compileText';
import { type Locale, LOCALES } from '../../../src/content/locales';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { TextKey } from '../../../src/generated/textKeys';
import { TextProvider } from '../../../src/i18n/TextProvider';
import { formatNumber } from '../../../src/lib/formatNumber';
import { useText, type TextValues } from '../../../src/i18n/useText';

const KEY: TextKey = 'jobs.live';

function Line({ values }: { values?: TextValues }) {
  return <p>{useText()(KEY, values)}</p>;
}

function show(locale: Locale, text: string, values?: TextValues) {
  const compiled = compileText(text);
  if (!compiled.ok) throw new Error(compiled.reason);
  const messages: Record<string, CompiledMessage> = { [KEY]: compiled.message };
  return render(
    <TextProvider locale={locale} messages={messages}>
      {values ? <Line values={values} /> : <Line />}
    </TextProvider>,
  );
}

afterEach(() => jest.restoreAllMocks());

it('does not ask the browser which languages it has for numbers and dates, which takes a phone 75 ms', () => {
  const numbers = jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  const dates = jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show('de', 'Guten Tag, {name}.', { name: 'Ada' });
  expect(screen.getByText('Guten Tag, Ada.')).toBeInTheDocument();
  expect([numbers, dates, complaint].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
});

it.each([
  ['de', '1.234 Stellen'],
  ['en', '1,234 Stellen'],
] as const)('writes numbers as %s does', (locale, written) => {
  show(locale, '{count, plural, one {Eine Stelle} other {# Stellen}}', { count: 1234 });
  expect(screen.getByText(written)).toBeInTheDocument();
});

it.each([
  [0, 'Keine'],
  [1, 'Eine'],
  [2, '2 Stellen'],
] as const)('chooses the form for %s, and asks the browser for nothing', (count, written) => {
  const rules = jest.spyOn(Intl, 'PluralRules');
  const numbers = jest.spyOn(Intl, 'NumberFormat');
  show('de', '{count, plural, =0 {Keine} one {Eine} other {# Stellen}}', { count });
  expect(screen.getByText(written)).toBeInTheDocument();
  expect([rules.mock.calls, numbers.mock.calls]).toEqual([[], []]);
});

it('counts as the browser does in the languages of the site', () => {
  for (const { intl } of Object.values(LOCALES)) {
    const rules = new Intl.PluralRules(intl);
    for (const count of [0, 1, 2, 5, 11, 21, 101, 1000]) {
      const own = count === 1 ? 'one' : 'other';
      expect(rules.select(count)).toBe(own);
    }
    expect(formatNumber(1_234_567.5, intl)).toBe(new Intl.NumberFormat(intl).format(1_234_567.5));
  }
});

it('reports a text that is missing, once', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const _ of [1, 2])
    render(
      <TextProvider locale="de" messages={{}}>
        <Line />
      </TextProvider>,
    );
  expect(complaint.mock.calls).toEqual([[expect.stringContaining(KEY)]]);
});
