import type { ApplicationField } from './fields';

/** Text key of each application field's label: beside the field, and in the mail to the recruiters. */
export const FIELD_LABELS = {
  first_name: 'apply.firstName.label',
  last_name: 'apply.lastName.label',
  email: 'apply.email.label',
  website: 'apply.website.label',
  desired_role: 'apply.desiredRole.label',
  pitch: 'apply.pitch.label',
  message: 'apply.message.label',
  available_from: 'apply.availableFrom.label',
  salary_expectations: 'apply.salary.label',
  resume: 'apply.resume.label',
  portfolio: 'apply.portfolio.label',
  certificates: 'apply.certificates.label',
  channel: 'apply.channel.label',
  privacy_ack: 'apply.privacyAck.label',
  talent_pool: 'apply.talentPool.label',
} as const satisfies Record<ApplicationField, string>;
