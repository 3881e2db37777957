import type { Locale } from './locales';
import type { CompiledMessage } from './pageData';

/** An open job, or one of the forms without a job, as the intake knows it. */
export interface IntakeJob {
  /** Last day on which applications are taken, YYYY-MM-DD in Berlin. */
  validThrough?: string;
  /** Country of the first location: decides how long applications are kept. */
  country: 'DE' | 'AT' | 'CH';
  currency: 'EUR' | 'CHF';
  /** City of the first location; only of jobs. */
  city?: string;
  /** Addresses that mails may be routed to: the job's own, and that of its first location (`house`). */
  contact?: { job?: string; house?: string };
  /** Title and form of each language it is advertised in. */
  forms: Partial<Record<Locale, { title: string; path: string }>>;
}

/** What the build tells the intake about the site; written beside the built folder, so that it is not served. */
export interface IntakeSite {
  /** By numeric id; the forms without a job as `initiative` and `freelance`. */
  jobs: Record<string, IntakeJob>;
  /** Paths by what the page is for. */
  pages: Record<
    'thanks' | 'application' | 'contact' | 'contactThanks' | 'closed',
    Partial<Record<Locale, string>>
  >;
  /** Texts by key. */
  texts: Record<Locale, Record<string, CompiledMessage>>;
}
