import { LOCALES, type Locale } from '../../src/content/locales';

/** Folder of the application forms, below the locale prefix (specification, section 2). */
const APPLICATION_FOLDER = '/jobs/application/';

/** Path of a job. */
export function jobPath(locale: Locale, slug: string): string {
  return `${LOCALES[locale].prefix}/jobs/${slug}/`;
}

/** Path of a job's application form. */
export function applicationPath(locale: Locale, slug: string): string {
  return `${LOCALES[locale].prefix}${APPLICATION_FOLDER}${slug}/`;
}

/** True if a slug ends in the id of its job, as every slug must. */
export const isSlugOf = (slug: string, id: string): boolean => slug.endsWith(`-${id}`);

/** The slug in an address of the given job or of its form; undefined for every other path. */
export function slugInPath(path: string, { locale, id }: { locale: Locale; id: string }): string | undefined {
  const slug = path.split('/').at(-2) ?? '';
  const isOwn = isSlugOf(slug, id) && [jobPath(locale, slug), applicationPath(locale, slug)].includes(path);
  return isOwn ? slug : undefined;
}
