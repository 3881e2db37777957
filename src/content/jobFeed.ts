import { LOCALES, type Locale } from './locales';

/** Path of the feed of open jobs in a language, e.g. `en` => `/en/jobs/feed.xml`. */
export const jobFeedPath = (locale: Locale): string => `${LOCALES[locale].prefix}/jobs/feed.xml`;
