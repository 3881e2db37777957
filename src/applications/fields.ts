import { isOpenForm } from '../config/jobIds';
import type { ApplicationVariant } from './field';

/** Hidden fields of both forms; `job` of applications only. */
export const HIDDEN_FIELDS = {
  /** What the application is for: a numeric id, `initiative` or `freelance`. */
  job: 'job',
  /** Language of the page. */
  locale: 'locale',
  /**
   * Honeypot: off-screen text that people leave empty. Its name must not be one that password managers fill in, such as
   * a fax number.
   */
  honeypot: 'remark',
  /** Signed time from `GET /api/form-token`. */
  token: 'form_token',
  /** Number that solves the token's proof-of-work task. */
  proof: 'form_proof',
  /** Value of the header `Idempotency-Key`, for a form that the browser itself sends; the header takes precedence. */
  key: 'idempotency_key',
} as const;

/** Endpoints of the intake. */
export const INTAKE_PATHS = {
  applications: '/api/applications',
  contact: '/api/contact',
  token: '/api/form-token',
} as const;

/** Returns the variant for a value of the field `job`. */
export function variantOf(job: string): ApplicationVariant {
  return isOpenForm(job) ? job : 'job';
}
