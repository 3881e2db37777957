import type { ApplicationVariant } from './field';

/** Hidden fields of both forms besides `job` (numeric id, `initiative` or `freelance`; applications only). */
export const HIDDEN_FIELDS = {
  /** What is applied for. */
  job: 'job',
  /** Language of the page. */
  locale: 'locale',
  /** Off-screen text that people leave empty. No name that a password manager knows an answer to, such as a fax number. */
  honeypot: 'remark',
  /** Signed time from `GET /api/form-token`. */
  token: 'form_token',
  /** Number that solves the token's task. */
  proof: 'form_proof',
  /** What the header `Idempotency-Key` says, for a form that the browser itself sends; the header wins. */
  key: 'idempotency_key',
} as const;

/** Addresses of the intake. */
export const INTAKE_PATHS = {
  applications: '/api/applications',
  contact: '/api/contact',
  token: '/api/form-token',
} as const;

/** The variant that a value of the field `job` stands for. */
export function variantOf(job: string): ApplicationVariant {
  return job === 'initiative' || job === 'freelance' ? job : 'job';
}
