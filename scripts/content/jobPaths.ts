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

/** The slug in an address of the given job or of its form; undefined for every other path. */
export function slugInPath(path: string, { locale, id }: { locale: Locale; id: string }): string | undefined {
  const slug = path.split('/').at(-2) ?? '';
  const isOwn =
    slug.endsWith(`-${id}`) && [jobPath(locale, slug), applicationPath(locale, slug)].includes(path);
  return isOwn ? slug : undefined;
}

/** The id in a slug: its last run of digits (domain rules, section 1). */
export function idInSlug(slug: string): string | undefined {
  return slug.match(/\d+/g)?.at(-1);
}
