import { isJobId } from '../../../src/config/jobIds';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { jobFolder } from '../../../src/content/jobPaths';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { FormResult } from './answer';

type NamedForm = Pick<FormResult, 'form' | 'locale'>;

/** Path of the page with the form, in the default language if there is none in its own; undefined if it is not open. */
export function formPath({ jobs, pages }: IntakeSite, { form, locale }: NamedForm): string | undefined {
  const { contact } = pages;
  if (form === 'contact') return contact[locale] ?? contact[DEFAULT_LOCALE];
  const forms = Object.hasOwn(jobs, form) ? jobs[form]?.forms : undefined;
  return (forms?.[locale] ?? forms?.[DEFAULT_LOCALE])?.path;
}

/**
 * Path of the page for a browser that opens the address of a form, as with Enter after a form sent without script has
 * come back: the form; for a job that is not open, the page for closed jobs; if no form is named, the list of jobs.
 */
export function openedPath(site: IntakeSite, named: NamedForm): string {
  const { closed } = site.pages;
  const { form, locale } = named;
  const closedPath = isJobId(form) ? (closed[locale] ?? closed[DEFAULT_LOCALE]) : undefined;
  return formPath(site, named) ?? closedPath ?? jobFolder(locale);
}
