import { IntlMessageFormat } from 'intl-messageformat';
import { type ReactNode, useMemo } from 'react';
import {
  createIntl,
  InvalidConfigError,
  type IntlShape,
  type MessageFormatElement,
  RawIntlProvider,
} from 'react-intl';
import { type Locale, LOCALES } from '../content/locales';
import type { CompiledMessage } from '../content/pageData';
import { formatNumber } from '../lib/formatNumber';

// For each text with a placeholder, IntlMessageFormat would check whether the browser can format numbers in the
// language, at the cost described below. Only texts that are not yet parsed need that check.
IntlMessageFormat.resolveLocale = () => undefined;

const warned = new Set<string>();

/**
 * Reports a missing text once; the page then shows its key. The compiler rejects keys that no text has, the content step
 * content without a text that it had and that code shows.
 */
function reportOnce(error: Error): void {
  // The missing `locale` is intended, see below.
  if (error instanceof InvalidConfigError || warned.has(error.message)) return;
  warned.add(error.message);
  // oxlint-disable-next-line no-console -- the one place where a missing text is reported
  console.error(error.message);
}

/** The same rule in both languages: exactly one, or several. */
const COUNTING = { select: (count: number) => (count === 1 ? 'one' : 'other') } as Intl.PluralRules;

/**
 * Creates the texts of one page. The language is set as the default only: for a `locale`, react-intl checks at once
 * whether the browser can format numbers and dates in it, and for that Chrome loads its data of all languages, 75 ms on
 * a phone. For the same reason counts are formatted and their plural form is chosen without the browser: its first
 * formatted number was one of the longest parts of hydration. docs/decisions/0074-answer-early.md
 */
function createTexts(locale: Locale, messages: Record<string, CompiledMessage>): IntlShape {
  const region = LOCALES[locale].intl;
  const intl = createIntl({
    locale: '',
    defaultLocale: region,
    messages: messages as Record<string, MessageFormatElement[]>,
    onError: reportOnce,
  });
  const { getNumberFormat, getPluralRules } = intl.formatters;
  const counts = { format: (count: number) => formatNumber(count, region) } as Intl.NumberFormat;
  intl.formatters.getNumberFormat = (name, options) =>
    options === undefined ? counts : getNumberFormat(name, options);
  intl.formatters.getPluralRules = (name, options) =>
    options?.type === 'ordinal' ? getPluralRules(name, options) : COUNTING;
  return intl;
}

export interface TextProviderProps {
  locale: Locale;
  messages: Record<string, CompiledMessage>;
  children: ReactNode;
}

/** Provides the texts and the language of one page to everything below it. */
export function TextProvider({ locale, messages, children }: TextProviderProps) {
  const texts = useMemo(() => createTexts(locale, messages), [locale, messages]);
  return <RawIntlProvider value={texts}>{children}</RawIntlProvider>;
}
