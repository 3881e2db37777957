import { type Locale, LOCALES } from './locales';

const OWN_NAMES: Partial<Record<Locale, string>> = { de: 'impressum' };

/** Path of the imprint, to which a dialog links wherever it is opened. */
export const imprintPath = (locale: Locale): string =>
  `${LOCALES[locale].prefix}/${OWN_NAMES[locale] ?? 'imprint'}/`;
