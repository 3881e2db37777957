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

// Of each text with a placeholder it would be asked whether the browser can format numbers in its language, at the cost told below.
// Only a text that is still to be parsed needs to know.
IntlMessageFormat.resolveLocale = () => undefined;

const warned = new Set<string>();

/** A text that is missing at run time shows nothing and is reported once; the build refuses it earlier. */
function reportOnce(error: Error): void {
  // That no locale is named is meant so, below.
  if (error instanceof InvalidConfigError || warned.has(error.message)) return;
  warned.add(error.message);
  // oxlint-disable-next-line no-console -- the one place where a missing text is reported
  console.error(error.message);
}

/** Both languages count alike: exactly one, or several. */
const COUNTING = { select: (count: number) => (count === 1 ? 'one' : 'other') } as Intl.PluralRules;

/**
 * The texts of one page. The language is named as the default alone: of a `locale` react-intl asks the browser at once
 * whether it can format numbers and dates in it, and to know that Chrome reads its data of all languages, 75 ms on a
 * phone. For the same reason counts are written and their form is chosen without the browser's help: the first number
 * that it formats was one of the longest pieces of hydration. docs/decisions/0074-answer-early.md
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

/** Gives everything below it the texts and the language of one page. */
export function TextProvider({ locale, messages, children }: TextProviderProps) {
  const texts = useMemo(() => createTexts(locale, messages), [locale, messages]);
  return <RawIntlProvider value={texts}>{children}</RawIntlProvider>;
}
