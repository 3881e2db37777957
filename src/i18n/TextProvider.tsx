import type { ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { type Locale, LOCALES } from '../content/locales';
import type { CompiledMessage } from '../content/pageData';

const warned = new Set<string>();

/** A text that is missing at run time shows nothing and is reported once; the build refuses it earlier. */
function reportOnce(error: Error): void {
  if (warned.has(error.message)) return;
  warned.add(error.message);
  // oxlint-disable-next-line no-console -- the one place where a missing text is reported
  console.error(error.message);
}

export interface TextProviderProps {
  locale: Locale;
  messages: Record<string, CompiledMessage>;
  children: ReactNode;
}

/** Gives everything below it the texts and the language of one page. */
export function TextProvider({ locale, messages, children }: TextProviderProps) {
  return (
    <IntlProvider
      locale={LOCALES[locale].intl}
      defaultLocale={LOCALES[locale].intl}
      messages={messages as Record<string, MessageFormatElement[]>}
      onError={reportOnce}
    >
      {children}
    </IntlProvider>
  );
}
