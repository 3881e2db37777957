import { LOCALES, type Locale } from './locales';

/** Folder of the pages of jobs and of their feeds (specification, section 2). */
export const jobFolder = (locale: Locale): string => `${LOCALES[locale].prefix}/jobs/`;

/** Folder of the application forms. */
export const applicationFolder = (locale: Locale): string => `${jobFolder(locale)}application/`;

/** Path of a job. */
export const jobPath = (locale: Locale, slug: string): string => `${jobFolder(locale)}${slug}/`;

/** Path of a job's application form. */
export const applicationPath = (locale: Locale, slug: string): string =>
  `${applicationFolder(locale)}${slug}/`;

/** True if a slug ends in the id of its job, as every slug must. */
export const isSlugOf = (slug: string, id: string): boolean => slug.endsWith(`-${id}`);

/** The slug in an address of the given job or of its form; undefined for every other path. */
export function slugInPath(path: string, { locale, id }: { locale: Locale; id: string }): string | undefined {
  const slug = path.split('/').at(-2) ?? '';
  const isOwn = isSlugOf(slug, id) && [jobPath(locale, slug), applicationPath(locale, slug)].includes(path);
  return isOwn ? slug : undefined;
}
