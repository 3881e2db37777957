import type { IntakeJob, IntakeSite } from '../../../src/content/intakeSite';
import type { Locale } from '../../../src/content/locales';
import type { CompiledMessage } from '../../../src/content/pageData';
import { lastDayOf } from '../publication/publication';
import type { ResolveContext } from './context';
import { formPathOf, type JobEntry, languagesOf, type SiteEntries } from './entries';
import { countryOf, currencyOf, OPEN_FORMS } from './pay';
import { plainTitle } from './titles';

function addForm(
  jobs: Record<string, IntakeJob>,
  id: string,
  locale: Locale,
  form: { title: string; path: string },
  facts: Omit<IntakeJob, 'forms'>,
): void {
  const job = (jobs[id] ??= { ...facts, forms: {} });
  job.forms[locale] = form;
}

/** City of a job, and the e-mail addresses from the content that its applications may be sent to. */
function cityAndContact(
  { entries, locale }: ResolveContext,
  { card }: JobEntry,
): Required<Pick<IntakeJob, 'contact'>> & Pick<IntakeJob, 'city'> {
  const [first = ''] = card.locations;
  const location = entries.findOf('locations', locale, first)?.card;
  const contact = { job: card.contact.email };
  return location ? { city: location.city, contact: { ...contact, house: location.email } } : { contact };
}

/** Site data needed by the intake: its origin, open jobs with their forms, its pages, all texts. */
export function intakeSite(
  origin: string,
  contexts: readonly ResolveContext[],
  entries: SiteEntries,
  texts: Record<Locale, Record<string, CompiledMessage>>,
): IntakeSite {
  const jobs: Record<string, IntakeJob> = {};
  for (const context of contexts) {
    const { locale } = context;
    for (const job of entries.of('jobs', locale)) {
      const path = formPathOf(job);
      if (path === undefined) continue;
      const { title } = job.card;
      const validThrough = lastDayOf(job.card);
      const country = countryOf(context, job);
      addForm(
        jobs,
        job.id,
        locale,
        { title: plainTitle(title), path },
        {
          ...(validThrough === undefined ? {} : { validThrough }),
          country,
          ...cityAndContact(context, job),
          currency: currencyOf(context, job),
        },
      );
    }
    for (const { id, card } of entries.of('applications', locale)) {
      const form = { title: plainTitle(card.titleNavigation ?? card.title), path: card.path };
      addForm(jobs, id, locale, form, OPEN_FORMS);
    }
  }
  const pathsOf = (id: string) => languagesOf(entries, id);
  return {
    origin,
    jobs,
    pages: {
      thanks: pathsOf('apply-thanks'),
      application: pathsOf('my-application'),
      contact: pathsOf('contact'),
      contactThanks: pathsOf('contact-thanks'),
      closed: pathsOf('closed-job'),
    },
    texts,
  };
}
