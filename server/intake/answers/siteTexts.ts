import { createIntl, type MessageFormatElement } from 'react-intl';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { type Locale, LOCALES } from '../../../src/content/locales';

/** Returns the site text for a key, with its placeholders filled in. */
export type SiteText = (key: string, values?: Record<string, string | number>) => string;

/**
 * The site's texts in one language, formatted by the same library as in the browser.
 * @throws (when called) for a key that does not exist
 */
export function siteTexts({ texts }: Pick<IntakeSite, 'texts'>, locale: Locale): SiteText {
  const intl = createIntl({
    locale: LOCALES[locale].intl,
    messages: texts[locale] as unknown as Record<string, MessageFormatElement[]>,
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => intl.formatMessage({ id: key }, values);
}
