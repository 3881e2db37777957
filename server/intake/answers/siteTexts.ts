import { createIntl, type MessageFormatElement } from 'react-intl';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { type Locale, LOCALES } from '../../../src/content/locales';

/** Looks a text of the site up by its key and fills in its placeholder. */
export type SiteText = (key: string, values?: Record<string, string | number>) => string;

/**
 * The texts of the site in a language, by the same library as in the browser.
 * @throws (when called) for a text that does not exist
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
