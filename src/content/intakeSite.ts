import type { Country, Currency } from '../config/countries';
import type { Locale } from './locales';
import type { CompiledMessage } from './pageData';

/** Data for the intake about an open job, or about a form without a job. */
export interface IntakeJob {
  /** Last day for applications, YYYY-MM-DD in Berlin. */
  validThrough?: string;
  /** Country of the first location: determines how long applications are stored. */
  country: Country;
  currency: Currency;
  /** City of the first location; only for jobs. */
  city?: string;
  /** Mail addresses for routing: the job's own, and that of its first location (`house`). */
  contact?: { job?: string; house?: string };
  /** Title and path of the form in each language the job is advertised in. */
  forms: Partial<Record<Locale, { title: string; path: string }>>;
}

/**
 * Data about the site that the build passes to the intake; written outside the built folder, so that it is not served.
 */
export interface IntakeSite {
  /** Public origin with which the site was built. */
  origin: string;
  /** By numeric id; the forms without a job as `initiative` and `freelance`. */
  jobs: Record<string, IntakeJob>;
  /** Paths by purpose of the page. */
  pages: Record<
    'thanks' | 'application' | 'contact' | 'contactThanks' | 'closed',
    Partial<Record<Locale, string>>
  >;
  /** Texts by key. */
  texts: Record<Locale, Record<string, CompiledMessage>>;
}
