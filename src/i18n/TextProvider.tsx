import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { IntlProvider, InvalidConfigError, type MessageFormatElement } from 'react-intl';
import { type Locale, LOCALES } from '../content/locales';
import type { CompiledMessage } from '../content/pageData';

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

export interface TextProviderProps {
  locale: Locale;
  messages: Record<string, CompiledMessage>;
  children: ReactNode;
}

/**
 * Gives everything below it the texts and the language of one page. The language is named as the default alone: of a `locale`
 * react-intl asks the browser at once whether it can format numbers and dates in it, and to know that Chrome reads its data of all
 * languages, 75 ms on a phone, on pages that format neither.
 */
export function TextProvider({ locale, messages, children }: TextProviderProps) {
  return (
    <IntlProvider
      locale=""
      defaultLocale={LOCALES[locale].intl}
      messages={messages as Record<string, MessageFormatElement[]>}
      onError={reportOnce}
    >
      {children}
    </IntlProvider>
  );
}
