import { LOCALES, type Locale } from '../../src/content/locales';
import type { Kind } from '../../src/content/types';
import { applicationPath, jobPath } from '../../src/content/jobPaths';
import type { ProblemCode } from './problems';
import { fixedPath, kindPath } from './rules';

/** Kind, id and locale of a page, as given by its file's location. */
export interface PagePlace {
  kind: Kind;
  id: string;
  locale: Locale;
}

/** The path a page must have because of code, an external contract or its kind, with the message for other paths. */
export function prescribedPath(
  { kind, id, locale }: PagePlace,
  slug: string | undefined,
): { path: string; code: ProblemCode; message: string } | undefined {
  const fixed = kind === 'pages' || kind === 'legal' ? fixedPath(id, locale) : undefined;
  if (fixed !== undefined) {
    return { path: fixed, code: 'fixed-path', message: 'other programs rely on the address of this page' };
  }
  if (kind === 'jobs') {
    if (slug === undefined) return undefined;
    return { path: jobPath(locale, slug), code: 'job-path', message: 'the path does not match the slug' };
  }
  if (kind === 'applications') {
    const path = applicationPath(locale, id);
    return { path, code: 'job-path', message: 'forms lie below the job list, named like their file' };
  }
  const folder = kindPath(kind, locale);
  if (folder === undefined) return undefined;
  const message = `pages of ${kind}/ lie below ${folder}, named like their file`;
  return { path: `${folder}${id}/`, code: 'kind-path', message };
}

/** The default path of a page, from its kind, file name and slug. Undefined for a job without slug. */
export function derivedPath(place: PagePlace, slug: string | undefined): string | undefined {
  const prescribed = prescribedPath(place, slug)?.path;
  if (prescribed !== undefined || place.kind === 'jobs') return prescribed;
  return `${LOCALES[place.locale].prefix}/${place.id}/`;
}
