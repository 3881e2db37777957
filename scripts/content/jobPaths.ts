import { LOCALES, type Locale } from '../../src/content/locales';

/** Folder of the application forms below a locale's prefix (specification, section 2). */
const APPLICATION_FOLDER = '/jobs/application/';

/** Path of a job by its slug. */
export function jobPath(locale: Locale, slug: string): string {
  return `${LOCALES[locale].prefix}/jobs/${slug}/`;
}

/** Path of a job's application form by its slug. */
export function applicationPath(locale: Locale, slug: string): string {
  return `${LOCALES[locale].prefix}${APPLICATION_FOLDER}${slug}/`;
}

/** The id in a slug: its last run of digits (domain rules, section 1). */
export function idInSlug(slug: string): string | undefined {
  return slug.match(/\d+/g)?.at(-1);
}
