import type { Locale } from '../../../src/content/locales';
import type { TemplateName } from '../../../src/content/view';

/** What pages are rendered by: a template, or the part of the generic one that lists jobs. */
export type MeasuredTemplate = TemplateName | 'jobs';

/** A page that stands for its template in each language; of the error page an address that leads nowhere. */
export const TEMPLATE_PAGES: Readonly<Record<MeasuredTemplate, Readonly<Record<Locale, string>>>> = {
  generic: { de: '/', en: '/en/' },
  case: { de: '/work/rollwerk-zwei-raeder/', en: '/en/work/rollwerk-zwei-raeder/' },
  jobs: { de: '/jobs/', en: '/en/jobs/' },
  jobDetail: { de: '/jobs/art-direction-4115/', en: '/en/jobs/art-direction-4115/' },
  jobApplication: { de: '/jobs/application/initiative/', en: '/en/jobs/application/initiative/' },
  press: { de: '/presse/gehaltsbaender-2026/', en: '/en/press/gehaltsbaender-2026/' },
  error: { de: '/nicht-da/', en: '/en/not-here/' },
};

/** All templates, in the order in which they are measured. */
export const MEASURED_TEMPLATES = Object.keys(TEMPLATE_PAGES) as MeasuredTemplate[];

/** Whether something can be typed on a template's page, so that it can be measured when the page answers. */
export const hasInput = (template: MeasuredTemplate): boolean =>
  template === 'jobs' || template === 'jobApplication';
