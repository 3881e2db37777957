import type { Locale } from '../../../src/content/locales';
import type { TemplateName } from '../../../src/content/view';

/** A template, or the job list, which uses the generic template. */
export type MeasuredTemplate = TemplateName | 'jobs';

/** A typical page of each template by language; for the error page, a path that does not exist. */
export const TEMPLATE_PAGES: Readonly<Record<MeasuredTemplate, Readonly<Record<Locale, string>>>> = {
  generic: { de: '/', en: '/en/' },
  case: { de: '/work/rollwerk-zwei-raeder/', en: '/en/work/rollwerk-zwei-raeder/' },
  jobs: { de: '/jobs/', en: '/en/jobs/' },
  jobDetail: { de: '/jobs/art-direction-4115/', en: '/en/jobs/art-direction-4115/' },
  jobApplication: { de: '/jobs/application/initiative/', en: '/en/jobs/application/initiative/' },
  press: { de: '/presse/gehaltsbaender-2026/', en: '/en/press/gehaltsbaender-2026/' },
  error: { de: '/nicht-da/', en: '/en/not-here/' },
};

/** The German ones, for measurements in one language. */
export const GERMAN_PAGES = Object.fromEntries(
  Object.entries(TEMPLATE_PAGES).map(([template, { de }]) => [template, de]),
) as Readonly<Record<MeasuredTemplate, string>>;

/** All templates, in the order of measurement. */
export const MEASURED_TEMPLATES = Object.keys(TEMPLATE_PAGES) as MeasuredTemplate[];

/** True if a template's page has a text input, so that its response can be measured. */
export const hasInput = (template: MeasuredTemplate): boolean =>
  template === 'jobs' || template === 'jobApplication';
