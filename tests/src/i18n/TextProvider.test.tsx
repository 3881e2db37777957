import { render, screen } from '@testing-library/react';
import { compileText } from '../../../scripts/content/compileText';
import type { Locale } from '../../../src/content/locales';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { TextKey } from '../../../src/generated/textKeys';
import { TextProvider } from '../../../src/i18n/TextProvider';
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
