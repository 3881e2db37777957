/** Kinds of applications: for a job, without an advertisement, as a freelancer. */
export type ApplicationVariant = 'job' | 'initiative' | 'freelance';

/** The text fields of an application, named and ordered as in the specification; `desired_role` only for `initiative`. */
export const TEXT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'website',
  'desired_role',
  'pitch',
  'message',
  'available_from',
  'salary_expectations',
  'channel',
] as const;

/** The boxes to tick: the notice was read; the talent pool is wanted. Sent as `true`. */
export const CHECK_FIELDS = ['privacy_ack', 'talent_pool'] as const;

/** The file fields in the order of the form. */
export const FILE_FIELDS = ['resume', 'portfolio', 'certificates'] as const;

/** Every field a person fills in, in the order of the form: the order of errors too. */
export const APPLICATION_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'website',
  'desired_role',
  'pitch',
  'message',
  'available_from',
  'salary_expectations',
  ...FILE_FIELDS,
  'channel',
  ...CHECK_FIELDS,
] as const;

/** Name of a field of the application form. */
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** What a person typed and ticked; a missing text is an empty one. */
export type ApplicationValues = Partial<
  Record<(typeof TEXT_FIELDS)[number], string> & Record<(typeof CHECK_FIELDS)[number], boolean>
>;

/** Values of `channel`; their labels are the texts `apply.channelOption.<value>`. */
export const CHANNELS = [
  'website',
  'linkedin',
  'instagram',
  'kununu',
  'jobboard',
  'agency_press',
  'event',
  'university',
  'referral',
  'search',
  'other',
] as const;

/** The fields of the contact form, in its order. */
export const CONTACT_FIELDS = ['topic', 'name', 'email', 'company', 'phone', 'message'] as const;

/** Name of a field of the contact form. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a person typed into the contact form. */
export type ContactValues = Partial<Record<ContactField, string>>;

/** Values of `topic`; their labels are the texts `contact.topicOption.<value>`. */
export const TOPICS = ['business', 'press', 'careers', 'other'] as const;

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
